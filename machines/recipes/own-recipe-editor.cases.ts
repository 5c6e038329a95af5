import { emptyDraft } from '#domain/own-recipe/own-recipe-draft.ts';
import type { LineReading, OwnRecipeReading } from '#domain/own-recipe/own-recipe-reading.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { ownRecipeEditorMachine } from './own-recipe-editor.machine.ts';

export const soupDraft = { ...emptyDraft, title: 'Soup', ingredients: '500 g carrots\n\n1 onion ' };

const carrots: LineReading = {
  text: '500 g carrots',
  kind: 'bound',
  foods: [{ id: 'carrot', name: 'Carrot' }],
  grams: 500,
  is_chosen: false,
  doubts: [],
  candidates: [],
  leaves_open: [],
};
const moonDust: LineReading = {
  ...carrots,
  text: '3 tbsp moon dust',
  kind: 'open',
  foods: [],
  grams: null,
  doubts: ['We don’t know “moon dust”.'],
  leaves_open: ['milk'],
};
export const clearReading: OwnRecipeReading = {
  lines: [carrots],
  questions: [],
  calories: 51,
  allergen_statement: { sentence: 'Contains no listed allergen', contains: [], open: '', unidentified: [] },
  fit: { kind: 'fits', sentence: 'Fits you: milk' },
};
export const openReading: OwnRecipeReading = { ...clearReading, lines: [carrots, moonDust], calories: null };
export const decision = { foodId: 'salt', grams: null, isLeftOut: false };

export const ownRecipeEditorCases: CasesOf<typeof ownRecipeEditorMachine> = {
  input: { id: null, draft: soupDraft, isImported: false },
  otherInputs: [
    { id: '17', draft: emptyDraft, isImported: false },
    { id: null, draft: soupDraft, isImported: true },
  ],
  events: {
    'draft.edited': [{ type: 'draft.edited', part: { title: 'Stew' } }],
    'save.requested': [{ type: 'save.requested' }],
    'edit.requested': [{ type: 'edit.requested' }],
    'line.opened': [{ type: 'line.opened', line: 1 }],
    'line.closed': [{ type: 'line.closed' }],
    'line.decided': [{ type: 'line.decided', text: '3 tbsp moon dust', decision }],
    'line.rewritten': [{ type: 'line.rewritten', text: '3 tbsp moon dust', replacement: '3 tbsp salt' }],
  },
  outputs: {
    readDraft: { ...failures, ok: [ok(clearReading), ok(openReading)] },
    rereadDraft: { ...failures, ok: [ok(clearReading)] },
    storeRecipe: { ...failures, ok: [ok({ id: 17 })] },
  },
  distinguish: ({ draft, isImported }) => [draft.title, isImported],
};
