export const errorScreen = {
  unexpected: 'Oops! Sorry, an unexpected error has occurred.',
  offline: 'You’re offline, and this page isn’t saved on your device yet.',
  unexpectedHint: 'Nothing you saved is lost. Try again, and if it happens again, go back to home.',
  offlineHint: 'Try again once you’re back online.',
  tryAgain: 'Try again',
  start: 'Back to home',
};

export const failureNote = {
  tryAgain: 'Try again',
};

export const locked = {
  title: 'Subscription Required',
  seePlans: 'See plans',
};

export const skeletons = {
  loading: 'Loading',
  recipes: 'Loading recipes',
  recipe: 'Loading the recipe',
  verdict: 'Checking if it fits',
};
