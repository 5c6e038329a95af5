import type { MealType } from '#domain/recipe/meal-types.ts';
import { type MealSlot, slotsFor } from './meal-slots.ts';

/** The first meal that a recipe of these types fits and that is free; what fits none, such as a food, is a snack. */
export function defaultSlot(types: readonly MealType[], taken: readonly MealSlot[]): MealSlot {
  const fitting = slotsFor(types);
  return fitting.find((slot) => !taken.includes(slot)) ?? fitting.at(-1) ?? 'snack';
}
