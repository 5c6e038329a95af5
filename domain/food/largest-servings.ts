import { readTable } from '#domain/table/read-table.ts';
import type { Food } from './food.ts';

const file = 'content/largest-servings.csv';
const columns = ['food', 'grams', 'source'];

/** Where a row comes from that the recipes of the catalog give. */
export const catalogServings = 'catalog-servings';

export interface LargestServing {
  readonly foodId: string;
  readonly grams: number;
  readonly source: string;
}

/** Reads content/largest-servings.csv. Throws an Error with file and line. */
export function readLargestServings(
  csvText: string,
  foods: readonly Pick<Food, 'id'>[],
  sources: ReadonlySet<string>,
): readonly LargestServing[] {
  const ids = new Set(foods.map(({ id }) => id));
  const seen = new Set<string>();
  return readTable(csvText, { file, columns, title: 'food' }).map((row) => {
    const foodId = row.needed('food');
    if (!ids.has(foodId)) row.complain('food', `no food has the id "${foodId}"`);
    if (seen.has(foodId)) row.complain('food', `"${foodId}" is there twice`);
    seen.add(foodId);
    const grams = Number(row.needed('grams'));
    if (!(grams > 0)) row.complain('grams', 'a weight above 0 is needed');
    const source = row.needed('source');
    if (!sources.has(source)) row.complain('source', 'it is no key of content/sources.csv');
    return { foodId, grams, source };
  });
}

/** The foods with the most of them that people eat at once. Without a row nobody does, as far as we know. */
export function withLargestServings(
  foods: readonly Food[],
  servings: readonly LargestServing[],
): readonly Food[] {
  const grams = new Map(servings.map((each) => [each.foodId, each.grams]));
  return foods.map((food) => {
    const largestServingG = grams.get(food.id);
    return largestServingG === undefined ? food : { ...food, largestServingG };
  });
}
