import { emptyDraft } from '#domain/own-recipe/own-recipe-draft.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { keptSoup, soupDraft, soupFile, zipFile } from './own-recipe.cases.ts';
import type { ownRecipeMachine } from './own-recipe.machine.ts';

const change = { kind: 'write', id: null, draft: soupDraft } as const;
const submitted = { type: 'change.submitted', change } as const;
const busy = 'The system is currently overloaded and cannot process your request. Please try again later.';

export const ownRecipeJourneys: readonly JourneyOf<typeof ownRecipeMachine>[] = [
  {
    title: 'EXT-05 a recipe is kept once, however often Save is pressed, and what is no food here is named',
    events: [
      submitted,
      submitted,
      { answer: 'changeRecipe', with: ok({ ...keptSoup, unmatched: ['3 tbsp moon dust'] }) },
    ],
    end: 'editing',
    calls: [{ id: 'changeRecipe', input: { change } }],
    emits: [
      successToast('Your recipe is saved. Not known here, so not judged: 3 tbsp moon dust.'),
      { type: 'recipe.kept', id: 17 },
    ],
  },
  {
    title: 'EXT-05 an incomplete recipe and an empty import are not sent, and each field says why',
    events: [
      { type: 'change.submitted', change: { kind: 'import', format: 'url', content: ' ' } },
      {
        type: 'change.submitted',
        change: { kind: 'write', id: '17', draft: { ...emptyDraft, servings: '0', minutes: '-1' } },
      },
    ],
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
    title: 'EXT-05 a file that can hold no recipe is refused before it is read, another is imported',
    events: [
      { type: 'change.submitted', change: { kind: 'importFile', file: zipFile } },
      { type: 'change.submitted', change: { kind: 'importFile', file: soupFile } },
      { answer: 'changeRecipe', with: ok(keptSoup) },
    ],
    end: 'editing',
    calls: [{ id: 'changeRecipe', input: { change: { kind: 'importFile', file: soupFile } } }],
    emits: [successToast('Your recipe is saved.'), { type: 'recipe.kept', id: 17 }],
  },
  {
    title: 'EXT-05 what the server says to a page it cannot read stands at the field',
    events: [
      {
        type: 'change.submitted',
        change: { kind: 'import', format: 'url', content: 'https://blog.example' },
      },
      {
        answer: 'changeRecipe',
        with: { kind: 'invalid', message: 'No recipe.', fields: { content: ['No recipe.'] } },
      },
    ],
    end: 'editing',
    emits: [],
    context: { problem: 'No recipe.', fields: { content: ['No recipe.'] } },
  },
  {
    title: 'EXT-05 a recipe is deleted; what fails is told and can be tried again',
    events: [
      { type: 'change.submitted', change: { kind: 'delete', id: '17' } },
      { answer: 'changeRecipe', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'change.submitted', change: { kind: 'delete', id: '17' } },
      { defect: 'changeRecipe' },
      { type: 'change.submitted', change: { kind: 'delete', id: '17' } },
      { answer: 'changeRecipe', with: ok(null) },
    ],
    end: 'editing',
    emits: [
      errorToast(busy),
      errorToast(busy),
      successToast('The recipe is deleted.'),
      { type: 'recipe.deleted' },
    ],
  },
];
