export const notFilteredNote = {
  note: (criteria: string) => `We’re not filtering by ${criteria} here, but we mark what doesn’t fit you.`,
  change: 'Change',
};

export const nothingFound = {
  leaveOneOut: (criteria: string) =>
    `Nothing here matches ${criteria === '' ? 'all of it' : criteria}. Leave one thing out:`,
  queryAndFilters: (query: string) =>
    `Nothing here matches “${query}” and your filters. Try other words, or loosen a filter.`,
  query: (query: string) => `Nothing here matches “${query}”. Try fewer or other words.`,
  filters: 'Nothing here matches all of your filters. Loosen one and see what comes back.',
  people: (query: string) =>
    `We found nothing${query === '' ? '' : ` for “${query}”`} that fits who you chose. Choose fewer people above, or try other words.`,
  nothingYet: 'There’s nothing here yet. Try another meal type.',
  yourFilters: 'your filters',
  and: ' and ',
  looser: (label: string, count: string, isExact: boolean, isOne: boolean) =>
    `Without ${label}: ${isExact ? '' : 'more than '}${count} ${isOne ? 'recipe' : 'recipes'}`,
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
  activeFilters: (filters: number) => `Filters, ${filters} active`,
};

export const recipeResults = {
  failed: 'We couldn’t load the recipes',
  list: 'Recipes',
  tryAgain: 'Try again',
  more: 'View more',
  allShown: (isOne: boolean, count: string) => (isOne ? 'That’s the only one.' : `All ${count} shown.`),
  shown: (shown: string, isExact: boolean, total: string) =>
    `${shown} of ${isExact ? '' : 'more than '}${total} shown.`,
};

export const understoodChips = {
  title: 'Filters from your search',
  remove: (label: string) => `Remove ${label}`,
};

export const totalSentence = {
  people: 'who you chose',
  moreThan: (count: string) => `More than ${count}`,
  none: 'No',
  recipe: 'recipe',
  yourFilters: 'your filters',
  and: ' and ',
  toChooseFrom: (subject: string) => `${subject} to choose from.`,
  matching: (subject: string, isOne: boolean, criteria: string) =>
    `${subject} ${isOne ? 'matches' : 'match'} ${criteria}.`,
  corrected: (query: string, sentence: string) => `No match for “${query}”. ${sentence}`,
  offline: (sentence: string) => `You’re offline. ${sentence} among the recipes saved on this device.`,
};

export const forWhom = {
  title: 'Show what fits',
  anybody: 'Anybody',
  me: 'Me',
  us: 'Us',
};
