import type { MealType } from '#domain/recipe/meal-types.ts';
import { type MealSlot, slotsFor } from './meal-slots.ts';

/** The first free slot for a recipe of these types; a snack for anything else, such as a food. */
export function defaultSlot(types: readonly MealType[], taken: readonly MealSlot[]): MealSlot {
  const fitting = slotsFor(types);
  return fitting.find((slot) => !taken.includes(slot)) ?? fitting.at(-1) ?? 'snack';
}
