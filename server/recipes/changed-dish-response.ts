import type { components } from '#contract/api.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { nutrientsPerServing } from '#domain/nutrition/recipe-nutrients.ts';
import type { DishState } from '#domain/swap/changed-dish.ts';
import type { Dish } from '#domain/swap/dish.ts';
import { fitResponse, standingsOf } from './fit-response.ts';
import { byAxis } from './recipe-card.ts';
import { nutrientResponses } from './recipe-detail.ts';

const main = ['Calories', 'Protein', 'Carbohydrates', 'Fat', 'Sugar', 'Fiber', 'Sodium'];

/** The response for a changed dish: its judgement for the member, with the levels of all axes. */
export function changedDishResponse({ judgement, level }: DishState, profile: DietaryProfile) {
  const standings = standingsOf(judgement, profile);
  return {
    fit: fitResponse(judgement),
    verdicts: byAxis((axis) => ({ level: level(axis), ...standings(axis) })),
  };
}

const nutrientsOf = ({ ingredients, servings }: Dish) =>
  nutrientResponses(nutrientsPerServing(ingredients, servings)).filter(({ name }) => main.includes(name));

/** The main nutrients of a serving, each with its change. */
export function nutrientChanges(
  before: Dish,
  after: Dish,
  { hidesEnergy }: Pick<DietaryProfile, 'hidesEnergy'>,
): components['schemas']['NutrientChange'][] {
  const known = new Map(nutrientsOf(before).map(({ name, amount }) => [name, amount]));
  return nutrientsOf(after).flatMap(({ name, amount, unit }) => {
    const was = known.get(name);
    const isHidden = hidesEnergy === true && name === 'Calories';
    return was === undefined || isHidden
      ? []
      : [{ name, amount, unit, change: Math.round((amount - was) * 100) / 100 }];
  });
}
