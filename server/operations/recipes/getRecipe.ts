import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findMemberLists } from '#server/queries/member-lists.ts';
import { findRecipe } from '#server/queries/recipes.ts';
import { recipeDetail } from './recipe-detail.ts';

export const getRecipe: Handler<'getRecipe'> = async ({ db, foods }, { params, member }) => {
  const recipe = await findRecipe(db, params.id, member.userId);
  if (recipe === undefined) throw notFound('There is no such recipe.');
  return { data: recipeDetail(recipe, await findMemberLists(db, member.userId, foods), foods) };
};
