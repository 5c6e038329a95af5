import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { ownRecipeDeletionMachine } from './own-recipe-deletion.machine.ts';

const requested = { type: 'deletion.requested' } as const;
const confirmed = { type: 'deletion.confirmed' } as const;
const busy = 'The system is currently overloaded and cannot process your request. Please try again later.';

export const ownRecipeDeletionJourneys: readonly JourneyOf<typeof ownRecipeDeletionMachine>[] = [
  {
    title: 'EXT-05 a recipe is deleted after a question; what fails is said and can be tried again',
    events: [
      requested,
      confirmed,
      { answer: 'deleteRecipe', with: { kind: 'unavailable', status: 500, message: null } },
      requested,
      confirmed,
      { defect: 'deleteRecipe' },
      requested,
      confirmed,
      { answer: 'deleteRecipe', with: ok(null) },
    ],
    end: 'idle',
    calls: [
      { id: 'deleteRecipe', input: { id: '17' } },
      { id: 'deleteRecipe', input: { id: '17' } },
      { id: 'deleteRecipe', input: { id: '17' } },
    ],
    emits: [
      errorToast(busy),
      errorToast(busy),
      successToast('The recipe is deleted.'),
      { type: 'recipe.deleted' },
    ],
  },
  {
    title: 'EXT-05 a defect leaves the recipe, and the question has to be asked again',
    events: [requested, confirmed, { defect: 'deleteRecipe' }, confirmed],
    end: 'idle',
    calls: [{ id: 'deleteRecipe' }],
    emits: [errorToast(busy)],
  },
  {
    title: 'EXT-05 who declines keeps the recipe',
    events: [requested, { type: 'deletion.declined' }, confirmed],
    end: 'idle',
    calls: [],
  },
];
