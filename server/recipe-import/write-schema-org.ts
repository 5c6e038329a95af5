import { authorType } from '#domain/recipe/author.ts';
import type { ImportedRecipe } from '#server/context/recipe-reader.ts';

/** A recipe in the format of schema.org/Recipe. */
export const schemaOrgRecipe = (recipe: ImportedRecipe) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: recipe.title,
  ...(recipe.summary !== '' && { description: recipe.summary }),
  recipeYield: `${recipe.servings} ${recipe.servings === 1 ? 'serving' : 'servings'}`,
  ...(recipe.readyInMinutes > 0 && { totalTime: `PT${recipe.readyInMinutes}M` }),
  ...(recipe.mealTypes.length > 0 && { recipeCategory: recipe.mealTypes }),
  recipeIngredient: recipe.lines,
  recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })),
  ...(recipe.author !== null && { author: { '@type': authorType(recipe.author), name: recipe.author } }),
  ...(recipe.address !== null && { url: recipe.address }),
});
