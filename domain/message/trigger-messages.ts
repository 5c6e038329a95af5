/** Messages of a test of triggers. */
export const triggerMessages = {
  loadFailed: 'We couldn’t load your test. Please try again in a moment.',
  startFailed: 'We couldn’t start your test. Please try again in a moment.',
  blockFailed: 'We couldn’t plan your next test portion. Eat as on the days before, and try again.',
  portionTooLarge: 'The next test portion would be too large, so there won’t be one.',
  findingFailed: 'We couldn’t read your result yet. Please try again in a moment.',
  limitFailed: 'We couldn’t save your limit. Please try again in a moment.',
  stopFailed: 'We couldn’t save that you stopped. Your food is back in any case: eat as you used to.',
} as const;
