export const consentPoints = {
  privacyBefore: 'You can use Kindfare without it. More in our',
  privacyLink: 'privacy notes',
};

export const consentSheet = {
  dismiss: 'Not now',
};

export const healthAnswerList = {
  safetyTitle: 'For your safety',
  notAnswered: 'Not answered',
  clearLabel: (question: string) => `Clear: ${question}`,
  clear: 'Clear',
};

export const myConsents = {
  title: 'What you agreed to',
  notGiven: 'You haven’t agreed to this.',
  given: (day: string, version: string) => `You agreed on ${day} to the text dated ${version}.`,
  meaning: 'What this means',
  withdrawLabel: (consent: string) => `Take back: ${consent}`,
  withdraw: 'Take it back',
};

export const myHealthScreen = {
  title: 'My health',
  failedTitle: 'We couldn’t load your answers',
  loading: 'Loading your answers',
  intro: 'What you’ve told us about your health. It’s yours: read it, correct it, download it, or clear it.',
  medications: 'What you take',
  medicationsNote: 'Medicines, vitamins, herbs',
  medicines: 'With your medicines',
  safetyNotes: 'My safety notes',
  copyTitle: 'Your copy',
  download: 'Download your answers',
  clearAnswers: 'Clear all answers',
};

export const notOffered = {
  toMyHealth: 'Open My health',
};
