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
    title: 'EXT-05 a recipe without a doubt is stored once, however often Save is pressed',
    events: [
      save,
      save,
      { answer: 'readDraft', with: ok(clearReading) },
      save,
      { answer: 'storeRecipe', with: ok({ id: 17 }) },
    ],
    end: 'stored',
    calls: [
      { id: 'readDraft', input: { id: null, draft: soupDraft } },
      { id: 'storeRecipe', input: { id: null, draft: soupDraft } },
    ],
    emits: [successToast('Your recipe is saved.'), { type: 'recipe.stored', id: 17 }],
  },
  {
    title:
      'EXT-20 an open line is looked at before anything is stored, and what is chosen for it is read anew',
    events: [
      save,
      { answer: 'readDraft', with: ok(openReading) },
      { type: 'line.opened', line: 1 },
      { type: 'line.decided', text, decision },
      { answer: 'rereadDraft', with: ok(clearReading) },
      save,
      { answer: 'storeRecipe', with: ok({ id: 17 }) },
    ],
    end: 'stored',
    calls: [
      { id: 'readDraft', input: { id: null, draft: soupDraft } },
      { id: 'rereadDraft', input: { id: null, draft: withDecision(soupDraft, text, decision) } },
      { id: 'storeRecipe', input: { id: null, draft: withDecision(soupDraft, text, decision) } },
    ],
    emits: [successToast('Your recipe is saved.'), { type: 'recipe.stored', id: 17 }],
  },
  {
    title: 'EXT-20 lines that were read from elsewhere are always looked at before they are stored',
    input: imported,
    events: [{ answer: 'readDraft', with: ok(clearReading) }],
    end: { reviewing: 'listing' },
    calls: [{ id: 'readDraft', input: { id: null, draft: soupDraft } }],
    emits: [],
  },
  {
    title: 'EXT-20 a decision that cannot be read stays, and is said',
    input: imported,
    events: [
      { answer: 'readDraft', with: ok(openReading) },
      { type: 'line.opened', line: 1 },
      { type: 'line.decided', text, decision },
      { answer: 'rereadDraft', with: { kind: 'unavailable', status: null, message: null } },
    ],
    end: { reviewing: 'listing' },
    emits: [errorToast(busy)],
    context: { draft: withDecision(soupDraft, text, decision), reading: openReading },
  },
  {
    title: 'EXT-05 an incomplete recipe is not sent, and each field says why',
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
    title: 'EXT-05 what the server refuses stands at the field, with all that was typed',
    events: [
      { type: 'draft.edited', part: { title: 'Stew' } },
      save,
      { answer: 'readDraft', with: ok(clearReading) },
      { answer: 'storeRecipe', with: { kind: 'invalid', message: 'No.', fields: { title: ['No.'] } } },
    ],
    end: 'editing',
    emits: [],
    context: { draft: { ...soupDraft, title: 'Stew' }, problem: 'No.', fields: { title: ['No.'] } },
  },
  {
    title:
      'EXT-20 what is refused or fails while the lines are read leads back to the form, with all that was typed',
    events: [
      save,
      { answer: 'readDraft', with: { kind: 'invalid', message: 'No.', fields: { ingredients: ['No.'] } } },
      save,
      { answer: 'readDraft', with: { kind: 'unavailable', status: 500, message: null } },
      save,
      { defect: 'readDraft' },
    ],
    end: 'editing',
    emits: [errorToast(busy), errorToast(busy)],
    calls: [{ id: 'readDraft' }, { id: 'readDraft' }, { id: 'readDraft' }],
  },
  {
    title: 'EXT-20 the text can be changed again after the lines were looked at',
    input: imported,
    events: [
      { answer: 'readDraft', with: ok(openReading) },
      { type: 'edit.requested' },
      { type: 'draft.edited', part: { ingredients: '2 onions' } },
      save,
      { answer: 'readDraft', with: ok(openReading) },
    ],
    end: { reviewing: 'listing' },
    context: { draft: { ...soupDraft, ingredients: '2 onions' }, isReviewed: true },
    calls: [
      { id: 'readDraft', input: { id: null, draft: soupDraft } },
      { id: 'readDraft', input: { id: null, draft: { ...soupDraft, ingredients: '2 onions' } } },
    ],
  },
  {
    title: 'EXT-20 a line that is closed stays as it was read, another can be opened',
    input: imported,
    events: [
      { answer: 'readDraft', with: ok(openReading) },
      { type: 'line.opened', line: 0 },
      { type: 'line.closed' },
      { type: 'line.opened', line: 1 },
    ],
    end: { reviewing: 'deciding' },
    context: { line: 1, draft: soupDraft },
  },
  {
    title: 'EXT-20 a line that is written again is reloaded; what the server refuses leads to the form',
    input: imported,
    events: [
      { answer: 'readDraft', with: ok(openReading) },
      { type: 'line.opened', line: 0 },
      { type: 'line.rewritten', text: '500 g carrots', replacement: '600 g carrots' },
      { answer: 'rereadDraft', with: { kind: 'invalid', message: 'No.', fields: { ingredients: ['No.'] } } },
    ],
    end: 'editing',
    emits: [],
    context: {
      draft: { ...soupDraft, ingredients: '600 g carrots\n1 onion' },
      problem: 'No.',
      fields: { ingredients: ['No.'] },
    },
  },
  {
    title: 'EXT-20 what fails while a recipe is stored leaves its lines in sight, and Save works again',
    input: imported,
    events: [
      { answer: 'readDraft', with: ok(openReading) },
      save,
      { answer: 'storeRecipe', with: { kind: 'unavailable', status: 500, message: null } },
      save,
      { defect: 'storeRecipe' },
      save,
      { answer: 'storeRecipe', with: ok({ id: 17 }) },
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
    title: 'EXT-20 a defect while a decision is read leaves the lines in sight',
    input: imported,
    events: [
      { answer: 'readDraft', with: ok(openReading) },
      { type: 'line.opened', line: 1 },
      { type: 'line.decided', text, decision: null },
      { defect: 'rereadDraft' },
      { type: 'line.opened', line: 0 },
    ],
    end: { reviewing: 'deciding' },
    emits: [errorToast(busy)],
  },
  {
    title:
      'EXT-21 a recipe written without a network is stored with its lines unread; a failure leads to the form',
    events: [
      save,
      { answer: 'readDraft', with: { kind: 'unavailable', status: null, message: null } },
      { answer: 'storeRecipe', with: { kind: 'unavailable', status: 500, message: null } },
      save,
      { answer: 'readDraft', with: { kind: 'unavailable', status: null, message: null } },
      { defect: 'storeRecipe' },
      save,
      { answer: 'readDraft', with: { kind: 'unavailable', status: null, message: null } },
      { answer: 'storeRecipe', with: ok({ id: -17 }) },
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
    title: 'EXT-21 a recipe that is not stored with its lines unread can be changed in the form',
    events: [
      save,
      { answer: 'readDraft', with: { kind: 'unavailable', status: null, message: null } },
      { answer: 'storeRecipe', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'draft.edited', part: { title: 'Stew' } },
    ],
    end: 'editing',
    context: { draft: { ...soupDraft, title: 'Stew' } },
    emits: [errorToast(busy)],
  },
  {
    title: 'EXT-21 a defect while it is stored with its lines unread leads to the form',
    events: [
      save,
      { answer: 'readDraft', with: { kind: 'unavailable', status: null, message: null } },
      { defect: 'storeRecipe' },
      { type: 'draft.edited', part: { title: 'Stew' } },
    ],
    end: 'editing',
    context: { draft: { ...soupDraft, title: 'Stew' } },
    emits: [errorToast(busy)],
  },
  {
    title: 'EXT-20 lines that were read from elsewhere are not stored unseen when the network is gone',
    input: imported,
    events: [{ answer: 'readDraft', with: { kind: 'unavailable', status: null, message: null } }],
    end: 'editing',
    emits: [errorToast(busy)],
  },
];
