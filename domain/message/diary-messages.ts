/** Messages of the diary. */
export const diaryMessages = {
  loadFailed: 'Please try again in a moment.',
  saveFailed: 'We couldn’t save this to your diary. Please try again in a moment.',
  hintFailed: 'We couldn’t compare your days. Please try again in a moment.',
  reportFailed: 'We couldn’t open this report. The link may have ended, or it isn’t complete.',
  linkFailed: 'We couldn’t make a link. Please try again in a moment.',
  notMedicalAdvice: 'Information from your own entries, not medical advice and not a diagnosis.',
} as const;
