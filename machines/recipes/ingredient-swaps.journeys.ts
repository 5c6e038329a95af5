import { messages } from '#domain/message/messages.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { ingredientSwapsMachine } from './ingredient-swaps.machine.ts';
import { sampleRecipe, sampleSwaps } from './recipe.samples.ts';

const requested = { type: 'swap.requested', foodId: 'tomato', name: 'Tomatoes' } as const;
const offered = { resolves: 'findSwaps', with: ok(sampleSwaps) } as const;
const chosen = { type: 'replacement.chosen', foodId: 'zucchini' } as const;
const swapped = { resolves: 'readSwapped', with: ok({ ...sampleRecipe, title: 'With zucchini' }) } as const;
const closed = { type: 'sheet.closed' } as const;
const undone = { type: 'swap.undone', original: 'tomato' } as const;
const noNetwork = { kind: 'unavailable', status: null, message: null } as const;
const made = [{ from: 'tomato', to: 'zucchini' }] as const;

const garlic = { ...sampleSwaps, food_id: 'garlic', ingredient: 'Garlic' };
const secondSwap = [
  { ...requested, foodId: 'garlic', name: 'Garlic' },
  { resolves: 'findSwaps', with: ok(garlic) },
  chosen,
  swapped,
] as const;

export const ingredientSwapsJourneys: readonly JourneyOf<typeof ingredientSwapsMachine>[] = [
  {
    title: 'EXT-09 swaps an ingredient that breaks a limit and recomputes the recipe',
    events: [requested, offered, chosen, swapped],
    end: 'closed',
    calls: [
      { id: 'findSwaps', input: { id: '17', foodId: 'tomato', made: [] } },
      { id: 'readSwapped', input: { id: '17', made } },
    ],
    context: { made, recipe: { ...sampleRecipe, title: 'With zucchini' } },
  },
  {
    title: 'EXT-09 EXT-28 the page of a recipe that is cooked with swaps has them when it is opened again',
    events: [
      { type: 'swaps.found', made },
      { ...swapped, resolves: 'readRestored' },
    ],
    end: 'closed',
    calls: [{ id: 'readRestored', input: { id: '17', made } }],
    context: { made, recipe: { ...sampleRecipe, title: 'With zucchini' } },
  },
  {
    title: 'EXT-09 without the swaps that were found, the recipe is shown as written, and the reason is said',
    events: [
      { type: 'swaps.found', made },
      { resolves: 'readRestored', with: noNetwork },
    ],
    end: 'closed',
    context: { made: [], recipe: null },
    emits: [errorToast(messages.overloaded)],
  },
  {
    title: 'EXT-09 undoes the last swap immediately without a request',
    events: [requested, offered, chosen, swapped, undone],
    end: 'closed',
    calls: [{ id: 'findSwaps' }, { id: 'readSwapped' }],
    context: { made: [], recipe: null },
  },
  {
    title: 'EXT-09 a second swap keeps the first and is searched in the swapped recipe',
    events: [requested, offered, chosen, swapped, ...secondSwap],
    end: 'closed',
    calls: [
      { id: 'findSwaps' },
      { id: 'readSwapped' },
      { id: 'findSwaps', input: { id: '17', foodId: 'garlic', made } },
      { id: 'readSwapped', input: { id: '17', made: [...made, { from: 'garlic', to: 'zucchini' }] } },
    ],
  },
  {
    title: 'EXT-09 undoes one of two swaps and keeps the other',
    events: [
      requested,
      offered,
      chosen,
      swapped,
      ...secondSwap,
      undone,
      { resolves: 'readRestored', with: ok(sampleRecipe) },
    ],
    end: 'closed',
    calls: [
      { id: 'findSwaps' },
      { id: 'readSwapped' },
      { id: 'findSwaps' },
      { id: 'readSwapped' },
      { id: 'readRestored', input: { id: '17', made: [{ from: 'garlic', to: 'zucchini' }] } },
    ],
    context: { recipe: sampleRecipe },
  },
  {
    title: 'EXT-09 shows an error when undoing fails and keeps the swaps',
    events: [
      requested,
      offered,
      chosen,
      swapped,
      ...secondSwap,
      undone,
      { resolves: 'readRestored', with: noNetwork },
    ],
    end: 'closed',
    emits: [errorToast(messages.overloaded)],
    context: { made: [...made, { from: 'garlic', to: 'zucchini' }] },
  },
  {
    title: 'EXT-09 the sheet says so when nothing fits',
    events: [requested, { resolves: 'findSwaps', with: ok({ ...sampleSwaps, replacements: [] }) }],
    end: 'nothingFits',
  },
  {
    title: 'EXT-09 an ingredient that fits by now has nothing to swap either',
    events: [requested, { resolves: 'findSwaps', with: ok(null) }, closed],
    end: 'closed',
    context: { made: [] },
  },
  {
    title: 'only offered foods can be chosen',
    events: [requested, offered, { type: 'replacement.chosen', foodId: 'ground-beef' }],
    end: 'offering',
    calls: [{ id: 'findSwaps' }],
  },
  {
    title: 'ERR-32 the sheet shows an error without a network, and a retry helps',
    events: [requested, { resolves: 'findSwaps', with: noNetwork }, { type: 'retry.requested' }, offered],
    end: 'offering',
    context: { failure: null },
  },
  {
    title: 'ERR-32 a failed swap keeps the choice open',
    events: [requested, offered, chosen, { resolves: 'readSwapped', with: noNetwork }],
    end: 'offering',
    emits: [errorToast(messages.overloaded)],
    context: { made: [], recipe: null },
  },
  {
    title: 'closing the sheet cancels the swap being computed',
    events: [requested, offered, chosen, closed],
    end: 'closed',
    context: { made: [], recipe: null },
  },
  {
    title: 'an exception shows the message of a failing server',
    events: [requested, { rejects: 'findSwaps' }],
    end: 'failed',
    context: { failure: messages.overloaded },
  },
  {
    title: 'closing the sheet while searching cancels the request',
    events: [requested, closed],
    end: 'closed',
    calls: [{ id: 'findSwaps', aborted: true }],
    context: { made: [] },
  },
  {
    title: 'an offer can be left without a choice',
    events: [requested, offered, closed],
    end: 'closed',
    calls: [{ id: 'findSwaps' }],
    context: { made: [], recipe: null },
  },
  {
    title: 'ERR-32 the sheet can be closed after a failed search',
    events: [requested, { resolves: 'findSwaps', with: noNetwork }, closed],
    end: 'closed',
    calls: [{ id: 'findSwaps' }],
  },
  {
    title: 'shows an error after an exception in computing the swap and keeps the choice open',
    events: [requested, offered, chosen, { rejects: 'readSwapped' }],
    end: 'offering',
    emits: [errorToast(messages.unexpected)],
    context: { made: [], recipe: null },
  },
  {
    title: 'EXT-09 shows an error after an exception in undoing and keeps the swaps',
    events: [requested, offered, chosen, swapped, ...secondSwap, undone, { rejects: 'readRestored' }],
    end: 'closed',
    emits: [errorToast(messages.unexpected)],
    context: { made: [...made, { from: 'garlic', to: 'zucchini' }] },
  },
];
