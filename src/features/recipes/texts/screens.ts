export const dashboardScreen = {
  more: 'More for you',
  tryAgain: 'Try again',
};

export const dashboardShortcuts = {
  recommendations: 'Recommendations for you',
  recommendationsHint: 'What your answers say about eating well',
  shop: 'Shop',
  community: 'My Community',
};

export const favoritesScreen = {
  title: 'My Favorites',
  emptyHint: 'Tap a heart and it will wait for you here.',
  browse: 'Browse recipes',
};

export const healthCard = {
  title: 'Health score',
  tryAgain: 'Try again',
  loading: 'Loading your health score',
  withheldTitle: 'Your health',
  ownAnswers: 'From your own answers',
  completion: 'Questionnaire answered',
  locked: 'Subscription Required',
  seePlans: 'See plans',
};

export const recipeSearchScreen = {
  title: 'Search recipes',
  hint: 'Search by dish or ingredient, like risotto or pumpkin.',
  search: 'Search',
};

export const recipesScreen = {
  title: 'Recipes',
  found: (query: string) => `Recipes: ${query}`,
};
