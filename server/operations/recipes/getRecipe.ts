import { nothingAsked } from '#domain/swap/eater-of.ts';
import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findRecipe } from '#server/queries/recipes.ts';
import { findEater } from './eater.ts';
import { recipeDetail } from './recipe-detail.ts';
import { swappedRow } from './swapped-recipe.ts';

export const getRecipe: Handler<'getRecipe'> = async (context, { params, query, member }) => {
  const { db, foods, recipeSource } = context;
  await recipeSource.bringIn([params.id], member.userId);
  const [recipe, eater] = await Promise.all([
    findRecipe(db, params.id, member.userId),
    findEater(context, member, nothingAsked),
  ]);
  if (recipe === undefined) throw notFound('There is no such recipe.');
  return { data: recipeDetail(swappedRow(recipe, query.swapped ?? [], foods), eater, foods) };
};
