import { type CasesOf, failures, ok } from '../shared/cases.ts';
import { reviewsPage, sampleRecipe } from './recipe.samples.ts';
import type { recipeReaderMachine } from './recipe-reader.machine.ts';
import { manyReviews } from './review.samples.ts';

export const recipeReaderCases: CasesOf<typeof recipeReaderMachine> = {
  input: { id: '17' },
  events: {
    'details.opened': [{ type: 'details.opened' }],
    'nutrition.opened': [{ type: 'nutrition.opened' }],
    'reviews.opened': [{ type: 'reviews.opened' }],
    'servings.chosen': [
      { type: 'servings.chosen', servings: 2 },
      { type: 'servings.chosen', servings: 0 },
    ],
    'portion.chosen': [
      { type: 'portion.chosen', portion: 0.75 },
      { type: 'portion.chosen', portion: 0 },
    ],
    'reviews.changed': [{ type: 'reviews.changed' }],
    'changes.sent': [{ type: 'changes.sent' }],
    'moreReviews.requested': [{ type: 'moreReviews.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadRecipe: { ...failures, ok: [ok(sampleRecipe)] },
    refreshRecipe: { ...failures, ok: [ok(sampleRecipe)] },
    loadReviews: { ...failures, ok: [ok(reviewsPage), ok(manyReviews)] },
    loadMoreReviews: { ...failures, ok: [ok(reviewsPage)] },
  },
  distinguish: ({ reviews }) => reviews !== null && reviews.meta.current_page < reviews.meta.last_page,
};
