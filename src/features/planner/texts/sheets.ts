export const showAllSwitch = {
  title: 'Show all',
  note: 'Also what doesn’t fit you, and why',
  label: 'Show all, also what doesn’t fit you, and why',
};

export const addSheet = {
  fromCollection: 'Add recipe from collection',
  fromCollectionNote: 'Favorites and your own lists',
  fromRecipes: 'Add from recipes',
  fromRecipesNote: 'Search all recipes',
  personal: 'Add personal recipes',
  personalNote: 'Your recipes and your favorites',
  customFood: 'Add custom food',
  customFoodNote: 'A snack, a drink, a leftover',
  generate: 'Create a custom meal plan for me!',
  generateNote: 'A full day that hits your target',
  title: (weekday: string) => `Add to ${weekday}`,
};

export const calendarSheet = {
  title: 'Plan in your calendar',
  failedTitle: 'We couldn’t load your calendar link',
  intro: 'Your phone’s or computer’s calendar can show what’s planned, and it updates by itself.',
  create: 'Create a calendar link',
  addressNote:
    'Add this link to your calendar app. Anyone with the link can see your plan, so keep it private.',
  open: 'Open in my calendar',
  replace: 'Replace the link',
  revoke: 'Turn off the link',
  copiedAddress: 'the calendar link',
};

export const cookingFields = {
  minutes: (minutes: number) => `${minutes} min`,
  lowPrice: 'Low',
  mediumPrice: 'Medium',
  higherPrice: 'Higher',
  anyPrice: 'Any',
  cookOnceEatTwice: 'Cook once, eat twice',
  repeatBreakfasts: 'Repeat breakfasts',
  title: 'Cooking',
  weekdayMinutes: 'Hands-on time on weekdays',
  weekendMinutes: 'Hands-on time on weekends',
  dinners: 'Different dinners',
  persons: 'People at the table',
  forTable: 'Planned for everyone who eats each meal. Choose who eats at the meal.',
  habits: 'Habits',
  budget: 'Budget',
  useUp: 'In the fridge, to use up',
  useUpPlaceholder: 'spinach, ground beef',
  useUpHint: 'Up to ten, separated by commas.',
};

export const copySheet = {
  title: (weekday: string) => `Copy ${weekday} to another day`,
  copyTo: (weekday: string) => `Copy to ${weekday}`,
  copyToNextWeek: 'Copy to next week',
};

export const eatenSheet = {
  title: 'I ate something else',
  intro: (dish: string) =>
    `It takes the place of ${dish} on this day, and you won’t find it on the shopping list.`,
  introShared:
    'For you, it takes the place of this meal. The others still eat what is planned, and see what you ate instead.',
  food: 'What did you eat?',
  calories: 'Calories, if you know them',
  save: 'Save',
};

export const generateSheet = {
  title: 'Create a custom meal plan',
  repeats: 'Recipes can repeat',
  largePortions: 'Large portions',
  span: 'Plan for',
  wholeWeek: 'Whole week',
  neededTarget: 'We plan what your body needs.',
  target: 'Target Calories',
  targetHint: 'Calories (kcal) a day. We’ll save this as your daily target.',
  diet: 'Diet',
  dietPlaceholder: 'Use my preferences',
  portionsAndRepeats: 'Portions and repeats',
  planningWeek: 'Planning seven days that fit you…',
  planningDay: 'Planning a day that fits you…',
  readyTitle: 'Your plan is ready',
  reviewTitle: 'Before you save this week',
  refusedTitle: 'No plan fits all of your wishes',
  keep: 'Keep this plan',
  saveWeek: 'Save this week',
  generate: 'Generate',
  generateAnother: 'Generate another',
  guidance:
    'We keep the meals you added yourself. We always stick to your diets, allergens, and intolerances.',
};

