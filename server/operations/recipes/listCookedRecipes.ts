import type { Handler } from '#server/context.ts';
import { findCooked } from '#server/queries/cooked-recipes.ts';
import { recipePicture } from '#server/recipes/recipe-picture.ts';

export const listCookedRecipes: Handler<'listCookedRecipes'> = async ({ db }, { member: { userId } }) => {
  const rows = await findCooked(db, userId);
  return {
    data: rows.map(({ cooked_on, servings, ...recipe }) => ({
      cooked_on,
      servings,
      recipe: { id: recipe.id, title: recipe.title, image: recipePicture(recipe) },
    })),
  };
};
