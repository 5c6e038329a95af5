import type { GuestReview } from '#machines/recipes/share-page.machine.ts';

const keyOf = (recipeId: number) => `review_draft:${recipeId}`;
const blank: GuestReview = { rating: 0, comment: '' };

const isReview = (value: unknown): value is GuestReview =>
  typeof value === 'object' &&
  value !== null &&
  'rating' in value &&
  typeof value.rating === 'number' &&
  Number.isInteger(value.rating) &&
  value.rating >= 0 &&
  value.rating <= 5 &&
  'comment' in value &&
  typeof value.comment === 'string';

/** A guest's unsent review of a recipe, from session storage; blank without one. */
export function readReviewDraft(recipeId: number): GuestReview {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(recipeId)) ?? 'null');
    return isReview(stored) ? stored : blank;
  } catch {
    return blank;
  }
}

const isBegun = ({ rating, comment }: GuestReview): boolean => rating > 0 || comment !== '';

export const hasReviewDraft = (recipeId: number): boolean => isBegun(readReviewDraft(recipeId));

export function storeReviewDraft(recipeId: number, review: GuestReview): void {
  try {
    if (isBegun(review)) {
      const { rating, comment } = review;
      sessionStorage.setItem(keyOf(recipeId), JSON.stringify({ rating, comment }));
    } else sessionStorage.removeItem(keyOf(recipeId));
  } catch (error) {
    console.warn(error);
  }
}

/** Returns and removes the draft, for the form of a member who has signed in. */
export function takeReviewDraft(recipeId: number): GuestReview {
  const stored = readReviewDraft(recipeId);
  storeReviewDraft(recipeId, blank);
  return stored;
}
