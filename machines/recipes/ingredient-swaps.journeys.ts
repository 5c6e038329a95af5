import { messages } from '#domain/message/messages.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { ingredientSwapsMachine } from './ingredient-swaps.machine.ts';
import { sampleRecipe, sampleSwaps } from './recipe.samples.ts';

const requested = { type: 'swap.requested', foodId: 'tomato', name: 'Tomatoes' } as const;
const offered = { answer: 'findSwaps', with: ok(sampleSwaps) } as const;
const chosen = { type: 'replacement.chosen', foodId: 'courgette' } as const;
const swapped = { answer: 'readSwapped', with: ok({ ...sampleRecipe, title: 'With courgette' }) } as const;
const closed = { type: 'sheet.closed' } as const;
const undone = { type: 'swap.undone', original: 'tomato' } as const;
const noNetwork = { kind: 'unavailable', status: null, message: null } as const;
const made = [{ from: 'tomato', to: 'courgette' }] as const;

const garlic = { ...sampleSwaps, food_id: 'garlic', ingredient: 'Garlic' };
const secondSwap = [
  { ...requested, foodId: 'garlic', name: 'Garlic' },
  { answer: 'findSwaps', with: ok(garlic) },
  chosen,
  swapped,
] as const;

export const ingredientSwapsJourneys: readonly JourneyOf<typeof ingredientSwapsMachine>[] = [
  {
    title: 'EXT-09 what breaks a limit is swapped, and the recipe is recomputed',
    events: [requested, offered, chosen, swapped],
    end: 'closed',
    calls: [
      { id: 'findSwaps', input: { id: '17', foodId: 'tomato', made: [] } },
      { id: 'readSwapped', input: { id: '17', made } },
    ],
    context: { made, recipe: { ...sampleRecipe, title: 'With courgette' } },
  },
  {
    title: 'EXT-09 the last swap is undone at once, without asking anybody',
    events: [requested, offered, chosen, swapped, undone],
    end: 'closed',
    calls: [{ id: 'findSwaps' }, { id: 'readSwapped' }],
    context: { made: [], recipe: null },
  },
  {
    title: 'EXT-09 a second swap keeps the first, and is looked for in the recipe as swapped',
    events: [requested, offered, chosen, swapped, ...secondSwap],
    end: 'closed',
    calls: [
      { id: 'findSwaps' },
      { id: 'readSwapped' },
      { id: 'findSwaps', input: { id: '17', foodId: 'garlic', made } },
      { id: 'readSwapped', input: { id: '17', made: [...made, { from: 'garlic', to: 'courgette' }] } },
    ],
  },
  {
    title: 'EXT-09 one of two swaps is undone, the other stays',
    events: [
      requested,
      offered,
      chosen,
      swapped,
      ...secondSwap,
      undone,
      { answer: 'readRestored', with: ok(sampleRecipe) },
    ],
    end: 'closed',
    calls: [
      { id: 'findSwaps' },
      { id: 'readSwapped' },
      { id: 'findSwaps' },
      { id: 'readSwapped' },
      { id: 'readRestored', input: { id: '17', made: [{ from: 'garlic', to: 'courgette' }] } },
    ],
    context: { recipe: sampleRecipe },
  },
  {
    title: 'EXT-09 undoing that fails says so, and the swaps stay',
    events: [
      requested,
      offered,
      chosen,
      swapped,
      ...secondSwap,
      undone,
      { answer: 'readRestored', with: noNetwork },
    ],
    end: 'closed',
    emits: [errorToast(messages.overloaded)],
    context: { made: [...made, { from: 'garlic', to: 'courgette' }] },
  },
  {
    title: 'EXT-09 where nothing fits, the sheet says so',
    events: [requested, { answer: 'findSwaps', with: ok({ ...sampleSwaps, replacements: [] }) }],
    end: 'nothingFits',
  },
  {
    title: 'EXT-09 an ingredient that has come to fit since has nothing to swap either',
    events: [requested, { answer: 'findSwaps', with: ok(null) }, closed],
    end: 'closed',
    context: { made: [] },
  },
  {
    title: 'what is not offered cannot be chosen',
    events: [requested, offered, { type: 'replacement.chosen', foodId: 'beef-mince' }],
    end: 'offering',
    calls: [{ id: 'findSwaps' }],
  },
  {
    title: 'ERR-32 without a network the sheet says so, and a retry helps',
    events: [requested, { answer: 'findSwaps', with: noNetwork }, { type: 'retry.requested' }, offered],
    end: 'offering',
    context: { failure: null },
  },
  {
    title: 'ERR-32 a swap that fails leaves the choice open',
    events: [requested, offered, chosen, { answer: 'readSwapped', with: noNetwork }],
    end: 'offering',
    emits: [errorToast(messages.overloaded)],
    context: { made: [], recipe: null },
  },
  {
    title: 'a closed sheet changes nothing, even while the recipe is computed',
    events: [requested, offered, chosen, closed],
    end: 'closed',
    context: { made: [], recipe: null },
  },
  {
    title: 'a defect reads like a failing server',
    events: [requested, { defect: 'findSwaps' }],
    end: 'failed',
    context: { failure: messages.overloaded },
  },
  {
    title: 'a sheet closed while it looks stays closed, and the question is canceled',
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
    title: 'ERR-32 a sheet that found nothing out can be closed',
    events: [requested, { answer: 'findSwaps', with: noNetwork }, closed],
    end: 'closed',
    calls: [{ id: 'findSwaps' }],
  },
  {
    title: 'a defect in computing the swap leaves the choice open and is told',
    events: [requested, offered, chosen, { defect: 'readSwapped' }],
    end: 'offering',
    emits: [errorToast(messages.overloaded)],
    context: { made: [], recipe: null },
  },
  {
    title: 'EXT-09 a defect in undoing is told, and the swaps stay',
    events: [requested, offered, chosen, swapped, ...secondSwap, undone, { defect: 'readRestored' }],
    end: 'closed',
    emits: [errorToast(messages.overloaded)],
    context: { made: [...made, { from: 'garlic', to: 'courgette' }] },
  },
];
