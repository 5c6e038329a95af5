import type { WeighedFood } from '#domain/food/weighed-food.ts';
import { eitherFoodIds } from './either-food.ts';
import { baseFoodId } from './unknown-food.ts';

/** Grams of each food in one serving; without those of which a part has no weight, or may be another food. */
export function gramsByFood(eaten: readonly WeighedFood[]): Readonly<Record<string, number>> {
  const unsure = new Set<string>();
  const sums = new Map<string, number>();
  for (const { food, grams } of eaten) {
    const possible = eitherFoodIds(food.id);
    const id = baseFoodId(food.id);
    for (const each of possible) unsure.add(each);
    if (id !== food.id) unsure.add(id);
    else if (possible.length === 0) sums.set(id, (sums.get(id) ?? 0) + grams);
  }
  return Object.fromEntries(
    [...sums].flatMap(([id, grams]) => (unsure.has(id) ? [] : [[id, Number(grams.toPrecision(4))]])),
  );
}
