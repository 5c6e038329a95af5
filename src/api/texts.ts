export const outcomeOf = {
  forbidden: 'This is not allowed.',
  conflict: 'Somebody else changed this meanwhile. Load it again.',
  tooLarge: 'This is too large to be sent.',
  invalid: 'Check what you entered.',
};
