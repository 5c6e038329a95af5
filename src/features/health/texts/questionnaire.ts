export const categoryScreen = {
  title: 'Health questionnaire',
  loading: 'Loading the questions',
  failedTitle: 'We couldn’t load the questions',
  saved: 'Your answers have been saved.',
  backToQuestionnaire: 'Back to the questionnaire',
  guidance: 'Your answers stay on this device until you submit them. General guidance, not medical advice.',
  notFoundTitle: 'We can’t find that section',
  notFoundText: 'The address isn’t quite right, or the questionnaire has changed.',
  allSections: 'All sections',
  stillOpen: (questions: number) =>
    questions === 1 ? '1 question is still open' : `${questions} questions are still open`,
};

export const medicationsScreen = {
  compareNote:
    'Look at the small letters under the name: the active ingredient. Some names are easily mixed up, and some mean another medicine in another country.',
  title: 'Medication',
  loading: 'Loading the medications',
  failedTitle: 'We couldn’t load the list',
  compareTitle: (name: string) => `Does the pack say ${name}?`,
  confirm: 'Yes, it does',
  deny: 'No',
  listTitle: 'Your list',
  removeLabel: (name: string) => `Remove ${name}`,
  isTaken: 'Do you take it now?',
  answerLabel: 'Your answer',
  nothingTaken: 'You told us you don’t take anything.',
  withdrawAnswer: 'Take that back',
};

export const offeredMedications = {
  title: 'Add a medication',
  search: 'Search medications',
  listLabel: 'Medications',
  add: 'Add',
  soldAs: (name: string, countries: string) => `Sold as ${name} in ${countries}`,
  also: (name: string) => `Also ${name}`,
  allListed: 'All of them are on your list.',
  choices: (count: string) => `${count} to choose from. Type the name on the pack.`,
  nothingFound: 'Nothing by that name. Try the active ingredient printed on the package.',
  matches: (count: string) => `${count} to choose from`,
};

export const pageGroup = {
  no: 'No',
};

export const questionField = {
  choose: 'Choose',
};

export const questionnaireScreen = {
  title: 'Health questionnaire',
  failedTitle: 'We couldn’t load the questionnaire',
  intro:
    'Answer in any order and stop whenever you like. What you haven’t submitted yet stays on this device.',
  privacy: 'Your answers are stored encrypted and used for your score and recommendations only.',
  emptyTitle: 'No questions yet',
  emptyText: 'We’re still working on the questionnaire. Please check back later.',
  categoriesLabel: 'Categories',
  toResults: 'See my results',
  complete: 'You’ve answered everything your score needs.',
  someOpen: 'Some sections are still open.',
  stillOpen: (sections: string) => `Still to complete: ${sections}.`,
  progressLabel: (section: string) => `${section}, answered`,
};

export const answerOptions = {
  yes: 'Yes',
  no: 'No',
  unknown: 'Unknown',
};
