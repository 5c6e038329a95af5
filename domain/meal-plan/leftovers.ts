import { addDays } from '#domain/calendar/week.ts';
import type { Food } from '#domain/food/food.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';

/** Cooked dishes keep three to four days in the fridge (USDA, Leftovers and Food Safety); we use the shorter. */
export const keepsForDays = 3;

/** Whether a dish cooked on one day can be eaten as leftovers on the other. Both are YYYY-MM-DD. */
export const canBeLeftover = (cookedOn: string, eatenOn: string): boolean =>
  eatenOn > cookedOn && eatenOn <= addDays(cookedOn, keepsForDays);

/**
 * Days that a dish with a food keeps, where that is less: cooked rice a day (UK Food Standards Agency, Home food
 * fact checker), fish and shellfish two days (USDA says three to four; ours is stricter), raw leaves and raw fish
 * none, as they wilt or are eaten at once (our own figure).
 */
const shorter = {
  rice: 1,
  fish: 2,
  perishable: 0,
} as const;

const isRice = (id: string) => /(^|-)rice$/.test(id) && !/^(wild|puffed)-rice$/.test(id);
const leaves =
  /^(arugula|watercress|romaine-heart|curly-endive|bean-sprouts|alfalfa-sprouts|[a-z-]+-lettuce)$/;

/** Days after the cooking on which the dish can still be eaten from the fridge; 0 for a dish to eat at once. */
export function daysKept(foods: readonly Pick<Food, 'id' | 'origins'>[], types: readonly MealType[]): number {
  if (types.includes('Beverage')) return 0;
  return foods.reduce((days, { id, origins }) => {
    if (leaves.test(id)) return Math.min(days, shorter.perishable);
    if (isRice(id)) return Math.min(days, shorter.rice);
    return origins.includes('fish') || origins.includes('shellfish') ? Math.min(days, shorter.fish) : days;
  }, keepsForDays);
}
