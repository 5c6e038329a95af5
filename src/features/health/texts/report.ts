export const report = {
  span: (start: string, end: string) => `${start} to ${end}`,
  since: (day: string) => `Since ${day}`,
  forName: 'Food and symptom report for:',
  nothingLogged: 'No days were logged in this time.',
  summary: (logged: number, days: number, quiet: number, mean: number) =>
    `${logged} of ${days} days logged, ${quiet} of them quiet. Worst symptom of a logged day: ${mean} of 10 on average.`,
  symptoms: 'Symptoms',
  symptom: 'Symptom',
  days: 'Days',
  worst: 'Worst, 0 to 10',
  limitations: (advice: string) =>
    `${advice} A day without an entry is a gap, not a zero. What isn’t listed wasn’t tested. Medicines and weight aren’t in it.`,
  dayNotLogged: (day: string) => `${day}: nothing logged`,
  dayWithoutSymptoms: (day: string) => `${day}: no symptoms`,
  dayWorst: (day: string, worst: number) => `${day}: worst symptom ${worst} of 10`,
  foodTests: 'Food tests',
  alsoLow: (test: string, sugars: string) => `During the test of ${test}, ${sugars} stayed out, too.`,
  limit: (name: string, limit: string, food: string, since: string) =>
    `In use: ${name}, ${limit}, tested with ${food}, since ${since}.`,
  test: (span: string, food: string, isHelped: boolean, days: number, version: string) =>
    `${span}. Portions with and without ${food}, in random order; ${isHelped ? 'someone else prepared them' : 'the member knew which was which'}. ${days} ${days === 1 ? 'day' : 'days'} with a portion and a diary entry. Method ${version}.`,
};

export const sharedReportScreen = {
  title: 'Food and symptom report',
  incompleteTitle: 'This link isn’t complete',
  incompleteText: 'Ask for the link again, and open all of it.',
  notFoundTitle: 'There’s no report here',
  loading: 'Opening the report',
  sharedNote: (day: string) => `Shared with you by the person it’s about. This link works until ${day}.`,
  print: 'Print',
  download: 'Download as a table',
};
