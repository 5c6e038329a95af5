import type { OperationBody } from '#contract/operations.ts';
import { weekOf } from '#domain/calendar/week.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { type DayAverage, goalNutrients, type NutrientGoal } from '#domain/meal-plan/adequacy.ts';
import { type CookingTask, type CookingWishes, defaultWishes } from '#domain/meal-plan/cooking-wishes.ts';
import { keepsForDays } from '#domain/meal-plan/leftovers.ts';
import { type PriceClass, priceClasses } from '#domain/recipe/price-class.ts';
import type { Context } from '#server/context.ts';
import type { MealPlan } from './plan-response.ts';

type WishesInput = NonNullable<OperationBody<'generateMealPlanWeek'>['cooking']>;

const priceClassOf = (value: number | undefined): PriceClass =>
  priceClasses.find((it) => it === value) ?? defaultWishes.mostPriceClass;

/** The wishes of a request; what is missing is as it was last time, or as usual. */
export function readWishes(
  input: WishesInput,
  saved: CookingWishes | null,
  foods: Pick<Context['foods'], 'named'>,
): CookingWishes {
  const before = saved ?? defaultWishes;
  return {
    weekdayMinutes: input.weekday_minutes ?? before.weekdayMinutes,
    weekendMinutes: input.weekend_minutes ?? before.weekendMinutes,
    dinners: input.dinners ?? before.dinners,
    cookOnceEatTwice: input.cook_once_eat_twice ?? before.cookOnceEatTwice,
    repeatBreakfasts: input.repeat_breakfasts ?? before.repeatBreakfasts,
    persons: input.persons ?? before.persons,
    mostPriceClass:
      input.most_price_class === undefined ? before.mostPriceClass : priceClassOf(input.most_price_class),
    // What was in the fridge last week is not there any more.
    useUp: (input.use_up ?? []).flatMap((word) => foods.named(word).map(({ id }) => id)),
  };
}

export const wishesResponse = (wishes: CookingWishes): WishesInput => ({
  weekday_minutes: wishes.weekdayMinutes,
  weekend_minutes: wishes.weekendMinutes,
  dinners: wishes.dinners,
  cook_once_eat_twice: wishes.cookOnceEatTwice,
  repeat_breakfasts: wishes.repeatBreakfasts,
  persons: wishes.persons,
  most_price_class: wishes.mostPriceClass,
});

export const isWeekend = (date: string): boolean => weekOf(date).indexOf(date) >= 5;

/** Histamine forms in leftovers, so nothing is kept for a person who limits it. */
export function cookingTask(
  wishes: CookingWishes,
  dates: readonly string[],
  goals: readonly NutrientGoal[],
  { limits }: Pick<DietaryProfile, 'limits'>,
): CookingTask {
  const goalOf = (name: NutrientGoal['nutrient']) =>
    goals.find(({ nutrient }) => nutrient === name)?.amount ?? 0;
  return {
    wishes,
    weekends: dates.map(isWeekend),
    mostDaysKept: (limits.histamine ?? 3) < 3 ? 0 : keepsForDays,
    minerals: { iron: goalOf('iron'), calcium: goalOf('calcium') },
  };
}

/** What an average of these days has of the nutrients with a goal. */
export function dayAverage(days: readonly MealPlan[]): DayAverage {
  const averageOf = (nutrient: string) =>
    days.reduce(
      (sum, day) => sum + (day.nutrients.find(({ name }) => name.toLowerCase() === nutrient)?.amount ?? 0),
      0,
    ) / Math.max(1, days.length);
  const [protein, fiber, iron, calcium, sodium] = goalNutrients.map(averageOf);
  return {
    protein: protein ?? 0,
    fiber: fiber ?? 0,
    iron: iron ?? 0,
    calcium: calcium ?? 0,
    sodium: sodium ?? 0,
  };
}
