export const manifest = {
  description: 'Recipes and meal plans that explain themselves, ingredient by ingredient.',
  recipes: 'Recipes',
  recipesHint: 'Find a dish that suits you',
  week: 'This week’s plan',
  weekShort: 'Plan',
  weekHint: 'What’s on the table this week',
  shopping: 'Shopping list',
  shoppingShort: 'Shopping',
  shoppingHint: 'What to buy for the week',
  favorites: 'Favorites',
  favoritesHint: 'The recipes you saved',
  recipesScreenshot: 'Recipes that suit you, with what’s for and against them',
  recipeScreenshot: 'Whether a dish suits you, and why',
  weekScreenshot: 'Meals for the whole week',
  wideRecipesScreenshot: 'Recipes on a wide screen',
  wideWeekScreenshot: 'The week on a wide screen',
};

export const stripVerdicts = {
  outdated: 'Checked before you changed your answers or preferences',
  outdatedTable: 'Not checked for your table since then',
};
