export const afterCooking = {
  title: 'How was it?',
  noted: (title: string) => `You cooked this today: ${title}.`,
  undo: 'Undo',
  done: 'Done',
  backToSteps: 'See the steps again',
  history: 'Everything you’ve cooked',
};

export const cookScreen = {
  title: 'Cooking',
  titleOf: (title: string) => `Cooking: ${title}`,
  back: 'Back to the recipe',
  noSteps: 'This recipe has no steps',
  noStepsHint: 'You’ll find its ingredients on the recipe’s page.',
};

export const cookedScreen = {
  title: 'Cooked',
  failed: 'We couldn’t load what you’ve cooked',
  empty: 'Nothing cooked yet',
  emptyHint: 'Open a recipe and start cooking. We’ll list what you’ve made here.',
  browse: 'Browse recipes',
  servings: (servings: number) => (servings === 1 ? '1 serving' : `${servings} servings`),
};

export const cookingSteps = {
  back: 'Back',
  finish: 'I’ve cooked it',
  next: 'Next step',
  steps: 'Steps',
  stepState: (step: number, isDone: boolean) => `Step ${step}${isDone ? ', done' : ''}`,
  step: (step: number) => `Step ${step}`,
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  startTimer: (label: string) => `Start ${label}`,
  amountsFor: (servings: number) =>
    `Amounts in this text are for ${servings === 1 ? '1 serving' : `${servings} servings`}.`,
};

export const cookingTimers = {
  rung: (label: string, step: number) => `Time’s up: ${label} of step ${step}.`,
  /** The device slept, or the app was closed. */
  rungAgo: (minutes: number) =>
    `It ended ${minutes === 1 ? '1 minute' : minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`} ago.`,
  ok: 'OK',
  title: 'Timers',
  timer: (label: string, step: number) => `${label} of step ${step}`,
  stepWithTime: (step: number, label: string) => `Step ${step}, ${label}`,
  stopTimer: (label: string, step: number) => `Stop the timer of ${label}, step ${step}`,
  stop: 'Stop',
};

export const cookingVerdict = {
  title: 'Who can eat it',
  contains: (words: string) => `Contains ${words}`,
  person: (name: string, why: string) => `${name}: ${why}.`,
  unread: 'We couldn’t load what to change for the others. It’s on the recipe’s page.',
};

export const stepIngredients = {
  title: 'For this step',
  inAll: ' total',
};
