import type { Recipe } from './recipe.ts';

const minutesOf = { minute: 1, hour: 60, day: 24 * 60 } as const;
type TimeUnit = keyof typeof minutesOf;
const isUnit = (word: string): word is TimeUnit => word in minutesOf;

const time = /(\d+(?:\.\d+)?) (minute|hour|day)s?\b/g;

/** Times in which the cook can leave the kitchen. */
const alone =
  /\b(bake|baking|roast|roasting|simmer|braise|chill|refrigerate|fridge|freeze|freezer|soak|marinate|rest|rise|stand|steep|cool|slow[- ]cook|overnight|set aside|poach|boil|steam)\b/i;
const attended = /\b(stirring|stir often|whisking|tossing)\b/i;

/** A shorter time alone is not worth leaving. */
const minAloneMinutes = 8;
/** Work that any dish takes, and per ingredient: our own figures. */
const handling = { once: 3, each: 1 } as const;

function minutesAlone(sentence: string): number {
  if (!alone.test(sentence) || attended.test(sentence)) return 0;
  return [...sentence.matchAll(time)].reduce((sum, [, amount = '', unit = '']) => {
    const minutes = isUnit(unit) ? Number(amount) * minutesOf[unit] : 0;
    return minutes >= minAloneMinutes ? sum + minutes : sum;
  }, 0);
}

/** The minutes that the cook works: the total time without baking, simmering, chilling and the like. */
export function activeMinutes({
  steps,
  readyInMinutes,
  ingredients,
}: Pick<Recipe, 'steps' | 'readyInMinutes' | 'ingredients'>): number {
  const waiting = steps
    .flatMap((step) => step.split(/(?<=[.;])\s+/))
    .reduce((sum, sentence) => sum + minutesAlone(sentence), 0);
  const min = handling.once + handling.each * ingredients.length;
  return Math.min(readyInMinutes, Math.max(min, readyInMinutes - waiting));
}
