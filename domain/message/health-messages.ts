/** Messages of the health questionnaire, verbatim where the requirements have them. */
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
  medicinesLead:
    'Search for what you take: the name on the pack, or the active ingredient in small letters below it. Vitamins, iron, and herbs count too. We never suggest stopping or changing a medicine.',
  medicinesSaved: 'Your medicines are saved.',
  notMedicalAdvice:
    'General guidance, not medical advice. Check with your clinician before you start a supplement.',
} as const;
