export const addRecipeReview = {
  pending: 'waiting to be sent',
  description: (title: string | null) => `Review of ${title ?? 'a recipe'}`,
  redo: 'You can do it again on the page of the recipe.',
  recipe: 'the recipe',
  pictureRefused: (title: string, reason: string) =>
    `We couldn’t save the picture in your review of ${title}. ${reason} Your words and stars are saved; you can add another picture on the page of the recipe.`,
};

export const addToMealPlan = {
  description: (day: string, title: string | null) => `Planned on ${day}: ${title ?? 'a recipe'}`,
  redo: 'You can do it again in the planner.',
  ownFood: 'your own food',
};

export const clearMealPlanDay = {
  description: (day: string) => `Plan cleared on ${day}`,
  redo: 'You can do it again in the planner.',
};

export const copyMealPlanDay = {
  description: (from: string, to: string) => `Plan copied from ${from} to ${to}`,
  redo: 'You can do it again in the planner.',
};

export const createCollection = {
  description: (name: string) => `New collection: ${name}`,
  redo: 'You can do it again among your collections.',
  renamed: (requested: string, name: string) =>
    `You have a collection named ${requested} already, so the new one is called ${name}.`,
};

export const createOwnRecipe = {
  description: (title: string) => `New recipe: ${title}`,
  redo: 'Your text isn’t lost: you can try again under Your changes.',
};

export const deleteCollection = {
  description: (name: string | null) => `Collection removed: ${name ?? 'a collection'}`,
  redo: 'You can do it again among your collections.',
};

export const deleteDiaryRecord = {
  description: 'Diary: an entry removed',
  redo: 'You can remove it again in your diary.',
};

export const deleteOwnRecipe = {
  description: (title: string | null) => `Recipe deleted: ${title ?? 'one of yours'}`,
  redo: 'You can do it again on the page where you edit the recipe.',
};

export const deleteOwnReview = {
  description: (title: string | null) => `Review removed: ${title ?? 'a recipe'}`,
  redo: 'You can do it again on the page of the recipe.',
};

export const movePlanItem = {
  description: (title: string | null, day: string) => `Moved: ${title ?? 'a recipe'} on ${day}`,
  redo: 'You can do it again in the planner.',
};

export const planLeftovers = {
  description: (day: string, title: string | null) => `Leftovers planned on ${day}: ${title ?? 'a recipe'}`,
  redo: 'You can do it again in the planner.',
};

export const recordCooked = {
  recipe: 'a recipe',
  cooked: (title: string) => `Cooked: ${title}`,
  notCooked: (title: string) => `Not cooked after all: ${title}`,
  redo: 'You can note it again from the recipe.',
};

export const removeFromMealPlan = {
  description: (day: string, title: string | null) => `Taken off the plan on ${day}: ${title ?? 'a recipe'}`,
  redo: 'You can do it again in the planner.',
};

export const replaceRecipeCollections = {
  description: (title: string | null) => `Collections of ${title ?? 'a recipe'}`,
  redo: 'You can do it again on the page of the recipe.',
  removedElsewhere: 'A collection you had chosen was removed elsewhere. The rest of your change is saved.',
};

export const restorePlanDays = {
  description: (days: string) => `Undone on ${days}`,
  redo: 'You can do it again in the planner.',
};

export const saveDiaryRecord = {
  noSymptoms: 'Diary: no symptoms',
  notEaten: 'Diary: a planned meal you didn’t eat',
  testPortion: 'Diary: a test portion',
  record: (words: string) => `Diary: ${words}`,
  meal: 'a meal',
  redo: 'You can log it again in your diary.',
};

export const saveRecipeNote = {
  description: (text: string, title: string | null) =>
    `Note ${text === '' ? 'deleted' : 'saved'}: ${title ?? 'a recipe'}`,
  redo: 'Your text isn’t lost: you can try again under Your changes.',
};

export const scheduleRecipe = {
  description: (day: string, title: string | null) => `Planned on ${day}: ${title ?? 'a recipe'}`,
  redo: 'You can do it again in the planner.',
};

export const setCalorieTarget = {
  description: (calories: string) => `Daily target: ${calories} kcal`,
  redo: 'You can do it again in the planner.',
};

export const setPlannedServings = {
  description: (title: string | null, servings: number) => `Servings of ${title ?? 'a recipe'}: ${servings}`,
  redo: 'You can do it again in the planner.',
};

export const syncCollection = {
  description: (name: string | null) => `Recipes of the collection ${name ?? 'of yours'}`,
  redo: 'You can do it again among your collections.',
  removedElsewhere: 'A recipe you had chosen was removed elsewhere. The rest of your change is saved.',
};

export const tickShoppingItems = {
  description: (marks: number) => `Shopping list: ${marks === 1 ? '1 check mark' : `${marks} check marks`}`,
  redo: 'You can check it off again on the shopping list.',
};

export const toggleFavorite = {
  description: (isFavorite: boolean, title: string | null) =>
    `Favorite ${isFavorite ? 'added' : 'removed'}: ${title ?? 'a recipe'}`,
  redo: 'You can press its heart again.',
};

export const updateCollection = {
  description: (before: string | null, name: string) =>
    `Collection renamed: ${before ?? 'a collection'} is ${name}`,
  redo: 'You can do it again among your collections.',
};

export const updateOwnRecipe = {
  description: (title: string) => `Recipe changed: ${title}`,
  redo: 'Your text isn’t lost: you can try again under Your changes.',
  overwritten: (title: string) =>
    `${title} was changed on another device, too. Where both changed the same part, we kept what you wrote here. You can look it over on its page.`,
};

export const offlineQueue = {
  invalid: 'Check what you entered.',
  notSent: 'This isn’t sent yet. Try again once you’re online.',
};

export const ownRecipeOverlay = {
  allergensLater: 'Allergens are checked once this recipe is sent',
  more: (lines: number) => ` and ${lines} more`,
  unknownFood: (line: string, more: string) =>
    `We don’t know the food in “${line}”${more}. Edit the recipe and save it again to choose one.`,
};

export const syncMutation = {
  dependencyMissing: 'What it belongs to couldn’t be created.',
  gone: 'It may have been deleted on another device, so trying again won’t help.',
};
