import type { Handler } from '#server/context.ts';
import { readGiven } from '#server/recipes/given-recipes.ts';
import { keepOwnRecipe } from '#server/recipes/own-recipe.ts';

export const importRecipe: Handler<'importRecipe'> = async (context, { body, member }) => {
  const { recipes } = await readGiven(context, member, body);
  const [recipe] = recipes;
  if (recipe === undefined) throw new Error('What was read holds no recipe.');
  const { address, ...own } = recipe;
  return keepOwnRecipe(context, member, own, body.format === 'url' ? address : null);
};
