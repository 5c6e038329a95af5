import type { ImportedRecipe } from '#server/context/recipe-reader.ts';

/** A recipe as schema.org/Recipe has it. */
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
  ...(recipe.author !== null && { author: { '@type': 'Person', name: recipe.author } }),
  ...(recipe.address !== null && { url: recipe.address }),
});
