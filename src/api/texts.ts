export const outcomeOf = {
  forbidden: 'This is not allowed.',
  conflict: 'Someone else changed this in the meantime. Please reload it.',
  tooLarge: 'This is too large to be sent.',
  invalid: 'Check what you entered.',
};
