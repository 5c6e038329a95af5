export const alarmNote = {
  open: 'Something’s wrong',
  title: 'What is it?',
  noTestNote: 'Don’t eat another portion. We’ll tell you what to do now.',
  stopNote: 'Choosing one stops the test. All your food is back then.',
  emergencyTitle: 'Get emergency help now',
  anaphylaxis:
    'This can be anaphylaxis. If you have an epinephrine (adrenaline) auto-injector, use it now. Call even if you feel better afterward.',
  notAlone: 'Don’t stay alone, and don’t drive yourself. Don’t eat the test food again.',
  doctorTitle: 'See a doctor about this',
  doctorText:
    'Call your doctor today and say what you noticed. If it gets worse, or you feel faint, get emergency help.',
  testOver: 'Your food test is over. Eat as you used to, except for what you’re allergic to.',
  unsaved: (reason: string) => `Your test is stopped on this device. We couldn’t save it yet. ${reason}`,
  save: 'Save it again',
  dismiss: 'I’ve read this',
};

export const chooseTest = {
  helped: 'Someone else',
  helpedNote: 'You don’t know what’s in a portion. The result can be clear.',
  alone: 'I do',
  aloneNote: 'You know what’s in it. The result can only be “likely”.',
  testMissing: 'Choose what to test.',
  foodMissing: 'Choose a food.',
  helperMissing: 'Please choose one.',
  singleFood: 'One food by itself',
  label: 'What to test',
  title: 'What do you want to test?',
  intro: 'One at a time. Start with what you suspect most, or with what you miss most.',
  test: 'Test',
  choose: 'Choose',
  food: 'Food',
  carrierFood: 'Food that carries it',
  foodOption: (food: string, highest: string) => `${food}, up to ${highest}`,
  alsoRichIn: (food: string, substances: string) =>
    `${food} is rich in ${substances}, too. If it troubles you, it may be that instead.`,
  helper: 'Who prepares the portions?',
  start: 'Start the test',
  closedTitle: 'What can’t be tested',
  foodsNote:
    'We only offer foods in amounts that people eat at once and that are safe for you. What’s strong, salty, or used by the pinch isn’t there: ask your doctor or dietitian about those.',
  nextTitle: (substance: string) => `Test ${substance} next`,
  nextIntro: 'You’ve left it out already, so this test is shorter.',
  nextClosed: (substance: string) =>
    `You can’t test ${substance} now: no food that contains it fits your answers and what you told us. You can choose something else.`,
  othersNote: (substances: string) =>
    `You go on leaving out ${substances} meanwhile: that’s about two months. All your food comes back at once if you stop.`,
  noCleanDish: (substances: string) =>
    `${substances}: no suitable food yet. No food you can eat has enough of it in a usual portion without something else in it, too.`,
  back: 'Back to the questions',
};

export const doseChart = {
  caption: (unit: string) => `Worst symptom of the day, by ${unit} in one serving`,
  none: 'none',
  tableTitle: 'The same as a table',
  amount: 'In one serving',
  days: 'Days',
  worst: 'Worst symptom, mean',
};

export const foodsBack = {
  title: 'Back on your plate',
  neverTheReason: (food: string) => `${food}: it was never the reason`,
  backNote: (count: number) =>
    count === 1
      ? 'You tested it, so you don’t have to leave it out. Well done.'
      : 'You tested them, so you don’t have to leave them out. Well done.',
};

export const moreSugars = {
  title: 'Leave these out, too, and test them next',
  note: (most: number) =>
    `If you want to, up to ${most} more. You leave them all out at once, so the next tests are shorter. Each test takes about two months, and they stay out until it’s their turn, so choose only what you suspect.`,
  tooMany: (most: number) =>
    `That’s a lot to leave out for months. Please choose ${most} at most; you can test the rest later.`,
};

export const nextTest = {
  title: 'Your next test',
  text: (sugars: string, days: number, until: string) =>
    `You’ve left out ${sugars}, too, so you don’t have to start over: ${days} more days of leaving out, then come the portions. Start by ${until}.`,
  othersNote: 'The other one stays out meanwhile: that’s about two months.',
  choose: (sugar: string) => `Test ${sugar} next`,
};

