export const ingredientPicker = {
  done: 'Done',
  search: 'Search ingredients',
  tryAgain: 'Try again',
  found: 'Ingredients found',
  picked: 'Picked ingredients',
};

export const pickedIngredients = {
  add: 'Add ingredient',
  /** Begins with the words on the button, as they are spoken to a voice control. */
  addTo: (label: string, title: string) => `${label}: ${title}`,
};
