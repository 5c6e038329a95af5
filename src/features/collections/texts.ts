export const collectionCard = {
  recipes: (count: number, shown: string) => (count === 1 ? '1 recipe' : `${shown} recipes`),
  from: (name: string) => ` · shared by ${name}`,
  shared: ' · shared',
};

export const collectionMenu = {
  rename: 'Rename',
  share: 'Share with your household',
  shareNote: 'They can look, but only you can change it. Your own recipes in it stay yours.',
  stopSharing: 'Stop sharing',
  stopSharingNote: 'Your household no longer sees it',
  remove: 'Remove collection',
  renameTitle: 'Rename the collection',
  save: 'Save',
};

export const collectionPicker = {
  title: 'Collections',
  new: 'New',
  save: 'Save',
  failedTitle: 'We couldn’t load the collections',
  emptyText: 'Create one, and this recipe is in it.',
};

export const collectionRecipes = {
  ascending: 'A to Z',
  descending: 'Z to A',
  sortLabel: 'Sort recipes',
  sort: 'Sort',
  recipesLabel: 'Recipes',
  removeLabel: (recipe: string) => `Remove ${recipe} from the collection`,
  emptyFavorites: 'Tap a heart and it will wait for you here.',
  emptyShared: (name: string) => `Once ${name} puts a recipe in here, you’ll see it.`,
  emptyText: 'The bookmark on a recipe puts it in here.',
  browse: 'Browse recipes',
  shown: (shown: string, all: string) => `${shown} of ${all} shown.`,
  more: 'View more',
  tryAgain: 'Try again',
  savedOnly: 'Some recipes aren’t here. Open the collection again when you’re online.',
};

export const collectionScreen = {
  title: 'Collection',
  failedTitle: 'We couldn’t load the collection',
  from: (name: string) => ` · shared by ${name}`,
  shared: ' · shared with your household',
  menuLabel: 'Change the collection',
  notFoundTitle: 'We can’t find that collection',
  notFoundText: 'It may have been removed, or the address isn’t quite right.',
  allCollections: 'All collections',
};

export const collectionsScreen = {
  title: 'Collections',
  search: 'Search collections',
  sortLabel: 'Sort collections',
  sort: 'Sort',
  new: 'New collection',
  ownRecipes: 'My recipes',
  ownRecipesNote: 'Written or imported by you',
  shared: 'From your household',
  cooked: 'Cooked',
  cookedNote: 'What you’ve cooked, and when',
  failedTitle: 'We couldn’t load the collections',
  nothingFound: (term: string) => `None of yours matches “${term}”.`,
  showAll: 'Show all',
  emptyText: 'Organize what you like to cook: for weekdays, for guests, for the freezer.',
  create: 'Create a collection',
};

export const nameSheet = {
  name: 'Name',
  namePlaceholder: 'Soups, weeknights, for guests',
};

export const newCollectionSheet = {
  title: 'Create a new collection',
  create: 'Create',
};
