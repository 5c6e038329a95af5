import type { Handler } from '#server/context.ts';
import { findRatingsOf } from '#server/queries/recipes.ts';
import { meanRating } from '#server/recipes/recipe-card.ts';

export const getRecipeRatings: Handler<'getRecipeRatings'> = async ({ db }, { query, member }) => {
  const rows = await findRatingsOf(db, query?.ids ?? [], member.userId);
  const ratings = rows.flatMap((row) => {
    const mean = meanRating(row);
    return mean === null ? [] : [[row.id, { rating_avg: mean, reviews_count: row.reviews_count }] as const];
  });
  return { data: Object.fromEntries(ratings) };
};
