/** Responses of these are the page itself, contain no recipe with a page, or a recipe after a change. */
export const notLists = [
  'getRecipe',
  'getGuestRecipe',
  // of a guest's answers
  'findGuestRecipes',
  'judgeGuestRecipe',
  'createCollection',
  'clearMealPlanDay',
  'listIngredientSwaps',
  'findFittingVersion',
  'previewOwnRecipe',
  'listCustomFoods',
  'createCustomFood',
];