export const myLimits = {
  title: 'My limits',
  tested: (food: string, since: string, retest: string) =>
    `Tested with ${food}, since ${since}. Limits shift: from ${retest} on it’s worth testing again.`,
  testedLongAgo: (food: string, since: string) =>
    `Tested with ${food}, since ${since}. That’s over six months ago: you may tolerate more by now. Test it again below.`,
  removeLabel: (limit: string) => `Remove the limit for ${limit}`,
  removeTitle: (limit: string) => `Remove the limit for ${limit}?`,
  removeText: 'We’ll stop checking dishes against it. The test stays in your list.',
  confirmRemoval: 'Remove it',
  cancelRemoval: 'Keep it',
};

export const pastTests = {
  lastTest: 'Your last test',
  ended: (test: string, day: string) => `${test}, ended ${day}`,
  title: 'Past tests',
  span: (test: string, start: string, end: string) => `${test}, ${start} to ${end}`,
};

export const portionOfToday = {
  notToday: 'No portion today. The next one is due tomorrow.',
  blindPortion: (dish: string, food: string) =>
    `Eat one serving of ${dish} today. It may contain ${food}, or not: that’s how we tell.`,
  openPortion: (dish: string, amount: string) => `Eat ${dish} today: one serving with ${amount}.`,
  eat: (dish: string) => `I ate ${dish}`,
  eaten: (dish: string) => `You ate ${dish} today. Log how you feel below.`,
  caution:
    'If you don’t feel well, skip it. Once you log a strong reaction, there are no more portions in this block.',
  noCleanDish:
    'We don’t have a dish for this yet: none of ours fits you and contains next to nothing else. Choose one you tolerate, the same each day.',
  planned: 'It’s on your plan:',
  dishesNote:
    'Make your dish from one of these: they contain next to nothing else. Choose the same one each day.',
  dish: 'A dish without anything else that counts',
  plan: 'Put it on my plan',
  planningFailed: 'We couldn’t put it on your plan',
  openContents: 'For the person who prepares it',
  contentsTitle: 'Portion',
  contentsNote: 'Hand over your phone now. If you see what’s in it, the result can only ever be “likely”.',
  asHelper: 'I’m the one who prepares it',
  asMember: 'I’m taking the test, and want to know',
  contentsFailed: 'We couldn’t open this portion',
  loadingContents: 'Opening the portion',
  contentsGuidance:
    'The same on each of the three days. Take a dish that they tolerate and that hides it, such as a thick soup or porridge. Cook what isn’t eaten raw, such as meat, fish, eggs, or flour: weigh it first, then cook it through. Don’t say anything, and close this before you give the phone back.',
};

export const unloadedPortion = {
  text: 'Does your test have a portion for today? You can log it here. It’s sent when you’re back online.',
  eat: 'I ate my portion',
  eaten: 'Today’s portion is logged.',
};

export const resultCard = {
  title: 'Your result',
  limitNote:
    'If you use it, we mark dishes with more than this in one serving, and plans leave them out. The same goes for dishes where nobody knows how much they have. You can remove it at any time.',
  nextNote: (sugars: string) =>
    `You’ve left out ${sugars}, too. Start the next test within a week, and you don’t need two more weeks of leaving out first.`,
  acceptLimit: 'Use this limit',
  declineLimit: 'Not now: eat as I used to',
  finish: 'Done: eat as I used to',
  method: (days: number, food: string, version: string) =>
    `${days === 0 ? 'No day has both a portion and an entry' : `From ${days} ${days === 1 ? 'day' : 'days'} with a portion; rings are portions without ${food}`}. Method ${version}. Your own observation, not a diagnosis.`,
};

export const startTest = {
  introTitle: 'Before you start',
  duration:
    'A first test takes about eleven weeks when the answer is clear. When it isn’t, it can take months more, and you can stop on any day. You leave out what you test, log every day, and need someone who prepares portions for you: without them the result can only be “likely”.',
  notForEverybody:
    'It isn’t for everyone: not under 18, not in pregnancy, not with an eating disorder, insulin, warfarin, kidney disease, or an inflamed bowel. We ask about it first.',
  begin: 'See if it’s for you',
  afterAlarmTitle: 'A doctor first',
  afterAlarmText:
    'Your last test ended with a sign that a doctor has to see. Please don’t start a new one until a doctor has looked at it.',
  beginAfterAlarm: 'A doctor has looked at it',
  loading: 'Loading the questions',
  failedTitle: 'We couldn’t load the questions',
  no: 'No',
  yes: 'Yes',
  answerMissing: 'Please answer this one.',
  questionsLabel: 'Questions for your safety',
  questionsTitle: 'For your safety',
  fromHealthAnswers: 'From your profile or your health answers. If it’s wrong, change it there.',
  answersMissing: 'Please answer every question: without an answer we can’t tell whether it’s safe.',
  next: 'Next',
  refusedLabel: 'Not on your own',
  refusedTitle: 'Please don’t do this on your own',
  refusedText:
    'Based on your answers, leaving out food and testing it at home could harm you. That’s not the end of it: a doctor or dietitian can do it with you, and your diary helps them.',
  alternatives:
    'What’s gentle and safe to try: regular meals, enough to drink, less coffee and alcohol, and enough sleep.',
  toDiary: 'Open my diary',
  askAgain: 'I made a mistake',
  bodyTitle: 'Your weight and height first',
  bodyText:
    'Leaving out food can harm people who weigh little, so we check that first. Add your weight and height to your profile, and come back.',
  toProfile: 'Open my profile',
};

