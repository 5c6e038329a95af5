export const healthScreen = {
  urgentTitle: 'Get help now',
  title: 'Your health score',
  loading: 'Loading your score',
  changeAnswers: 'Change your answers',
  failedTitle: 'We couldn’t load your score',
  safetyNotes: 'My safety notes',
};

export const helpLines = {
  otherCountries: 'Numbers for other countries',
  emergency: 'Emergency',
};

export const leftOutNote = {
  title: 'Left out because of your medication',
  withMedicines: (supplement: string, medicines: readonly string[]) =>
    `${supplement}, with ${medicines.join(' and ')}`,
  guidance: 'Don’t stop or change a medicine because of this. Ask your doctor or pharmacist.',
};

export const recommendationCard = {
  more: 'Read more',
  moreAbout: (title: string) => `about ${title}`,
  foodsLabel: 'Foods',
  recipesLabel: 'Recipes',
  reasons: 'Why we suggest this (with sources)',
  limit: (amount: string, units: string, source: string) =>
    `No more than ${amount} ${units} a day for an adult (${source}).`,
  evidenceLabel: 'Evidence',
};

export const recommendationsSection = {
  title: 'Recommended for you',
  showAll: (all: number) => `See all ${all}`,
  showFewer: 'Show fewer',
  failedTitle: 'We couldn’t load your recommendations',
  doctorFirst: 'Please talk to a doctor before we recommend anything.',
  emptyTitle: 'Nothing to recommend yet',
  emptyText: 'Recommendations come from your answers. Answer a section, then check back here.',
  toQuestionnaire: 'Open the questionnaire',
};

export const scoreReasons = {
  title: (score: number) => `How ${score} adds up`,
  sumLabel: (points: string, max: string, score: number) => `${points} of ${max} points: ${score} out of 100`,
  helped: 'What helped',
  cost: 'What cost points',
  points: 'points',
  possible: 'possible',
  today: 'today',
};

export const scoreSection = {
  withheldTitle: 'Your score can wait',
  openMyHealth: 'Open My health',
  explanation: 'How the score works',
  title: 'Your health score',
  startsInMiddle: 'Everyone starts in the middle, in gray. Once you’ve answered half, the score is yours.',
  progressLabel: 'Questionnaire answered',
  history: 'Your score over time',
  notStartedTitle: 'Four short sections, and the score is yours',
  startedTitle: 'More answers make it sharper',
  completeTitle: 'The questionnaire is complete',
  start: 'Start the questionnaire',
  resume: 'Keep answering',
  changeAnswers: 'Change your answers',
};

export const scoreTableDetails = {
  title: 'The whole table, with its sources',
  pointsOf: (points: string, max: string) => `${points} of ${max}`,
  item: 'What counts',
  points: 'Points',
  noBodyMass: 'Not in your profile, or not counted now',
  notAnswered: 'Not answered yet',
  notCounted: 'doesn’t count',
};

export const sourceLink = {
  newTab: '(opens in a new tab)',
};

export const urgentHelpNote = {
  reasons: 'Because you told us',
};

export const withheldNote = {
  title: 'Not offered yet',
  myHealth: 'My health',
};
