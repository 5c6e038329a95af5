import type { EatenFood } from '#domain/intolerance/contributions.ts';
import type { ServedNutrient } from '#domain/meal-plan/day-nutrients.ts';
import { caffeineOf } from './caffeine.ts';
import type { DayLimit, DaySum } from './day-limits.ts';

/** An item of a day with the nutrients of one serving; `eaten` is null if its foods are unknown. */
export interface SummedItem {
  readonly title: string;
  readonly servings: number;
  readonly nutrients: readonly Pick<ServedNutrient, 'name' | 'amount'>[];
  readonly eaten: readonly EatenFood[] | null;
}

/** Amount in all servings; null if unknown. */
export function amountIn({ servings, nutrients, eaten }: SummedItem, limit: DayLimit): number | null {
  if (limit.nutrient === 'caffeine')
    return eaten === null
      ? null
      : eaten.reduce((sum, { food, grams }) => sum + caffeineOf(food, grams), 0) * servings;
  const amount = nutrients.find(({ name }) => name === limit.name)?.amount;
  return amount === undefined ? null : amount * servings;
}

/** Tolerance for the rounding of single figures. */
const epsilon = 0.5;

export const daySums = (items: readonly SummedItem[], limits: readonly DayLimit[]): DaySum[] =>
  limits.map((limit) => {
    const amounts = items.map((item) => ({ title: item.title, amount: amountIn(item, limit) }));
    const amount = amounts.reduce((sum, each) => sum + (each.amount ?? 0), 0);
    return {
      ...limit,
      amount,
      isOver: limit.most !== null && amount > limit.most + epsilon,
      unknown: amounts.filter((each) => each.amount === null).map(({ title }) => title),
    };
  });
