import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import { dietsOf } from '#domain/diet/diets-of.ts';
import type { Food } from '#domain/food/food.ts';
import { usualPortionG } from '#domain/food/usual-portion.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import { nutrientsPerServing } from '#domain/nutrition/recipe-nutrients.ts';
import { type Eater, standingsOf } from '#domain/swap/eater.ts';

function suits(food: Food, { diets }: Eater): boolean {
  if (diets.length === 0) return true;
  const portion = { food, grams: usualPortionG(food) };
  const nutrients = diets.includes('Ketogenic') ? nutrientsPerServing([portion], 1) : [];
  const { suits: kept } = dietsOf([portion], nutrients, verdictOf('fodmap', [portion]));
  return diets.every((diet) => kept.includes(diet));
}

/** Whether a usual portion of the food keeps to everything the member has saved. */
export function fits(food: Food, eater: Eater): boolean {
  return (
    !eater.withoutFoods.includes(food.id) &&
    ![...allergensOfFood(food)].some((id) => eater.allergens.includes(id)) &&
    suits(food, eater) &&
    standingsOf([{ food, grams: usualPortionG(food) }], eater).every(({ against }) => against.length === 0)
  );
}
