export const ingredientPicker = {
  done: 'Done',
  search: 'Search ingredients',
  tryAgain: 'Try again',
  found: 'Ingredients found',
  picked: 'Picked ingredients',
};

export const pickedIngredients = {
  add: 'Add ingredient',
};
