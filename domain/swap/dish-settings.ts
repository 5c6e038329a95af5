import type { Food } from '#domain/food/food.ts';
import type { CookedFood } from '#domain/nutrition/cooking.ts';
import { titleKey } from '#domain/recipe/title-key.ts';
import type { Dish } from './dish.ts';

/**
 * Settings that a role of a food depends on: how it is cooked (`raw`, `boiled`, `roasted`), the kind of dish
 * (sweet, a batter or dough, with yeast, bound by egg), and the shape that the title tells: shaped from ground or beaten food,
 * in pieces that stay whole, a food in large pieces or leaves that hold a filling, ribbons, raised by beaten egg alone.
 */
export const settings = [
  ...['raw', 'boiled', 'roasted', 'sweet', 'dough', 'yeast', 'egg'],
  ...['shaped', 'pieces', 'whole', 'ribbons', 'beaten'],
] as const;
export type Setting = (typeof settings)[number];

/** Minimum share of flour by weight in a dough or a batter; porridge and a thickened sauce have less. */
const minFlour = 0.15;
/** Minimum grams of sugar per serving, from sweeteners and fruit, in a sweet dish without a savory sign. */
const minSugar = 2.5;
/** Minimum grams of salt per serving in a savory dish. */
const minSalt = 0.5;

const isFlour = ({ id, aisle, origins }: Food): boolean =>
  (aisle === 'baking' || id === 'cornmeal') &&
  origins.some((origin) => ['grain', 'gluten-grain', 'pseudo-grain', 'legume'].includes(origin));

/** Sugar in grams per 100 g: fresh fruit has 8 or more, other vegetables less; sweeteners and dried fruit 20 or more. */
const isSweetener = ({ aisle, per100g }: Food): boolean => {
  const sugar = per100g.sugar ?? 0;
  return sugar >= 20 || (sugar >= 8 && (aisle === 'produce' || aisle === 'frozen'));
};

const savory =
  /onion|garlic|shallot|leek|chives|vinegar|mustard|stock|broth|soy-sauce|tamari|olive|capers|cumin/;
const isSavory = ({ id, origins }: Food): boolean =>
  savory.test(id) || origins.some((origin) => ['meat', 'poultry', 'fish', 'shellfish'].includes(origin));

/** Words of a title that tell a shape; for large pieces and ribbons, it also names the food. */
const shapedWords =
  /\b(?:meatballs?|balls|patt(?:y|ies)|burgers?|koftas?|meatloa(?:f|ves)|croquettes|dumplings|pancakes?|omelets?|frittata|okonomiyaki)\b/;
const piecesWords =
  /\b(?:skewers?|kebabs?|katsu|schnitzels?|crusted|nuggets|steaks?|wrapped|strips|cutlets?|chops?)\b/;
const wholeWords = /\b(?:stuffed|filled|boats?|nests|rolls?|cups?|parcels?|steaks?)\b/;
/** Dishes that rise by the air in beaten eggs, which nothing that only binds can hold. */
const beatenWords =
  /\b(?:sponges?|genoise|angel food|chiffon|meringues?|pavlovas?|macarons?|macaroons?|souffles?|mousses?|flourless|dutch baby|popovers?|yorkshire puddings?|marshmallows?|clouds?)\b/;
const ribbonsWords = /\b(?:noodles|ribbons|lasagna|spaghetti|rolls)\b/;

/** Whether a title names a food by its first or last word: "Stuffed peppers" the red bell pepper. */
function isNamed(title: string, { name }: Food): boolean {
  const words = titleKey(name).split(' ');
  return [words[0], words.at(-1)].some((word = '') => {
    const stem = word.replace(/e?s$/, '');
    return title.split(' ').some((each) => [word, stem, `${stem}s`, `${stem}es`].includes(each));
  });
}

const gramsOf = (ingredients: readonly CookedFood[]): number =>
  ingredients.reduce((sum, { grams }) => sum + grams, 0);

function isSweet({ ingredients, servings }: Dish): boolean {
  const salt = gramsOf(ingredients.filter(({ food }) => food.id === 'salt')) / servings;
  if (salt >= minSalt || ingredients.some(({ food }) => isSavory(food))) return false;
  const sugar = ingredients
    .filter(({ food }) => isSweetener(food))
    .reduce((sum, { food, grams }) => sum + (grams * (food.per100g.sugar ?? 0)) / 100, 0);
  return sugar / servings >= minSugar;
}

/** Every setting that applies to a food of a dish. */
export function settingsOf(dish: Dish, foodId: string): ReadonlySet<Setting> {
  const { ingredients } = dish;
  const cooked = ingredients
    .filter(({ food, cooking = 'raw' }) => food.id === foodId && cooking !== 'raw')
    .map(({ cooking }) => cooking);
  const replaced = ingredients.find(({ food }) => food.id === foodId)?.food;
  // flour for dusting before it goes into the bowl is inferred as raw
  const isBaked = cooked.length > 0 || (replaced !== undefined && isFlour(replaced));
  const flour = gramsOf(ingredients.filter(({ food }) => isFlour(food)));
  const found = new Set<Setting>();
  if (cooked.length === 0) found.add('raw');
  if (cooked.length > 0 && cooked.every((cooking) => cooking === 'boiled')) found.add('boiled');
  if (cooked.some((cooking) => cooking === 'roasted')) found.add('roasted');
  if (isSweet(dish)) found.add('sweet');
  if (isBaked && flour >= minFlour * gramsOf(ingredients)) found.add('dough');
  if (ingredients.some(({ food }) => /yeast$/.test(food.id) && food.aisle === 'baking')) found.add('yeast');
  if (ingredients.some(({ food }) => food.origins.includes('egg'))) found.add('egg');
  const title = titleKey(dish.title);
  if (shapedWords.test(title)) found.add('shaped');
  if (piecesWords.test(title)) found.add('pieces');
  if (beatenWords.test(title)) found.add('beaten');
  if (replaced !== undefined && isNamed(title, replaced)) {
    if (wholeWords.test(title)) found.add('whole');
    if (ribbonsWords.test(title)) found.add('ribbons');
  }
  return found;
}
