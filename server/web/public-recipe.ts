import type { Context } from '#server/context.ts';
import { findRecipe } from '#server/queries/recipes.ts';
import { findReviews } from '#server/queries/reviews.ts';
import { reviewOf } from '#server/recipes/review-page.ts';
import type { PublicReview } from './recipe-json-ld.ts';
import { withMarkup, withPicture } from './rendered-page.ts';
import { type SharedRecipe, sharedRecipe } from './shared-recipe.ts';

/** Number of reviews in the JSON-LD. */
const reviewsInData = 10;
const maxRefLength = 200;

export interface PublicRecipe {
  readonly recipe: SharedRecipe;
  readonly reviews: readonly PublicReview[];
  readonly artHash: string;
}

/** A recipe of the catalog with what everybody may see of it; null for an unknown one, and for a member's own. */
export async function readPublicRecipe(
  { db, queryCache, foods, now }: Context,
  ref: string,
): Promise<PublicRecipe | null> {
  if (ref.length > maxRefLength || ref.includes('\0') || !ref.isWellFormed()) return null;
  const found = await queryCache.getFresh(
    ['recipes', 'recipe_details', 'reviews', 'users'],
    `shared ${ref}`,
    async () => {
      const row = await findRecipe(db, ref, null);
      if (row === undefined) return null;
      const reviews = await findReviews(db, row.id, { page: 1, perPage: reviewsInData });
      return { row, recipe: sharedRecipe(row, foods), reviews };
    },
  );
  return (
    found && {
      recipe: found.recipe,
      reviews: found.reviews.map((review) => reviewOf(review, now())),
      artHash: found.row.art_hash,
    }
  );
}

/** The page with the recipe as it was rendered. */
export const withRecipe = (page: string, recipe: SharedRecipe, markup: string): string =>
  withMarkup(withPicture(page, recipe.image_wide), markup);
