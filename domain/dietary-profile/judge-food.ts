import type { Food } from '#domain/food/food.ts';
import { usualPortionG } from '#domain/food/usual-portion.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { searchFactsOf } from '#domain/recipe/search-facts.ts';
import type { DietaryProfile } from './dietary-profile.ts';
import { type Judgement, judge } from './judge.ts';
import { dishOfFacts, type JudgedDish } from './judged-dish.ts';

/** Foods do not change while the server runs. */
const dishes = new WeakMap<Food, JudgedDish>();

function dishOfPortion(food: Food): JudgedDish {
  const known = dishes.get(food);
  if (known !== undefined) return known;
  const measure = { value: usualPortionG(food), unit: 'g' };
  const ingredient = { foodId: food.id, name: food.name, grams: measure.value, us: measure, metric: measure };
  const byId = new Map([[food.id, food]]);
  const facts = searchFactsOf(
    computeRecipe({ refId: food.id, servings: 1, ingredients: [ingredient] }, byId),
  );
  const dish = dishOfFacts(facts, byId);
  dishes.set(food, dish);
  return dish;
}

/** Judges a usual portion of one food by itself. */
export const judgeFood = (food: Food, profile: DietaryProfile): Judgement =>
  judge(dishOfPortion(food), profile);
