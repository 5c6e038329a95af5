/** Messages about the three answers of a guest, in their own file so that guests do not load the rest. */
export const guestMessages = {
  dishesFailed: 'We couldn’t load the dishes. Please try again in a moment.',
  answersSaved: 'Your answers are saved. Recipes are now judged for you.',
} as const;
