export const allergenLine = {
  contains: 'Contains ',
  yours: (count: number) => (count === 1 ? 'your allergen' : 'your allergens'),
};

export const gauge = {
  unknown: 'Unknown',
  withLimit: (level: string, limit: string) => `${level} Your limit is ${limit}.`,
  label: 'Intolerances',
  estimated: 'Histamine and salicylate are estimated.',
};

export const verdictPanel = {
  noLimit: 'No limit set',
  asked: (level: string) => `You asked for ${level}`,
  over: (level: string) => `Over your limit of ${level}`,
  limit: (level: string) => `Your limit is ${level}`,
  atLimit: (level: string) => `At your limit of ${level}`,
  within: (level: string) => `Within your limit of ${level}`,
  title: 'Why this verdict',
  hint: 'Worked out per serving. The small pointer on a gauge shows the limit you set.',
  portions: 'Portions',
  source: (source: string) => ` Source: ${source}.`,
  unknown: 'not known',
  estimated: ' · Estimated',
  untested: 'We have no tested value for ',
};

export const gaugeShape = {
  oxalate: 'Ox',
  histamine: 'Hi',
  sulfur: 'Su',
  fodmap: 'Fo',
  salicylate: 'Sa',
};

export const portions = {
  fructose: 'excess fructose',
  oligos: 'fructans and GOS',
  polyols: 'sorbitol and mannitol together',
  untestedFood: 'a food that was tested as a small portion only',
  grams: (grams: string) => `${grams} g`,
  times: (times: number) => `${times} times`,
  sum: (name: string, sum: string, times: string) =>
    `In one serving, ${name} ${sum === 'oligos' || sum === 'polyols' ? 'come' : 'comes'} to ${times} what’s low.`,
  mediumUpTo: (limit: string) => `up to ${limit}, high above`,
  limits: (grams: string, low: string, medium: string) =>
    `${grams} here; low up to ${low}, medium ${medium}.`,
  sugar: (grams: string, name: string, limit: string) => `It brings ${grams} of ${name}; ${limit} is low.`,
  range: (food: string, lowest: string, highest: string) =>
    `${food}: sources differ, ${lowest} to ${highest} mg in 100 g.`,
  highestCounts: (range: string) => `${range} We count the highest.`,
  unsettled: (range: string) => `${range} No modern test has settled it, so we count the highest.`,
  threeQuarters: 'three quarters',
  twoThirds: 'two thirds',
  third: 'a third',
  quarter: 'a quarter',
};

export const why = {
  numbers: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  levels: { 1: 'low', 2: 'medium', 3: 'high' },
  other: (number: string) => `Other ${number}`,
  otherOne: (level: string) => `The other one is ${level}.`,
  others: (others: number, level: string) => `The other ${others} are ${level}.`,
  list: (first: string, last: string) => `${first} and ${last}`,
  unknown: (unknown: number, total: number) =>
    `${unknown} of ${total} ${total === 1 ? 'ingredient' : 'ingredients'}, so we won’t guess.`,
  knownOver: 'What we do know is already over your limit.',
  upTo: (level: string) => `up to ${level}`,
  oneLow: 'Its one ingredient is low.',
  allLow: (ingredients: number) => `All ${ingredients} ingredients together stay low.`,
  adds: 'It adds up from many ingredients:',
  comesFrom: (number: string, count: number) =>
    `Most of it comes from ${number} ${count === 1 ? 'ingredient' : 'ingredients'}:`,
};
