export const medicineCard = {
  timing: (timing: string) => `When: ${timing}.`,
  example: (foods: string) => `For example ${foods}.`,
  source: (source: string) => `Source: ${source}`,
  follow: 'Keep to this in my plans and recipes',
  followLabel: (subject: string, medicine: string) =>
    `Keep to this in my plans and recipes: ${subject}, with ${medicine}`,
};

export const medicinesSection = {
  failed: (reason: string) => `We couldn’t load your medicines. ${reason}`,
  title: 'With your medicines',
  chooseRules: 'Choose what to follow',
};

export const myMedicinesScreen = {
  title: 'With your medicines',
  failedTitle: 'We couldn’t load your medicines',
  loading: 'Loading your medicines',
  enterMedicines: 'Tell us what you take',
  changeMedicines: 'Change what you take',
  notAnswered: 'You haven’t told us what you take yet.',
  nothingTaken: 'You told us that you take nothing.',
  nothingKnown: 'There is nothing on your list that we know.',
};

export const medicineNotes = {
  askFirst:
    'This is information, not medical advice. Ask your pharmacist before you change anything, and never stop a medicine on your own.',
  unlisted:
    'You take something that is not in our list. We leave out supplements and any advice that some medicine does not go with. Ask your pharmacist about food.',
};