export const stopRow = {
  illness: 'I’m ill, or on antibiotics',
  travel: 'I’m traveling',
  otherReason: 'Something else',
  pause: 'Pause',
  stop: 'Stop the test',
  pauseTitle: 'Why are you pausing?',
  pauseNote: 'Days don’t count until you go on. What you found so far stays.',
  stopTitle: 'Stop the test?',
  stopText: 'All your food is back at once. Your diary stays. A new test begins from the start.',
  confirmStop: 'Stop it',
  cancelStop: 'Keep going',
};

export const todayCard = {
  baselineTitle: 'Eat as usual',
  restrictionTitle: 'Leave it out',
  reviewTitle: 'Are you better?',
  drawingTitle: 'The next portion is coming',
  waitingTitle: 'A few entries first',
  dosingTitle: 'Your portion',
  restingTitle: 'Rest',
  pausedTitle: 'Paused',
  label: 'Today',
  step: (name: string, step: number, steps: number) => `${name}: step ${step} of ${steps}`,
  progressLabel: 'Days of this step',
  dayOf: (day: number, days: number) => `Day ${day} of ${days}`,
  restContinues: 'It goes on until a day is as calm as before',
  dayContinues: (day: number) => `Day ${day}: it goes on until there are enough entries`,
  foodRichIn: (substance: string) => `food rich in ${substance}`,
  baseline: (entries: number, needed: number) =>
    `Change nothing, and log every day, quiet ones, too. ${entries} of at least ${needed} days logged so far.`,
  restriction: (food: string) =>
    `Leave out ${food}, and keep everything else as it is. Dishes with too much of it are marked, and plans leave them out. After these days we ask if you’re better.`,
  comesBack: 'It comes back either way: after 42 days at the latest.',
  alsoLow: (sugars: string) =>
    `You test ${sugars} after this. Until then, that stays out, too: each test takes about two months. If you stop, all your food comes back at once.`,
  entriesMissing:
    'Log at least four of the last seven days: the portion is compared with them. Until then, go on leaving it out.',
  drawing: 'Keep leaving it out. Check back tomorrow.',
  resting: (food: string) =>
    `No portion today. Go on leaving out ${food}, and log how you feel: the next one comes once it’s calm.`,
  paused:
    'Days don’t count while you pause, and you may eat as you used to. When you go on, this step starts over, and what you found so far stays.',
  resume: 'Continue the test',
  tooFewEntries: 'too few entries',
  mean: (mean: number) => `${mean} of 10`,
  means: (before: string, after: string) =>
    `Your worst symptom of a day was ${before} on average before, and ${after} in the last week.`,
  better: 'Better: test it with portions',
  notSure: 'Not sure yet: a few more days',
  noBetter: 'No better: end it, and eat as I used to',
};

export const triggersScreen = {
  title: 'Find your triggers',
  loading: 'Loading your food test',
  notOfferedTitle: 'There are no food tests here',
  notOfferedText:
    'This site doesn’t offer them. If you had one before, you can download or delete it under My health.',
  intro:
    'Find out how much of a food you tolerate. You leave it out for a while, then eat portions that may or may not contain it, and log how you feel. At the end you have a limit of your own, or an honest “not enough to tell”.',
  failedTitle: 'We couldn’t load your food test',
  toDiary: 'Open my diary',
  stoppedTitle: 'Stopped: all your food is back',
  unsaved: (reason: string) => `We couldn’t save it yet. ${reason}`,
  saving: 'We’re saving it.',
  otherDays: 'Other days: my diary',
  toReport: 'Report for your doctor or dietitian',
};
