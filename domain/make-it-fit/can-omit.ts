import { titleKey } from '#domain/recipe/title-key.ts';
import type { Dish } from '#domain/swap/dish.ts';

/** Grams in a serving up to which a dish is still the dish without it, whatever it is. */
const mostGrams = 20;
/** And the share of the dish, so that nothing a small dish is made of goes. */
const mostShare = 0.08;
/** Without these in the batter or the pot a dish does not come about. */
const structural = new Set(['baking', 'drinks']);

/**
 * Whether a dish is still the dish without a food: a seasoning, a garnish or a little of something, that its name does
 * not promise. What holds a dough together is never left out.
 */
export function canOmit({ ingredients, servings }: Dish, foodId: string, title: string): boolean {
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
    grams / servings <= mostGrams &&
    grams <= mostShare * whole &&
    !words.some((word) => named.has(word) || named.has(`${word}s`) || named.has(word.replace(/s$/, '')))
  );
}
