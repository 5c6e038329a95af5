import { emptyDraft, withDecision } from '#domain/own-recipe/own-recipe-draft.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { clearReading, decision, openReading, soupDraft } from './own-recipe-editor.cases.ts';
import type { ownRecipeEditorMachine } from './own-recipe-editor.machine.ts';

const save = { type: 'save.requested' } as const;
const busy = 'The system is currently overloaded and cannot process your request. Please try again later.';
const text = '3 tbsp moon dust';
const imported = { id: null, draft: soupDraft, isImported: true };

export const ownRecipeEditorJourneys: readonly JourneyOf<typeof ownRecipeEditorMachine>[] = [
  {
    title: 'EXT-05 stores a recipe without open lines once for several presses of Save',
    events: [
      save,
      save,
      { resolves: 'readDraft', with: ok(clearReading) },
      save,
      { resolves: 'storeRecipe', with: ok({ id: 17 }) },
    ],
    end: 'stored',
    calls: [
      { id: 'readDraft', input: { id: null, draft: soupDraft } },
      { id: 'storeRecipe', input: { id: null, original: soupDraft, draft: soupDraft } },
    ],
    emits: [successToast('Your recipe is saved.'), { type: 'recipe.stored', id: 17 }],
  },
  {
    title: 'EXT-20 shows an open line before storing and parses it again with the choice',
    events: [
      save,
      { resolves: 'readDraft', with: ok(openReading) },
      { type: 'line.opened', line: 1 },
      { type: 'line.decided', text, decision },
      { resolves: 'rereadDraft', with: ok(clearReading) },
      save,
      { resolves: 'storeRecipe', with: ok({ id: 17 }) },
    ],
    end: 'stored',
    calls: [
      { id: 'readDraft', input: { id: null, draft: soupDraft } },
      { id: 'rereadDraft', input: { id: null, draft: withDecision(soupDraft, text, decision) } },
      {
        id: 'storeRecipe',
        input: { id: null, original: soupDraft, draft: withDecision(soupDraft, text, decision) },
      },
    ],
    emits: [successToast('Your recipe is saved.'), { type: 'recipe.stored', id: 17 }],
  },
  {
    title: 'EXT-20 always shows imported lines before storing',
    input: imported,
    events: [{ resolves: 'readDraft', with: ok(clearReading) }],
    end: { reviewing: 'listing' },
    calls: [{ id: 'readDraft', input: { id: null, draft: soupDraft } }],
    emits: [],
  },
  {
    title: 'EXT-20 keeps a correction that cannot be parsed and shows an error',
    input: imported,
    events: [
      { resolves: 'readDraft', with: ok(openReading) },
      { type: 'line.opened', line: 1 },
      { type: 'line.decided', text, decision },
      { resolves: 'rereadDraft', with: { kind: 'unavailable', status: null, message: null } },
    ],
    end: { reviewing: 'listing' },
    emits: [errorToast(busy)],
    context: { draft: withDecision(soupDraft, text, decision), reading: openReading },
  },
  {
    title: 'EXT-05 does not send an incomplete recipe and shows an error per field',
    input: { id: '17', draft: { ...emptyDraft, servings: '0', minutes: '-1' }, isImported: false },
    events: [save],
    end: 'editing',
    calls: [],
    context: {
      problem: null,
      fields: {
        title: ['Please give the recipe a title.'],
        servings: ['Please enter a whole number from 1 to 100.'],
        ready_in_minutes: ['Please enter whole minutes.'],
        ingredients: ['Please enter at least one ingredient.'],
      },
    },
  },
  {
    title: 'EXT-05 shows the server’s message at the field and keeps the input',
    events: [
      { type: 'draft.edited', part: { title: 'Stew' } },
      save,
      { resolves: 'readDraft', with: ok(clearReading) },
      { resolves: 'storeRecipe', with: { kind: 'invalid', message: 'No.', fields: { title: ['No.'] } } },
    ],
    end: 'editing',
    emits: [],
    context: { draft: { ...soupDraft, title: 'Stew' }, problem: null, fields: { title: ['No.'] } },
  },
  {
    title: 'EXT-20 returns to the form with all input when parsing is refused or fails',
    events: [
      save,
      { resolves: 'readDraft', with: { kind: 'invalid', message: 'No.', fields: { ingredients: ['No.'] } } },
      save,
      { resolves: 'readDraft', with: { kind: 'unavailable', status: 500, message: null } },
      save,
      { rejects: 'readDraft' },
    ],
    end: 'editing',
    emits: [errorToast(busy), errorToast(busy)],
    calls: [{ id: 'readDraft' }, { id: 'readDraft' }, { id: 'readDraft' }],
  },
  {
    title: 'EXT-20 the text can be changed after viewing the lines',
    input: imported,
    events: [
      { resolves: 'readDraft', with: ok(openReading) },
      { type: 'edit.requested' },
      { type: 'draft.edited', part: { ingredients: '2 onions' } },
      save,
      { resolves: 'readDraft', with: ok(openReading) },
    ],
    end: { reviewing: 'listing' },
    context: { draft: { ...soupDraft, ingredients: '2 onions' }, isReviewed: true },
    calls: [
      { id: 'readDraft', input: { id: null, draft: soupDraft } },
      { id: 'readDraft', input: { id: null, draft: { ...soupDraft, ingredients: '2 onions' } } },
    ],
  },
  {
    title: 'EXT-20 closing a line keeps its reading, and another one can be opened',
    input: imported,
    events: [
      { resolves: 'readDraft', with: ok(openReading) },
      { type: 'line.opened', line: 0 },
      { type: 'line.closed' },
      { type: 'line.opened', line: 1 },
    ],
    end: { reviewing: 'deciding' },
    context: { line: 1, draft: soupDraft },
  },
  {
    title: 'EXT-20 parses a rewritten line; a refusal returns to the form',
    input: imported,
    events: [
      { resolves: 'readDraft', with: ok(openReading) },
      { type: 'line.opened', line: 0 },
      { type: 'line.rewritten', text: '500 g carrots', replacement: '600 g carrots' },
      {
        resolves: 'rereadDraft',
        with: { kind: 'invalid', message: 'No.', fields: { ingredients: ['No.'] } },
      },
    ],
    end: 'editing',
    emits: [],
    context: {
      draft: { ...soupDraft, ingredients: '600 g carrots\n1 onion' },
      problem: null,
      fields: { ingredients: ['No.'] },
    },
  },
  {
    title: 'EXT-20 keeps showing the lines when storing fails, and Save works again',
    input: imported,
    events: [
      { resolves: 'readDraft', with: ok(openReading) },
      save,
      { resolves: 'storeRecipe', with: { kind: 'unavailable', status: 500, message: null } },
      save,
      { rejects: 'storeRecipe' },
      save,
      { resolves: 'storeRecipe', with: ok({ id: 17 }) },
    ],
    end: 'stored',
    emits: [
      errorToast(busy),
      errorToast(busy),
      successToast('Your recipe is saved.'),
      { type: 'recipe.stored', id: 17 },
    ],
  },
  {
    title: 'EXT-20 keeps showing the lines after an exception in parsing a correction',
    input: imported,
    events: [
      { resolves: 'readDraft', with: ok(openReading) },
      { type: 'line.opened', line: 1 },
      { type: 'line.decided', text, decision: null },
      { rejects: 'rereadDraft' },
      { type: 'line.opened', line: 0 },
    ],
    end: { reviewing: 'deciding' },
    emits: [errorToast(busy)],
  },
  {
    title: 'EXT-21 stores a recipe written offline with unparsed lines; a failure returns to the form',
    events: [
      save,
      { resolves: 'readDraft', with: { kind: 'unavailable', status: null, message: null } },
      { resolves: 'storeRecipe', with: { kind: 'unavailable', status: 500, message: null } },
      save,
      { resolves: 'readDraft', with: { kind: 'unavailable', status: null, message: null } },
      { rejects: 'storeRecipe' },
      save,
      { resolves: 'readDraft', with: { kind: 'unavailable', status: null, message: null } },
      { resolves: 'storeRecipe', with: ok({ id: -17 }) },
    ],
    end: 'stored',
    emits: [
      errorToast(busy),
      errorToast(busy),
      successToast('Your recipe is saved.'),
      { type: 'recipe.stored', id: -17 },
    ],
  },
  {
    title: 'EXT-21 a recipe that cannot be stored with unparsed lines can be edited in the form',
    events: [
      save,
      { resolves: 'readDraft', with: { kind: 'unavailable', status: null, message: null } },
      { resolves: 'storeRecipe', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'draft.edited', part: { title: 'Stew' } },
    ],
    end: 'editing',
    context: { draft: { ...soupDraft, title: 'Stew' } },
    emits: [errorToast(busy)],
  },
  {
    title: 'EXT-21 an exception in storing unparsed lines returns to the form',
    events: [
      save,
      { resolves: 'readDraft', with: { kind: 'unavailable', status: null, message: null } },
      { rejects: 'storeRecipe' },
      { type: 'draft.edited', part: { title: 'Stew' } },
    ],
    end: 'editing',
    context: { draft: { ...soupDraft, title: 'Stew' } },
    emits: [errorToast(busy)],
  },
  {
    title: 'EXT-20 does not store imported lines unseen while offline',
    input: imported,
    events: [{ resolves: 'readDraft', with: { kind: 'unavailable', status: null, message: null } }],
    end: 'editing',
    emits: [errorToast(busy)],
  },
];
