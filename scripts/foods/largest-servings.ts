/** `npm run servings`: writes what the recipes of the catalog serve into content/largest-servings.csv. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogDish } from '#domain/catalog/catalog-dish.ts';
import { catalogServings, type LargestServing, readLargestServings } from '#domain/food/largest-servings.ts';
import { loadDishes } from '#server/catalog/load-dishes.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';

const content = join(import.meta.dirname, '../../content');
export const servingsPath = join(content, 'largest-servings.csv');

/** The most of each food in one serving of a recipe, in grams. */
function mostInServings(dishes: readonly Pick<CatalogDish, 'computed'>[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const { computed } of dishes) {
    const sums = new Map<string, number>();
    for (const { food, grams } of computed.foods) sums.set(food.id, (sums.get(food.id) ?? 0) + grams);
    for (const [id, grams] of sums) most.set(id, Math.max(grams, most.get(id) ?? 0));
  }
  return most;
}

/** A row with a source of its own counts before the recipes. Rounded down, so that no portion is above a serving. */
export function servingsCsv(
  current: readonly LargestServing[],
  dishes: readonly Pick<CatalogDish, 'computed'>[],
): string {
  const sourced = current.filter(({ source }) => source !== catalogServings);
  const own = new Set(sourced.map(({ foodId }) => foodId));
  const served = [...mostInServings(dishes)]
    .map(([foodId, grams]) => ({ foodId, grams: Math.floor(grams * 10) / 10, source: catalogServings }))
    .filter(({ foodId, grams }) => !own.has(foodId) && grams > 0);
  const rows = [...sourced, ...served].toSorted((a, b) => (a.foodId < b.foodId ? -1 : 1));
  return ['food,grams,source', ...rows.map((it) => `${it.foodId},${it.grams},${it.source}`), ''].join('\n');
}

/** The file as it should be. */
export async function currentServingsCsv(): Promise<string> {
  const foods = await loadFoods();
  const current = readLargestServings(
    readFileSync(servingsPath, 'utf8'),
    foods.foods,
    new Set(foods.sources.keys()),
  );
  return servingsCsv(current, await loadDishes(join(content, 'recipes'), foods));
}

if (import.meta.main) writeFileSync(servingsPath, await currentServingsCsv());
