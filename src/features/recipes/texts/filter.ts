export const choiceSection = {
  tryAgain: 'Try again',
};

export const filterSheet = {
  title: 'Filter recipes',
  clear: 'Clear Filter',
  apply: 'Apply Filter',
  allergens: 'Allergens',
  allergensNote: 'Recipes containing these are hidden.',
  proteins: 'Proteins',
  diets: 'Diets',
  excluded: 'Excluded ingredients',
  excludedNote: 'We hide recipes that contain these in any form.',
  excludedEmpty: 'Add what you don’t want on your plate.',
  atHandPicker: 'What I have',
  excludedPicker: 'Exclude ingredients',
};

export const intoleranceSection = {
  lowSalicylate: 'Low salicylate',
  aboutSalicylate: 'About salicylate',
  lowFodmap: 'Low FODMAP',
  aboutFodmap: 'About FODMAP',
  title: 'Food Intolerances / Dietary Concerns',
};

export const presetSwitch = {
  preset: 'Preset from your saved settings',
  nothingSaved: 'You haven’t saved any yet. You’ll find them in your account.',
  label: 'Use my preferences',
  labelWithPreset: 'Use my preferences, preset from my settings',
  tryAgain: 'Try again',
};

export const searchSections = {
  bestMatch: 'Best match',
  fit: 'Fits me first',
  quickest: 'Quickest first',
  rating: 'Best rated first',
  latest: 'Newest first',
  anyTime: 'Any time',
  minutes: (minutes: number) => `${minutes} min`,
  sort: 'Sort by',
  time: 'Time',
  timeNote: 'At most, from start to table.',
  course: 'Course',
  atHand: 'What I have',
  atHandNote: 'Only recipes that use all of these.',
  atHandEmpty: 'Add what’s in your kitchen, and see what you can make with it.',
  addAtHand: 'Add what I have',
  cuisine: 'Cuisine',
  season: 'Season',
  seasonNote: 'Recipes whose produce is in season in the United States.',
};

export const intoleranceHelp = {
  oxalate:
    'Many plants make oxalate; spinach, almonds, beets, and cocoa have a lot of it. Some people are advised to eat less of it, often because of kidney stones.',
  oxalateLevels: (low: number, medium: number) =>
    `We add up the oxalate of all ingredients. Low is up to ${low} mg in a serving, Medium up to ${medium} mg, High is more.`,
  histamine:
    'Histamine builds up while food ages, ripens, or cures: old cheese, wine, cured meat, canned fish. A few foods are suspected to set it free in the body. What people tolerate differs widely.',
  histamineLevels:
    'Each ingredient is rated after a published list, then weighed by how much of it you eat. Low has no more than traces of doubtful ingredients, Medium a little of them, High more than a little.',
  sulfur:
    'Onions, garlic, leeks, and cabbages owe their bite to sulfur compounds. Eggs, meat, beans, and lentils carry sulfur in their protein.',
  sulfurLevels:
    'Low goes without the pungent ones and is light on protein, Medium has a portion of protein or a little of the pungent ones, High has more. The amounts are our own estimate.',
  salicylate:
    'Plants make salicylates to protect themselves. Spices, dried herbs, berries, and many other fruits and vegetables are rich in them.',
  salicylateLevels:
    'Each ingredient has one of five published tiers, weighed by how much of it you eat. The flag keeps Low recipes only, which have a pinch of the richest ones at most.',
  fodmap:
    'FODMAPs are sugars that some people digest badly. They’re in wheat, onions, garlic, beans, lentils, milk, and several fruits. Dietitians use a low-FODMAP diet for a limited time.',
  fodmapLevels:
    'We compare each ingredient with the largest serving that still counts as low. The flag keeps Low recipes only, in which every ingredient stays within its own.',
  unknown:
    'If an ingredient has never been tested, the recipe’s level is unknown. We never count unknown as Low or Medium: you’ll see such a recipe only with High, which hides nothing, or with no limit.',
  title: (name: string) => `About ${name}`,
  source: (title: string) => `Source: ${title}.`,
};

export const hitCountLine = {
  counting: 'Counting…',
  none: 'No recipes',
  one: '1 recipe',
  many: (count: string) => `${count} recipes`,
  moreThan: (count: string) => `More than ${count} recipes`,
};
