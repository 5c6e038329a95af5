/** What the app says, word for word as the product owner wrote it, where more than one place needs it. */
export const messages = {
  loginFailed: 'Login failed. Please check your email and password.',
  registrationFailed: 'Registration failed. Please try again later.',
  registrationClosed: 'This feature has been disabled by the administrator.',
  checkEmailFailed: 'Check email failed.',
  registered: 'Registration successfully. Please login.',
  logOutQuestion: 'Are you sure you want to log out?',
  upgradeNeeded: 'Access restricted. Please upgrade to a subscription plan to use this feature.',
  overloaded: 'The system is currently overloaded and cannot process your request. Please try again later.',
  unexpected: 'Oops! Sorry, an unexpected error has occurred.',
  dietsFailed: 'Could not fetch diet. Please try again later.',
  mealTypesFailed: 'Could not fetch meal types. Please try again later.',
  proteinSourcesFailed: 'Could not fetch protein. Please try again later.',
  allergensFailed: 'Could not fetch allergens. Please try again later.',
  ingredientsFailed: 'Could not fetch ingredients. Please try again later.',
  favouriteAdded: 'Recipe added to favorites.',
  favouriteRemoved: 'Recipe removed from favorites.',
  noRecipes: 'No recipes',
  noFavourites: 'No recipe favorite',
  noIngredients: 'No Ingredients',
  noIngredientsFound: 'No ingredients found',
  ingredientWanted: 'Please enter the name of the ingredient you want to select.',
  noReviews: 'No reviews yet',
  noInstructions: 'No instructions available',
} as const;

/** `seconds` until the server takes the next try. */
export const tooManyAttempts = (seconds: number) =>
  seconds === 1 ? 'Too many tries. Please wait a second.' : `Too many tries. Please wait ${seconds} seconds.`;
