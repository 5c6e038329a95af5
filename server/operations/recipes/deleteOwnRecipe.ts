import type { Handler } from '#server/context.ts';
import { removeOwn } from '#server/queries/own-recipes.ts';
import { noOwnRecipe } from './own-recipe.ts';

export const deleteOwnRecipe: Handler<'deleteOwnRecipe'> = async ({ db }, { params, member }) => {
  if (!(await removeOwn(db, member.userId, params.id))) throw noOwnRecipe();
  return { message: 'The recipe has been deleted.' };
};
