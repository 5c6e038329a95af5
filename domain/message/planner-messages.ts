import { maximumServings } from '#domain/recipe/servings.ts';

/** Messages of the meal planner, verbatim where the requirements have them. */
export const plannerMessages = {
  sourceBusy: 'Spoonacular server is busy...',
  scheduled: 'Recipe added to meal planner',
  scheduleFailed: 'Failed to add recipe to meal planner',
  added: 'Meal plan created.',
  removed: 'Removed item successfully.',
  servingsSaved: 'Recipe servings updated.',
  dayCleared: 'Meal plan item by date removed.',
  generated: 'Meal plan items generated.',
  tooManyTogether: `Together that’s more than ${maximumServings} servings, the most for one dish on a day. Lower one of them first.`,
  clearDayQuestion: 'Are you sure you want to clear this day?',
  undoTooLate: 'This was changed again since, so you can’t undo it anymore.',
  clearTooLate: 'This day was changed elsewhere, so we didn’t clear it. Take a look at it first.',
  targetSaved: 'Daily target saved.',
  foodRemoved: 'Custom food removed.',
  foodRemovalFailed: 'Could not remove custom food. Please try again later.',
  foodRestored: 'Custom food is back.',
  nutrientsFailed: 'Could not fetch meal plan nutrients. Please try again later.',
  foodFailed: 'Could not create custom food. Please try again later.',
  replaced: 'Dish replaced.',
  eatenRecorded: 'Noted what you ate.',
  replacementsFailed: 'We couldn’t find other dishes right now. Please try again later.',
  replacementsOffline:
    'You’re offline, and we look for other dishes online. You can remove this one and add a favorite or a recipe of your own; we’ll send that as soon as you’re back.',
  noCustomRecipes: 'No custom recipes',
  nothingFits: 'Nothing here fits you',
  noFoods: 'No custom foods',
} as const;
