export const guestDishes = {
  low: (axis: string) => `low ${axis}`,
  without: (name: string) => `no ${name}`,
  fitting: 'Dishes that fit you',
  firstDishes: 'A dozen dishes to start with',
  answers: (words: string) => `You said: ${words}.`,
  change: 'Change my answers',
  forget: 'Forget them',
  failed: 'We couldn’t load the dishes',
  empty: 'No dish fits all of that yet',
  emptyHint: 'Remove an answer, and we’ll look again.',
  list: 'Recipes',
  keepTitle: 'Keep these answers',
  keepHint: 'With a free account, every recipe is judged by them. Until then they stay on this device.',
  keep: 'Keep my answers',
  joinTitle: 'Make it yours',
  joinHint: 'With a free account, we check every recipe against what you can’t eat.',
  join: 'Create a free account',
  disclaimer: 'Information, not medical advice.',
};

export const guestQuestions = {
  intolerances: 'What hurts?',
  intolerancesHint: 'We’ll show dishes that are low in it.',
  allergens: 'What can’t you eat?',
  allergensHint: 'We’ll leave out dishes that have it or might.',
  diet: 'How do you eat?',
  dietHint: 'Pick a diet, or none.',
  title: 'Three questions, then food.',
  intro:
    'No account needed. Your answers stay on this device; we use them to pick dishes and don’t store them.',
  judge: 'Does it suit me?',
  showDishes: 'Show me dishes',
};

export const guestRecipeScreen = {
  back: 'Back',
  title: 'Recipe',
  keepAnswers: 'Keep my answers',
  join: 'Create a free account',
};

export const tryScreen = {
  title: 'Try it without an account',
  signIn: 'Sign in',
};
