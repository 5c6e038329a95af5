import type { Handler } from '#server/context.ts';
import { storeOwnRecipe } from '#server/recipes/own-recipe.ts';
import { readSubmitted } from '#server/recipes/submitted-recipes.ts';

export const importRecipe: Handler<'importRecipe'> = async (context, { body, member, runOnce }) => {
  const { recipes } = await readSubmitted(context, member, body);
  const [recipe] = recipes;
  if (recipe === undefined) throw new Error('What was read holds no recipe.');
  const { address, ...own } = recipe;
  return storeOwnRecipe(context, member, own, body.format === 'url' ? address : null, runOnce);
};
