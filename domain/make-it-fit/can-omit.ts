import { titleKey } from '#domain/recipe/title-key.ts';
import type { Dish } from '#domain/swap/dish.ts';

/** Maximum grams per serving of a food that any dish can omit. */
const maxGrams = 20;
/** And its maximum share of the dish, so that small dishes keep their main ingredients. */
const maxShare = 0.08;
/** Foods that the name of a dish implies. */
const promised: Readonly<Record<string, readonly string[]>> = {
  goulash: ['paprika', 'hot-paprika', 'smoked-paprika'],
  sesame: ['tahini', 'sesame-oil', 'sesame-seeds'],
  hummus: ['tahini', 'canned-chickpeas', 'chickpeas-dried'],
  satay: ['peanut-butter', 'roasted-peanuts', 'peanuts'],
  pesto: ['basil', 'parsley'],
  chimichurri: ['parsley'],
  tabbouleh: ['parsley'],
  tzatziki: ['cucumber'],
  golden: ['turmeric'],
  curry: ['curry-powder'],
  carbonara: ['bacon'],
};
/** Foods without which a batter or a dough fails. */
const structural = new Set(['baking', 'drinks']);

/**
 * Whether a dish can omit a food: a seasoning, a garnish or a small amount that its name does not imply.
 * Structural ingredients are never omitted.
 */
export function canOmit({ title, ingredients, servings }: Dish, foodId: string): boolean {
  const of = ingredients.filter(({ food }) => food.id === foodId);
  const [first] = of;
  if (first === undefined) return false;
  const grams = of.reduce((sum, it) => sum + it.grams, 0);
  const whole = ingredients.reduce((sum, it) => sum + it.grams, 0);
  const named = new Set(titleKey(title).split(' '));
  const words = titleKey(first.food.name).split(' ');
  return (
    !structural.has(first.food.aisle) &&
    !first.food.origins.includes('egg') &&
    ![...named].some((word) => promised[word]?.includes(foodId)) &&
    grams / servings <= maxGrams &&
    grams <= maxShare * whole &&
    !words.some((word) => named.has(word) || named.has(`${word}s`) || named.has(word.replace(/s$/, '')))
  );
}
