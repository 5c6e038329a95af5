export const addRecipeScreen = {
  title: 'Add recipe',
  sampleNote:
    'This is only a preview of adding a recipe. To plan a dish, open the planner, or bring your own recipe.',
  search: 'Search recipes',
  sampleRecipe: 'Carrot soup',
  sampleRecipeNote: '35 min · 4 servings',
  toPlanner: 'Open the planner',
  writeOwn: 'Write your own recipe',
  import: 'Import a recipe',
};

export const plannerHeader = {
  title: 'Planner',
  weeksLabel: 'Weeks',
  previousWeek: 'Previous week',
  presentWeek: (week: string) => `${week}, this week`,
  toPresentWeek: (week: string) => `${week}, go to this week`,
  nextWeek: 'Next week',
};

export const plannerScreen = {
  title: 'Planner',
  daysLabel: 'Days',
  addTo: (weekday: string) => `Add to ${weekday}`,
  failedTitle: 'We couldn’t load the plan',
  notSaved: 'We couldn’t save that. Your plan hasn’t changed.',
  retry: 'Try again',
  dismiss: 'Dismiss',
};

export const printedWeek = {
  title: (week: string) => `Meals, ${week}`,
  nothingPlanned: 'Nothing planned',
  servings: (servings: string) => `, ${servings} servings`,
  leftovers: '(leftovers)',
  onlyFor: (names: string) => (names === '' ? 'only for one of you' : `only for ${names}`),
};

export const shoppingListScreen = {
  title: 'Shopping list',
  shareTitle: (week: string) => `Shopping list, ${week}`,
  offline: 'You’re offline. We’ll keep your check marks here and send them once you’re back online.',
  failedTitle: 'We couldn’t load the list',
  emptyTitle: 'Nothing to buy',
  emptyText: 'Plan some meals for this week, and we’ll list what you need to buy.',
  toPlanner: 'Open the planner',
  share: 'Share',
  print: 'Print',
  pantryNote: 'You probably have these, or need only a pinch.',
  detailsLabel: (name: string) => `What ${name} is for`,
  exactAmount: (amount: string) => `You need ${amount}`,
  usedFor: (recipes: string) => `For ${recipes}`,
  priceClass: (priceClass: number) => `Price class ${priceClass} of 4`,
  remaining: (left: number) =>
    left === 0 ? 'Everything is in the basket' : left === 1 ? '1 thing to get' : `${left} things to get`,
};

export const weekCard = {
  label: 'This week',
  title: 'The whole week',
  shoppingList: 'Shopping list',
  shoppingListNote: 'Everything the week needs, by aisle',
  target: 'Daily target',
  neededTargetNote: 'What your body needs, every day',
  targetNote: (target: string) => `${target} every day`,
  generate: 'Create a plan',
  generateNote: 'A day or a whole week that hits your target',
  calendar: 'Show in my calendar',
  calendarNote: 'A link your calendar can follow',
  print: 'Print',
};
