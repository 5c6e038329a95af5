/** What the meal planner says, word for word as the product owner wrote it where the documents have it. */
export const plannerMessages = {
  scheduled: 'Recipe added to meal planner',
  scheduleFailed: 'Failed to add recipe to meal planner',
  added: 'Meal plan created.',
  removed: 'Removed item successfully.',
  servingsSaved: 'Recipe servings updated.',
  dayCleared: 'Meal plan item by date removed.',
  generated: 'Meal plan items generated.',
  clearDayQuestion: 'Are you sure you want to clear this day?',
  targetSaved: 'Daily target saved.',
  foodRemoved: 'Custom food removed.',
  foodRemovalFailed: 'Could not remove custom food. Please try again later.',
  foodRestored: 'Custom food is back.',
  nutrientsFailed: 'Could not fetch meal plan nutrients. Please try again later.',
  foodFailed: 'Could not create custom food. Please try again later.',
  noCustomRecipes: 'No custom recipes',
  noFoods: 'No custom foods',
} as const;
