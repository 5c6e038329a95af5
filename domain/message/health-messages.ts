/** What the health questionnaire says, word for word as the product owner wrote it where it is documented. */
export const healthMessages = {
  questionnaireBusy: 'Questionnaire server is busy. Please try again later.',
  answersFailed: 'Something went wrong while submitting your answer. Please try again in a moment.',
  answersWanted: 'Please choose the answers',
  requiredAnswersWanted: 'Please answer required questions.',
  selectionRequired: 'Selection required',
  tellMore: 'Tell us more',
  noMedication: 'I do not take any medication',
  noneWithdrawn: 'Your answer is open again.',
  submit: 'Submit',
  notMedicalAdvice:
    'General guidance, not medical advice. Check with your clinician before you start a supplement.',
} as const;
