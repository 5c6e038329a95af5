import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Diet } from '#domain/diet/diets.ts';
import { whyNotByIngredients } from '#domain/diet/diets-of.ts';
import { whyNotKetogenic } from '#domain/diet/ketogenic.ts';
import { proteinSourcesOf } from '#domain/food/protein-sources-of.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { type LevelVerdict, levelVerdictOf } from '#domain/intolerance/verdicts.ts';
import type { CookedFood } from '#domain/nutrition/cooking.ts';
import { nutrientsPerServing } from '#domain/nutrition/recipe-nutrients.ts';
import { rawChoicesOf } from '#domain/recipe/raw-foods.ts';
import { maybeFoodId } from '#domain/source-recipe/either-food.ts';
import { gramsByFood } from '#domain/source-recipe/grams-by-food.ts';
import { allergenFinding, dietFinding, partsOf } from '#domain/source-recipe/known-parts.ts';
import { storedFoodIds } from '#domain/source-recipe/stored-food-ids.ts';
import { baseFoodId, rawFoodId } from '#domain/source-recipe/unknown-food.ts';
import { countedSubstances, loadsOf } from '#domain/triggers/doses.ts';
import { computedOnce } from './computed-once.ts';
import { doseFoodsOf, gramsIn, type JudgedDish } from './judged-dish.ts';

/**
 * A dish by its ingredients, in grams of the whole recipe; judged like a stored recipe of the same ingredients. A fact is
 * computed when it is first asked for, as a judgement needs only a few.
 */
export function dishOfIngredients(ingredients: readonly CookedFood[], servings: number): JudgedDish {
  const foods = [...new Map(ingredients.map(({ food }) => [food.id, food])).values()];
  const parts = partsOf(foods);
  const { unidentified } = parts;
  const raw = ingredients.filter(({ isLeftRaw }) => isLeftRaw).map(({ food }) => food);
  const leftRaw = raw.flatMap(({ id, oneOf }) =>
    oneOf === undefined ? rawFoodId(baseFoodId(id)) : rawChoicesOf(oneOf).map(maybeFoodId),
  );
  const eaten = ingredients.map(({ food, grams }) => ({ food, grams: grams / servings }));
  const verdicts = Object.fromEntries(
    intolerances.map((axis) => [axis, computedOnce(() => levelVerdictOf(axis, eaten))]),
  ) as Record<Intolerance, () => LevelVerdict>;
  const doses = computedOnce(() => loadsOf(eaten));
  const nutrients = computedOnce(() => nutrientsPerServing(ingredients, servings));
  const untestedOf = ({ aboveLow, unknown }: LevelVerdict) => aboveLow.filter((id) => unknown.includes(id));
  const foodIds = storedFoodIds({ foodIds: foods.map(({ id }) => id), rawFoodIds: leftRaw });
  return {
    foodIds,
    unidentified,
    eithers: parts.eithers.map(({ id, oneOf = [] }) => ({
      id,
      foodIds: oneOf.map((food) => food.id),
      rawFoodIds: raw.some((food) => food.id === id) ? rawChoicesOf(oneOf) : [],
    })),
    proteinSources: proteinSourcesOf(ingredients),
    allergen: (id) =>
      foods.some((food) => allergensOfFood(food).has(id)) ? allergenFinding(parts, id) : null,
    diet: (diet: Diet) => {
      if (diet === 'Ketogenic')
        return whyNotKetogenic(nutrients()).length === 0 ? null : { answer: 'broken', foodIds: [] };
      if (diet === 'Low FODMAP') {
        const { aboveLow, level, unknown } = verdicts.fodmap();
        if (level === 1) return null;
        const tested = aboveLow.filter((id) => !unknown.includes(id));
        return tested.length > 0 || level !== null
          ? { answer: 'broken', foodIds: tested }
          : { answer: 'unknown', foodIds: aboveLow };
      }
      return whyNotByIngredients(diet, ingredients).length === 0 ? null : dietFinding(parts, diet);
    },
    dose: (substance) => doses()[countedSubstances.indexOf(substance)] ?? null,
    doseFoods: (substance) => doseFoodsOf(substance, parts, doses()[countedSubstances.indexOf(substance)]),
    grams: (id) => gramsIn(foodIds, gramsByFood(eaten), id),
    level: (axis) => {
      const verdict = verdicts[axis]();
      const { level, aboveLow, aboveMedium } = verdict;
      return { level, aboveLow, aboveMedium, untested: untestedOf(verdict) };
    },
  };
}
