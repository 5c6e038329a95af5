import type { PlanItem } from './week-plan.ts';

/** Nutrients of a day's totals; others are in the table of all nutrients. */
export const totalNames = ['Fat', 'Calories', 'Protein', 'Carbohydrates'] as const;
export type DayTotals = Readonly<Record<(typeof totalNames)[number], number>>;

/** Servings that the member eats of an item; none of separate dishes of others. */
export const servingsEaten = ({ servings, eaten_servings, only_for }: PlanItem): number =>
  eaten_servings ?? (only_for === undefined ? servings : 0);

/** Whole kilocalories and grams of a day's items, without separate dishes of others. */
export function dayTotals(items: readonly PlanItem[]): DayTotals {
  const sum = (name: string) =>
    Math.round(items.reduce((total, item) => total + eaten(item, name, servingsEaten(item)), 0));
  return {
    Fat: sum('Fat'),
    Calories: sum('Calories'),
    Protein: sum('Protein'),
    Carbohydrates: sum('Carbohydrates'),
  };
}

/** For the item's servings, or the given number; 0 when unknown. */
export function eaten(item: PlanItem, nutrient: string, servings: number = item.servings): number {
  const amount = item.nutrients.find(({ name }) => name === nutrient)?.amount ?? 0;
  return (amount / item.original_servings) * servings;
}
