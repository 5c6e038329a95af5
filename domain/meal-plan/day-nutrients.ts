import { type NutrientId, nutrients } from '#domain/nutrition/nutrients.ts';
import { percentOfDailyNeeds } from '#domain/nutrition/recipe-nutrients.ts';

/** A nutrient as shown on recipes: rounded, per serving. */
export interface ServedNutrient {
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
  readonly percent_of_daily_needs: number | null;
}

export interface EatenItem {
  readonly servings: number;
  /** Per serving. */
  readonly nutrients: readonly ServedNutrient[];
}

/** Removes floating-point noise: 0.1 + 0.2 is 0.3. */
export const roundedToThousandth = (value: number): number => Math.round(value * 1000) / 1000;

/** The nutrients of all items, in display order. Amounts are sums of the recipes' shown values. */
export function dayNutrients(items: readonly EatenItem[]): ServedNutrient[] {
  return nutrients.flatMap(({ name, unit }) => {
    const eaten = items.flatMap((item) => {
      const found = item.nutrients.find((it) => it.name === name);
      return found === undefined ? [] : [{ ...found, servings: item.servings }];
    });
    if (eaten.length === 0) return [];
    const sum = (of: (it: ServedNutrient) => number) =>
      roundedToThousandth(eaten.reduce((total, it) => total + of(it) * it.servings, 0));
    const hasPercent = eaten.some((it) => it.percent_of_daily_needs !== null);
    return [
      {
        name,
        unit,
        amount: sum((it) => it.amount),
        percent_of_daily_needs: hasPercent ? sum((it) => it.percent_of_daily_needs ?? 0) : null,
      },
    ];
  });
}

/** The same for another number of servings. */
export const forServings = (served: readonly ServedNutrient[], servings: number): ServedNutrient[] =>
  served.map(({ name, unit, amount, percent_of_daily_needs }) => ({
    name,
    amount: roundedToThousandth(amount * servings),
    unit,
    percent_of_daily_needs:
      percent_of_daily_needs === null ? null : roundedToThousandth(percent_of_daily_needs * servings),
  }));

/** Figures of one serving of a custom food. */
export interface FoodFigures {
  readonly calories: number | null;
  readonly protein: number | null;
  readonly fat: number | null;
  readonly carbs: number | null;
}

const figureOf = {
  energy: 'calories',
  protein: 'protein',
  fat: 'fat',
  carbohydrate: 'carbs',
} as const satisfies Partial<Record<NutrientId, keyof FoodFigures>>;

/** The figures of a custom food under the names that recipes use, without missing ones. */
export function nutrientsOfFood(food: FoodFigures): ServedNutrient[] {
  return nutrients.flatMap(({ id, name, unit }) => {
    const amount = id in figureOf ? food[figureOf[id as keyof typeof figureOf]] : null;
    if (amount === null) return [];
    const percent = percentOfDailyNeeds(id, amount);
    const percent_of_daily_needs = percent === null ? null : Math.round(percent * 10) / 10;
    return [{ name, amount, unit, percent_of_daily_needs }];
  });
}
