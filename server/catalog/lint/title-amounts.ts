import { rawKindOf } from '#domain/recipe/raw-foods.ts';
import type { Rule } from './linted-recipe.ts';
import { namesFood } from './sentences.ts';

/** Raw grams a serving below which meat or fish is a seasoning rather than the dish. */
const minG = 40;
const isModest = /\b(?:a little|small|thin|bits? of|shreds?|ribbons?|flakes?|more \w+ than)\b/i;

/** A title that begins with meat or fish promises a portion of it, unless title or description say how little it is. */
export const titleAmountRule: Rule = ({ recipe, foods, lineOf }) => {
  if (!recipe.mealTypes.includes('Main course') || isModest.test(`${recipe.title} ${recipe.summary}`))
    return [];
  const [beginning = ''] = recipe.title.split(/ with |, | in | on | over /);
  return foods.flatMap((food) => {
    const kind = rawKindOf(food);
    if ((kind !== 'meat' && kind !== 'fish') || !namesFood(food, beginning)) return [];
    const lines = recipe.ingredients.filter(({ foodId }) => foodId === food.id);
    const grams = lines.reduce((sum, line) => sum + line.grams, 0) / recipe.servings;
    if (grams === 0 || grams >= minG) return [];
    const text = `the title begins with ${food.name}, of which a serving has ${Math.round(grams)} g; name it last, or say "a little"`;
    return [{ line: lineOf('title'), text }];
  });
};
