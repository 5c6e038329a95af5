import type { Food } from '#domain/food/food.ts';
import type { CookedFood } from '#domain/nutrition/cooking.ts';
import type { Dish } from './dish.ts';

/**
 * What a role of a food depends on: how the food is cooked in the dish (`raw`, `boiled`, `roasted`), and what the dish
 * is: something sweet, a batter or dough, one with yeast, one that egg holds together.
 */
export const settings = ['raw', 'boiled', 'roasted', 'sweet', 'dough', 'yeast', 'egg'] as const;
export type Setting = (typeof settings)[number];

/** Share of its weight from which a dish with flour is a dough or a batter; porridge and a thickened sauce have less. */
const leastFlour = 0.15;
/** Grams of sugar in a serving, from sweeteners and fruit, from which a dish without a savory sign is sweet. */
const leastSugar = 2.5;
/** Grams of salt in a serving from which a dish is savory. */
const leastSalt = 0.5;

const isFlour = ({ id, aisle, origins }: Food): boolean =>
  (aisle === 'baking' || id === 'cornmeal') &&
  origins.some((origin) => ['grain', 'gluten-grain', 'pseudo-grain', 'legume'].includes(origin));

/** Sugars in grams per 100 g: fresh fruit has 8 or more, other vegetables less; sweeteners and dried fruit 20 or more. */
const isSweetener = ({ aisle, per100g }: Food): boolean => {
  const sugar = per100g.sugar ?? 0;
  return sugar >= 20 || (sugar >= 8 && (aisle === 'produce' || aisle === 'frozen'));
};

const savory =
  /onion|garlic|shallot|leek|chives|vinegar|mustard|stock|broth|soy-sauce|tamari|olive|capers|cumin/;
const isSavory = ({ id, origins }: Food): boolean =>
  savory.test(id) || origins.some((origin) => ['meat', 'poultry', 'fish', 'shellfish'].includes(origin));

const gramsOf = (ingredients: readonly CookedFood[]): number =>
  ingredients.reduce((sum, { grams }) => sum + grams, 0);

function isSweet({ ingredients, servings }: Dish): boolean {
  const salt = gramsOf(ingredients.filter(({ food }) => food.id === 'salt')) / servings;
  if (salt >= leastSalt || ingredients.some(({ food }) => isSavory(food))) return false;
  const sugar = ingredients
    .filter(({ food }) => isSweetener(food))
    .reduce((sum, { food, grams }) => sum + (grams * (food.per100g.sugar ?? 0)) / 100, 0);
  return sugar / servings >= leastSugar;
}

/** Every setting that applies to a food of a dish. */
export function settingsOf(dish: Dish, foodId: string): ReadonlySet<Setting> {
  const { ingredients } = dish;
  const cooked = ingredients
    .filter(({ food, cooking = 'raw' }) => food.id === foodId && cooking !== 'raw')
    .map(({ cooking }) => cooking);
  const replaced = ingredients.find(({ food }) => food.id === foodId)?.food;
  // flour that dusts the tray before it goes in the bowl reads as raw
  const isBaked = cooked.length > 0 || (replaced !== undefined && isFlour(replaced));
  const flour = gramsOf(ingredients.filter(({ food }) => isFlour(food)));
  const found = new Set<Setting>();
  if (cooked.length === 0) found.add('raw');
  if (cooked.length > 0 && cooked.every((cooking) => cooking === 'boiled')) found.add('boiled');
  if (cooked.some((cooking) => cooking === 'roasted')) found.add('roasted');
  if (isSweet(dish)) found.add('sweet');
  if (isBaked && flour >= leastFlour * gramsOf(ingredients)) found.add('dough');
  if (ingredients.some(({ food }) => /yeast$/.test(food.id) && food.aisle === 'baking')) found.add('yeast');
  if (ingredients.some(({ food }) => food.origins.includes('egg'))) found.add('egg');
  return found;
}