export const itemSheet = {
  gone: 'Gone',
  replace: 'Replace with another dish',
  ateSomethingElse: 'I ate something else',
  leftoversLabel: 'Leftovers',
  leftoversTitle: 'Cook once, eat twice',
  leftoversOn: (weekday: string) => `Leftovers on ${weekday}`,
  mealLabel: 'Meal',
  mealTitle: 'Move to another meal',
  moveToMeal: (meal: string) => `Move to ${meal}`,
  dayLabel: 'Move',
  dayTitle: 'Move to another day',
  moveToDay: (weekday: string) => `Move to ${weekday}`,
  moveToNextWeek: 'Move to next week',
};

export const newFoodForm = {
  price: 'Price per serving ($)',
  calories: 'Calories (kcal)',
  protein: 'Protein (g)',
  fat: 'Fat (g)',
  carbs: 'Carbs (g)',
  formLabel: 'Create custom food',
  title: 'Title',
  dietsTitle: 'Diets it fits',
  diets: 'Diets',
  allergensTitle: 'Allergens in it',
  allergensNote: 'Check the label. If you leave this empty, we can’t check the food for your allergens.',
  allergens: 'Intolerances',
  noAllergens: 'No allergens',
  noneOfThese: 'None of these',
  save: 'Save',
};

export const nutrientsSheet = {
  title: (weekday: string) => `${weekday}’s nutrients`,
  emptyTitle: 'Nothing is planned on this day anymore',
  failedTitle: 'We couldn’t load the nutrients',
  listLabel: 'All nutrients',
  caption: 'The day’s nutrients',
  noValue: 'no value',
  nutrient: 'Nutrient',
  perServing: 'Per Serving',
  amount: 'Amount',
  dailyNeeds: 'Rda',
};

export const pickerList = {
  failedTitle: 'We couldn’t load this',
  filteredText: 'Show all to see the rest, and why it doesn’t fit.',
  showAll: 'Show all',
  foundLabel: 'Found',
  loadingMore: 'Loading...',
  showMore: 'View more',
  quantityLabel: (title: string) => `How many of ${title}`,
  deleteLabel: (title: string) => `Delete ${title}`,
};

export const pickerSheets = {
  recipesTitle: 'Search Recipes',
  done: 'Done',
  personalTitle: 'Personal recipes',
  collectionsTitle: 'Recipe collections',
  add: 'Add',
  back: 'Back',
  createFoodTitle: 'Create custom food',
  foodsTitle: 'Add custom food',
  createFood: 'Create',
  searchRecipes: 'Search recipes',
  searchPersonal: 'Search personal recipes',
  personalEmpty: 'Your own recipes and your favorites will show up here.',
  searchFoods: 'Search custom foods',
  foodsEmpty: 'Create one for anything that isn’t a recipe: a snack, a drink, a bar.',
  searchCollection: 'Search this collection',
  failedTitle: 'We couldn’t load the collections',
  noCollectionsHint: 'Save recipes to a collection, and you can add them from here.',
  recipes: (isOne: boolean, count: string) => `${count} ${isOne ? 'recipe' : 'recipes'}`,
};

export const replaceSheet = {
  gone: 'Gone',
  title: (dish: string) => `Instead of ${dish}`,
  ateSomethingElse: 'I ate something else',
  missingTitle: 'This isn’t on your plan anymore',
  failedTitle: 'We couldn’t find other dishes',
  emptyTitle: 'Nothing else fits here',
  emptyText: 'Every dish that fits you at this meal is in your week already. You can add one yourself.',
  onTarget: 'With each of these, your day stays on target.',
  sameSize: 'These are about the same size as what you have there.',
  servings: (servings: number) => `${servings} servings`,
};

export const targetSheet = {
  title: 'Daily target',
  neededTitle: 'We plan what your body needs',
  safetyNotes: 'My safety notes',
  hint: 'Calories (kcal) for every day in your planner.',
  save: 'Save',
};

export const seatsSheet = {
  title: 'At the table',
  titleOf: (meal: string, weekday: string) => `${meal} on ${weekday}`,
  who: 'Who’s at the table?',
  you: 'You',
  when: 'When',
  once: 'Only this day',
  everyWeekday: (weekday: string) => `Every ${weekday}`,
  note: 'Your household sees this. Portions and the shopping list follow. If you’re not there, you eat this dish by yourself.',
  save: 'Save',
};
