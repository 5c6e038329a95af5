export const adviceNote = {
  northAmerica: 'US and Canada',
  europe: 'Europe and many other countries',
  unitedKingdom: 'UK',
  australia: 'Australia',
  call: (number: string) => `Call ${number}`,
  doctorTitle: 'Talk to a doctor about this',
  doctorText:
    'You logged a severe symptom. If it’s new, gets worse, or doesn’t settle, see a doctor. If it’s the worst you’ve ever had, or you have any emergency sign below, get help now.',
  emergencyTitle: 'Get emergency help now',
  emergencyText:
    'Swelling of the lips, tongue, or throat, or trouble breathing can be anaphylaxis. If you have an epinephrine (adrenaline) auto-injector, use it now. Call even if you feel better afterward. Don’t eat the suspected food again, and don’t test it at home.',
  whenTitle: 'When to see a doctor or dietitian',
  emergencySigns: 'Emergency: call at once',
  doctorSigns: 'See a doctor soon',
  dietNote:
    'Don’t leave out foods for good because of this diary. A dietitian can help you test one food at a time and keep your diet as wide as possible.',
};

export const diaryDays = {
  nothingLogged: (day: string) => `${day}, nothing logged`,
  noSymptoms: (day: string) => `${day}, no symptoms`,
  worst: (day: string, worst: number) => `${day}, worst symptom ${worst} of 10`,
  label: 'Days of your diary',
  today: (day: string) => `Today, ${day}`,
};

export const diaryReportScreen = {
  title: 'For your doctor or dietitian',
  failedTitle: 'We couldn’t load your diary',
  loading: 'Loading your diary',
  print: 'Print',
  download: 'Download as a table',
  linkTitle: 'Share it with a link',
  linkNote: (days: number) =>
    `Anyone with the link can see this page and download the table with your notes, no account needed. It stops working after ${days} days, or as soon as you end it. Share it only with someone you trust.`,
  createLink: 'Create a link',
  noLinkTitle: 'There’s no link yet',
  creatingLink: 'Creating your link',
  copiedLink: 'the link',
  sendLink: 'Send it',
  linkEnds: (day: string) => `Works until ${day}. Copy it now: we won’t show it again.`,
  allLinks: 'See and end your links',
};

export const diaryScreen = {
  title: 'My diary',
  loading: 'Loading your diary',
  notOfferedTitle: 'There’s no diary here',
  notOfferedText:
    'This site doesn’t offer one. If you kept one before, you can download or delete it under My health.',
  intro:
    'Log how you feel in two taps. What you ate comes from your plan. After two weeks, we compare the two.',
  failedTitle: 'We couldn’t load your diary',
  earlier: 'Earlier days',
  later: 'Later days',
  today: 'Today',
  nothingLogged: 'Nothing logged yet. An empty day is never counted as a good one.',
  noSymptoms: 'No symptoms',
  worst: (strength: string, worst: number) => `Worst symptom: ${strength}, ${worst} of 10`,
  toReport: 'Six weeks at a glance, for your doctor',
};

export const hintCard = {
  title: 'What your days suggest',
  retry: 'Try again',
  withheld:
    'Based on your health answers, you shouldn’t leave out foods on your own, so we don’t compare them here. Show your diary to a doctor or dietitian: they can read it with you.',
  collecting: (entries: number, days: number) =>
    `We compare once you’ve logged ${entries} days within at least ${days}. Quiet days count, too.`,
  progressLabel: 'Days logged',
  progress: (logged: number, needed: number) => `${logged} of ${needed} days logged`,
  guessTitle: 'A guess, not a finding.',
  noGuesses: 'Nothing stands out in your days. That doesn’t rule anything out.',
  caution:
    'Stress, sleep, and foods that come together can look the same, so this is often wrong. Don’t leave out a food because of it.',
  guess: (daysWith: number, worstWith: number, daysWithout: number, worstWithout: number) =>
    `${daysWith} days with more than a Low serving, then or the day before: worst symptom ${worstWith} of 10 on average. ${daysWithout} days without: ${worstWithout}.`,
  unclear: (substances: string) => `Not enough to tell: ${substances}.`,
  method: (entries: number) =>
    `From ${entries} logged days. Days with meals we don’t know are left out. Histamine, sulfur, and salicylates aren’t compared: nobody has published reliable amounts.`,
};

export const mealsOfDay = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  title: 'What you ate',
  nothingPlanned: 'Nothing was planned for this day.',
  fromPlan: 'From your plan. Uncheck what you didn’t eat.',
  addOther: 'I ate something else',
  otherMissing: 'Say in a few words what you ate.',
  other: 'What did you eat?',
  otherHint: 'We don’t know what’s in it, so this day isn’t compared by food.',
  cancel: 'Cancel',
  save: 'Save',
};

export const quickLog = {
  symptomMissing: 'Say in a few words what it was.',
  label: 'Log a symptom',
  howAreYou: 'How are you?',
  howWereYou: 'How were you?',
  noneToday: 'No symptoms today',
  noneThatDay: 'No symptoms that day',
  otherSymptom: 'What is it?',
  howBad: 'How bad?',
  back: 'Back',
};

export const recordList = {
  noSymptoms: 'No symptoms',
  portion: 'Test portion',
  meal: 'A meal',
  symptom: 'A symptom',
  strength: (strength: string, severity: number) => `${strength}, ${severity} of 10`,
  notPlanned: 'Not on your plan',
  title: 'Logged',
  editLabel: (name: string) => `Edit ${name}`,
  removeLabel: (name: string) => `Remove ${name}`,
  removed: (name: string) => `Removed: ${name}`,
  undo: 'Undo',
};

export const recordSheet = {
  severityOption: (severity: number, strength: string) => `${severity} of 10: ${strength}`,
  noteMissing: 'Say in a few words what it was.',
  title: 'Edit entry',
  save: 'Save',
  time: 'Time',
  howBad: 'How bad?',
  meal: 'What you ate',
  note: 'Note',
};
