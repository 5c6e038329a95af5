import type { Handler } from '#server/context.ts';
import { findNutrientsOf } from '#server/queries/recipes.ts';
import { nutrientResponses } from '#server/recipes/recipe-detail.ts';

export const getNutrientsOfRecipes: Handler<'getNutrientsOfRecipes'> = async ({ db }, { query, member }) => {
  const rows = await findNutrientsOf(db, query?.ids ?? [], member.userId);
  return { data: Object.fromEntries(rows.map((row) => [row.recipe_id, nutrientResponses(row.nutrients)])) };
};
