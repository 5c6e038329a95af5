import type { components } from '#contract/api.ts';
import type { Page } from '#domain/page/page.ts';
import type { Outcome } from '../shared/outcome.ts';

export type RecipeDetail = components['schemas']['RecipeDetail'];
export type Review = components['schemas']['Review'];
export type RecipeOutcome = Outcome<RecipeDetail>;
export type ReviewsOutcome = Outcome<Page<Review>>;

/** `id` is the recipe's number or slug, as in the URL. */
export interface RecipeKey {
  readonly id: string;
}

export interface ReviewsKey extends RecipeKey {
  /** From 1. */
  readonly page: number;
}

export type RecipeReaderEvent =
  | { type: 'details.opened' }
  | { type: 'nutrition.opened' }
  | { type: 'reviews.opened' }
  | { type: 'servings.chosen'; servings: number }
  | { type: 'portion.chosen'; portion: number }
  /** The member saved or deleted a review. */
  | { type: 'reviews.changed' }
  /** Changes that waited on the device are with the server, which may judge the recipe anew. */
  | { type: 'changes.sent' }
  | { type: 'moreReviews.requested' }
  | { type: 'retry.requested' };
