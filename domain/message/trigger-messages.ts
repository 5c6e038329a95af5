/** Messages of a test of triggers. */
export const triggerMessages = {
  loadFailed: 'Please try again in a moment.',
  startFailed: 'We couldn’t start your food test. Please try again in a moment.',
  diaryFirst: 'Your diary entries aren’t sent yet. Your test continues once they are.',
  saveFailed: 'We couldn’t save this. Please try again in a moment.',
  notMedicalAdvice: 'Your own observation, not a diagnosis and not medical advice.',
} as const;
