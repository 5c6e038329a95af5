export const dayCard = {
  label: (weekday: string) => `Totals of ${weekday}`,
  nothingPlanned: 'Nothing planned',
  ofTarget: (target: string) => `of ${target}`,
  allNutrients: 'View all nutrients',
  target: 'Target',
  protein: 'Protein',
  fat: 'Fat',
  carbs: 'Carbs',
  macrosLabel: 'Macronutrients',
  grams: (value: string) => `${value} g`,
};

export const dayLoads = {
  safetyLabel: 'For your safety',
  details: 'What adds up on this day',
  dose: (amount: string, unit: string) => `about ${amount} ${unit}.`,
  mostFrom: (foods: string) => `Most of it: ${foods}.`,
  unknown: (foods: string) => `We have no figures for ${foods}.`,
};

export const dayMenu = {
  title: 'On the menu',
  emptyTitle: 'Nothing planned yet',
  emptyText: 'Add what you like, or let us plan a day that meets your target.',
  generate: 'Plan this day for me',
  seatsLabel: (meal: string, people: string) => `${meal}, at the table: ${people}. Change`,
  copyDay: 'Copy day',
  clearDay: 'Clear day',
  count: (planned: number, isToday: boolean, total: number) =>
    `${planned} ${isToday ? 'today' : 'planned'} · ${total} this week`,
};

export const dayStrip = {
  label: 'Days of the week',
  nothingPlanned: (day: string) => `${day}, nothing planned`,
  today: (day: string) => `Today, ${day}`,
};

export const planItemCard = {
  replaceLabel: (title: string) => `Replace ${title}`,
  menuLabel: (title: string) => `Move or repeat ${title}`,
  removeLabel: (title: string) => `Remove ${title}`,
  servingsLabel: (title: string) => `Servings of ${title}`,
  cancel: 'Cancel',
  save: 'Save',
};

export const fodmapText = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  togetherLevel: (meal: string, level: string) =>
    `${meal}: these dishes are fine one by one, but together they’re ${level} in FODMAPs.`,
  mealLevel: (meal: string, level: string) => `${meal} is ${level} in FODMAPs.`,
  largestSum: (lead: string, sugar: string, times: number, foods: string) =>
    `${lead} ${sugar}: ${times} times what’s low in one meal, from ${foods}.`,
  sugars: (amounts: string) =>
    `Sugars measured on this day: ${amounts}. No limit for a day is known; each meal counts by itself.`,
};

export const planText = {
  kcal: (value: string) => `${value} kcal`,
  onTarget: 'On target',
  toGo: (energy: string) => `${energy} to go`,
  over: (energy: string) => `${energy} over`,
  fullDay: 'A full day of food',
  roomForMore: 'Room for more',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
};

export const tableDayCard = {
  title: 'Everybody’s day',
  you: 'You',
  calories: (calories: string, target: string) => `${calories} of ${target}`,
};
