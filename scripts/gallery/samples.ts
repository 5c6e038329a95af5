import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import type { Reason, Verdict } from '#domain/intolerance/verdict.ts';
import type { RecipeFacts } from '#src/ui/recipe/recipe-facts.ts';
import type { AxisVerdicts } from '#src/ui/verdict/verdict-response.ts';

const picture = (name: string, shape: 'square' | 'wide') => `/art/${name}/${shape}.svg`;

function recipe(name: string, title: string, rest: Partial<RecipeFacts>): RecipeFacts {
  return {
    title,
    href: `#${name}`,
    image: picture(name, 'square'),
    imageWide: picture(name, 'wide'),
    rating: 4.5,
    ratings: 61,
    minutes: 30,
    servings: 4,
    author: null,
    partnerId: null,
    ...rest,
  };
}

export const recipes = {
  chicken: recipe('lemon-chicken-tray-bake', 'Lemon chicken tray bake', { rating: 4.8, minutes: 70 }),
  soup: recipe('roast-pumpkin-soup', 'Roast pumpkin soup', { rating: 4.6, servings: 3 }),
  salmon: recipe('salmon-with-asparagus-and-new-potatoes', 'Salmon with asparagus', {
    minutes: 25,
    servings: 2,
  }),
  stirFry: recipe('chicken-stir-fry-with-rice', 'Chicken stir-fry with rice', { rating: 4.3, minutes: 40 }),
  risotto: recipe('mushroom-risotto', 'Mushroom risotto', { rating: 4.6, minutes: 40, servings: 3 }),
  long: recipe(
    'berry-porridge',
    'Slow-cooked overnight porridge with blueberries, raspberries and toasted pumpkin seeds',
    { rating: null, minutes: 495, servings: 12, author: 'Ines Rodriguez-Hallworth', partnerId: 'main' },
  ),
} as const;

export const axes: AxisVerdicts = {
  oxalate: { level: 1, limit: 1, standing: 'within' },
  histamine: { level: 2, limit: 2, standing: 'at' },
  sulfur: { level: 3, limit: 2, standing: 'over' },
  salicylate: { level: 1, limit: 1, standing: 'within' },
  fodmap: { level: null },
};
export const gentle: AxisVerdicts = {
  oxalate: { level: 1, limit: 1, standing: 'within' },
  histamine: { level: 1, limit: 2, standing: 'within' },
  sulfur: { level: 2 },
  salicylate: { level: 1, limit: 1, standing: 'within' },
  fodmap: { level: 1 },
};

export const fits = {
  fits: { kind: 'fits', sentence: 'Fits you: milk, low histamine' },
  atLimit: { kind: 'at_limit', sentence: 'At your histamine limit' },
  over: { kind: 'over', sentence: 'Over your histamine limit' },
  unknown: { kind: 'unknown', sentence: 'We can’t check FODMAP' },
  notForYou: { kind: 'not_for_you', sentence: 'Not for you: contains milk' },
} as const;

function reason(foodName: string, level: Level | null, grams: number, lowUpToG: number | null): Reason {
  const none = { mediumUpToG: null, sugar: null, figure: null, unit: null, confidence: null, source: null };
  return { foodId: foodName, foodName, grams, level, lowUpToG, ...none };
}

function verdict(level: Level | null, reasons: Reason[], deciding: string[] = []): Verdict {
  const unknown = reasons.filter((r) => r.level === null).map((r) => r.foodId);
  return { level, dose: null, largestSum: null, reasons, deciding, aboveLow: [], aboveMedium: [], unknown };
}

const rest = ['Cod', 'Green beans', 'Lemon', 'Olive oil', 'Sumac', 'Sea salt'].map((n) =>
  reason(n, 1, 20, 300),
);
const all = [reason('Tomatoes', 1, 62, 300), reason('Capers', 1, 4, 300), ...rest];

export const verdicts: Readonly<Record<Intolerance, Verdict>> = {
  oxalate: verdict(1, all),
  histamine: verdict(
    3,
    [reason('Tomatoes', 3, 62, 20), reason('Capers', 2, 18, 10), ...rest],
    ['Tomatoes', 'Capers'],
  ),
  sulfur: verdict(2, [reason('Garlic', 2, 6, 4), ...all.slice(1)], ['Garlic']),
  salicylate: verdict(1, all),
  fodmap: verdict(null, [reason('Sumac', null, 1, null), ...all.slice(0, 7)]),
};

export const nutrients = [
  { name: 'Calories', amount: 462, unit: 'kcal', percentOfDailyNeeds: 23 },
  { name: 'Protein', amount: 34.2, unit: 'g', percentOfDailyNeeds: 68 },
  { name: 'Sugar', amount: 5.1, unit: 'g', percentOfDailyNeeds: null },
  { name: 'Sodium', amount: 2610, unit: 'mg', percentOfDailyNeeds: 113 },
  { name: 'Vitamin B12', amount: 0.42, unit: 'µg', percentOfDailyNeeds: 17.4 },
];
