export const foundRecipes = {
  nothingFound: 'No recipes found',
  found: (isOne: boolean, count: string) => `${count} ${isOne ? 'recipe' : 'recipes'} found`,
  uncheckAll: 'Uncheck all',
  checkAll: 'Check all',
  list: 'Recipes found',
  import: (isOne: boolean, count: string) => `Import ${count} ${isOne ? 'recipe' : 'recipes'}`,
  chooseAnother: 'Choose another file',
  unreadTitle: 'What we couldn’t read',
};

export const importRecipeScreen = {
  fromPage: 'Web page',
  fromCooklang: 'Cooklang',
  fromApp: 'Other app',
  url: 'Address of the page',
  cooklang: 'Cooklang text',
  json: 'Exported recipe (JSON), or the source of a page',
  title: 'Import a recipe',
  from: 'From',
  intro:
    'Only you will see this recipe. Before we save it, we’ll show you how we read each line. What we don’t know never counts as Low.',
  read: 'Read the recipe',
  chooseFile: 'Choose a file',
  fileHint:
    'A saved page, a Cooklang file (or a zip of them), or an export from Mealie, Tandoor, Paprika, or RecipeSage. We haven’t tried a real export of these four apps yet. We follow the published code of Mealie, Tandoor, and RecipeSage, and what other apps read of Paprika, so please check what we find.',
  typeInstead: 'Type it in instead',
  file: 'Recipe file',
};

export const importReport = {
  saved: (saved: string, count: string) => `${saved} of ${count} saved`,
  progress: 'Import',
  interrupted: 'We can’t reach the server just now. What is saved stays saved.',
  resume: 'Continue',
  seeRecipes: 'See my recipes',
  importMore: 'Import more',
  stop: 'Stop here',
  list: 'Recipes imported',
  openLines: (lines: number) => (lines === 1 ? ': one line needs a look' : `: ${lines} lines need a look`),
};

export const lineReview = {
  intro: 'Tap a line to choose another food or a weight. We remember your choice for next time.',
  lines: 'Ingredient lines',
  save: 'Save recipe',
  edit: 'Edit the text',
  caloriesUnknown: 'We can’t add up the calories yet.',
  calories: (calories: string) => `${calories} kcal per serving.`,
};

export const lineSheet = {
  title: 'What is it?',
  leaveOut: 'Not in this dish',
  undoChoice: 'Undo my choice',
  chooseFood: 'Choose the food',
  searchFoods: 'Search foods',
  tryAgain: 'Try again',
  noFood: 'No food by that name. Try a simpler word, or rewrite the line below.',
  foods: 'Foods',
  gramsInvalid: 'Please enter grams from 0.1 to 100,000.',
  weight: 'Weight',
  grams: 'Grams in the whole recipe',
  useWeight: 'Use this weight',
  line: 'The line',
  rewrite: 'Or rewrite the line',
  rewriteHint: 'Leave it blank to remove the line.',
  readAgain: 'Read it again',
};

export const ownRecipeEditor = {
  reading: 'Reading the lines',
};

export const ownRecipeForm = {
  label: 'Recipe',
  title: 'Title',
  servings: 'Servings',
  minutes: 'Minutes',
  kind: 'Kind of dish',
  kindHint: 'If you don’t pick one, we’ll count it as a main course.',
  ingredients: 'Ingredients, one per line',
  ingredientsExample: '1 lb carrots, sliced',
  steps: 'Steps, one per line',
  stepsExample: 'Simmer until soft.',
  about: 'About this dish',
  save: 'Save',
};

export const ownRecipeScreens = {
  newTitle: 'New recipe',
  editTitle: 'Edit recipe',
  failed: 'We couldn’t load the recipe',
  notFound: 'We can’t find that recipe',
  notFoundHint: 'It isn’t one of yours, or it’s gone.',
  toOwnRecipes: 'See my recipes',
  loading: 'Loading the recipe',
  delete: 'Delete the recipe',
  deleteTitle: (title: string) => `Delete “${title}”?`,
  deleteText: 'We’ll also remove it from your plans, collections, and favorites. You can’t undo this.',
  keep: 'Keep it',
};

export const ownRecipesScreen = {
  title: 'My recipes',
  write: 'Write a recipe',
  import: 'Import',
  empty: 'No recipes of your own yet',
  emptyHint:
    'Write one down or import it from a web page. Only you will see it, in your search and your planner, too.',
  exportHint: 'Take all your recipes with you. Many recipe apps can read the JSON file (schema.org).',
  exportJson: 'Export as JSON',
  exportCooklang: 'Export as Cooklang',
};

export const photoField = {
  label: 'Photo',
  alt: 'The dish',
  change: 'Change photo',
  add: 'Add a photo',
  remove: 'Remove photo',
  hint: 'JPEG, PNG, WebP, or GIF, up to 5 MB. Only you see it.',
  file: 'Photo file',
};

export const describeLine = {
  weight: (grams: string) => `${grams} g`,
  heading: 'A heading, no ingredient.',
  leftOut: 'Not in this dish.',
  unknown: 'We don’t know this one.',
  unknownWith: (words: string) => `We don’t know this one, so we can’t check ${words}.`,
  weightUnknown: 'weight not known',
  chosen: '. Your choice.',
};
