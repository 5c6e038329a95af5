import { readFile } from 'node:fs/promises';
import { readFoodTable } from '#domain/food/food-table.ts';
import { readSwapRoles } from '#domain/swap/swap-roles.ts';
import { ContentError } from '#server/content/content-error.ts';
import type { FoodsAndRoles } from '#server/context/foods-and-roles.ts';

const read = (name: string) => readFile(new URL(`../../content/${name}`, import.meta.url), 'utf8');

/** The food tables of content/. Throws ContentError that names the place in the file that cannot be read. */
export async function loadFoods(): Promise<FoodsAndRoles> {
  const [foods, sources, roles] = await Promise.all(['foods.csv', 'sources.csv', 'swap-roles.csv'].map(read));
  return readFoods(foods ?? '', sources ?? '', roles ?? '');
}

/** The same from their texts. */
export function readFoods(foodsCsv: string, sourcesCsv: string, rolesCsv: string): FoodsAndRoles {
  try {
    const table = readFoodTable(foodsCsv, sourcesCsv);
    return { ...table, swapRoles: readSwapRoles(rolesCsv, table.foods) };
  } catch (error) {
    throw error instanceof Error ? new ContentError(error.message) : error;
  }
}
