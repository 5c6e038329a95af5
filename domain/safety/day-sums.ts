import type { EatenFood } from '#domain/intolerance/contributions.ts';
import type { ServedNutrient } from '#domain/meal-plan/day-nutrients.ts';
import { caffeineOf } from './caffeine.ts';
import type { DayLimit, DaySum } from './day-limits.ts';

/** Something on a day, with what one serving holds; `eaten` is null where nothing is known of it. */
export interface SummedItem {
  readonly title: string;
  readonly servings: number;
  readonly nutrients: readonly Pick<ServedNutrient, 'name' | 'amount'>[];
  readonly eaten: readonly EatenFood[] | null;
}

/** Of all servings; null: not known. */
export function amountIn({ servings, nutrients, eaten }: SummedItem, limit: DayLimit): number | null {
  if (limit.nutrient === 'caffeine')
    return eaten === null
      ? null
      : eaten.reduce((sum, { food, grams }) => sum + caffeineOf(food, grams), 0) * servings;
  const amount = nutrients.find(({ name }) => name === limit.name)?.amount;
  return amount === undefined ? null : amount * servings;
}

/** Rounding of single figures is not what makes a day too much. */
const noise = 0.5;

export const daySums = (items: readonly SummedItem[], limits: readonly DayLimit[]): DaySum[] =>
  limits.map((limit) => {
    const told = items.map((item) => ({ title: item.title, amount: amountIn(item, limit) }));
    const amount = told.reduce((sum, each) => sum + (each.amount ?? 0), 0);
    return {
      ...limit,
      amount,
      isOver: limit.most !== null && amount > limit.most + noise,
      unknown: told.filter((each) => each.amount === null).map(({ title }) => title),
    };
  });
