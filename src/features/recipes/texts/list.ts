export const notFilteredNote = {
  note: (criteria: string) => `This list isn’t filtered by ${criteria}; what doesn’t fit you is marked.`,
  change: 'Change',
};

export const nothingFound = {
  changeFilter: 'Change filter',
  showAll: 'Show all',
  searchAll: 'Search all recipes',
};

export const recentSearches = {
  title: 'Recent searches',
  forget: (term: string) => `Forget ${term}`,
};

export const recipeFinder = {
  search: 'Search recipes',
  filters: 'Filters',
  activeFilters: (count: number) => `Filters, ${count} active`,
};

export const recipeResults = {
  failed: 'We couldn’t load the recipes',
  list: 'Recipes',
  tryAgain: 'Try again',
  more: 'View more',
  onlyOne: 'That is the one.',
  allShown: (count: number) => `All ${count} shown.`,
  shown: (shown: number, isExact: boolean, total: string) =>
    `${shown} of ${isExact ? '' : 'more than '}${total} shown.`,
};

export const understoodChips = {
  title: 'Filters from your search',
  remove: (label: string) => `Remove ${label}`,
};
