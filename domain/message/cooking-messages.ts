export const cookingMessages = {
  recordFailed: 'We couldn’t note that you cooked this. Please try again in a moment.',
  removeFailed: 'We couldn’t take it back. Please try again in a moment.',
  notYet: 'The date of your device seems to be wrong. Please set it, and try again.',
  recorded: 'Noted as cooked.',
  removed: 'Removed from what you’ve cooked.',
  historyFailed: 'We couldn’t load what you’ve cooked. Please try again in a moment.',
} as const;
