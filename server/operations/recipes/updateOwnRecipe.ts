import type { Handler } from '#server/context.ts';
import { changeOwnRecipe } from '#server/recipes/own-recipe.ts';

export const updateOwnRecipe: Handler<'updateOwnRecipe'> = async (
  context,
  { body, params, member, runOnce },
) => changeOwnRecipe(context, member, params.id, body, runOnce);
