export const medicineCard = {
  timing: (timing: string) => `When: ${timing}.`,
  example: (foods: string) => `For example ${foods}.`,
  source: (source: string) => `Source: ${source}`,
  follow: 'Follow this in my plans and recipes',
  followLabel: (subject: string, medicine: string) =>
    `Follow this in my plans and recipes: ${subject}, with ${medicine}`,
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
  nothingTaken: 'You told us you don’t take anything.',
  nothingKnown: 'We don’t know of anything to watch out for with what you take.',
};

export const medicineNotes = {
  askFirst:
    'This is information, not medical advice. Ask your pharmacist before you change anything, and never stop a medicine on your own.',
  unlisted:
    'You take something that isn’t on our list, so we leave out supplements and any advice that could clash with a medicine. Ask your pharmacist about food.',
};
