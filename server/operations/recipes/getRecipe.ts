import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { findTable } from '#server/household/table.ts';
import { tableFits } from '#server/household/table-fit.ts';
import { findRecipe } from '#server/queries/recipes.ts';
import { recipeDetail } from '#server/recipes/recipe-detail.ts';
import { swappedRow } from '#server/recipes/swapped-recipe.ts';

export const getRecipe: Handler<'getRecipe'> = async (context, { params, query, member }) => {
  const { db, foods, recipeSource } = context;
  await recipeSource.ensureStored([params.id], member.userId);
  const [recipe, profile, table] = await Promise.all([
    findRecipe(db, params.id, member.userId),
    findDietaryProfile(context, member.userId),
    findTable(context, member.userId),
  ]);
  if (recipe === undefined) throw notFound('There is no such recipe.');
  const row = swappedRow(recipe, query.swapped ?? [], foods);
  const [fit] = await tableFits(context, [row], table);
  return { data: { ...recipeDetail(row, profile, foods), ...fit } };
};
