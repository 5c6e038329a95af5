import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { ownRecipeDeletionMachine } from './own-recipe-deletion.machine.ts';

const requested = { type: 'deletion.requested' } as const;
const confirmed = { type: 'deletion.confirmed' } as const;
const busy = 'The system is currently overloaded and cannot process your request. Please try again later.';

export const ownRecipeDeletionJourneys: readonly JourneyOf<typeof ownRecipeDeletionMachine>[] = [
  {
    title: 'EXT-05 deletes a recipe after a confirmation; shows an error on failure and allows a retry',
    events: [
      requested,
      confirmed,
      { resolves: 'deleteRecipe', with: { kind: 'unavailable', status: 500, message: null } },
      requested,
      confirmed,
      { rejects: 'deleteRecipe' },
      requested,
      confirmed,
      { resolves: 'deleteRecipe', with: ok(null) },
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
    title: 'EXT-05 an exception keeps the recipe, and a retry asks again',
    events: [requested, confirmed, { rejects: 'deleteRecipe' }, confirmed],
    end: 'idle',
    calls: [{ id: 'deleteRecipe' }],
    emits: [errorToast(busy)],
  },
  {
    title: 'EXT-05 declining keeps the recipe',
    events: [requested, { type: 'deletion.declined' }, confirmed],
    end: 'idle',
    calls: [],
  },
];
