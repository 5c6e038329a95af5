import { readFile } from 'node:fs/promises';
import { readFoodTable } from '#domain/food/food-table.ts';
import { readSynonyms } from '#domain/food/synonyms.ts';
import { readSwapRoles } from '#domain/swap/swap-roles.ts';
import { ContentError } from '#server/content/content-error.ts';
import type { FoodsAndRoles } from '#server/context/foods-and-roles.ts';

const read = (name: string) => readFile(new URL(`../../content/${name}`, import.meta.url), 'utf8');

/** The food tables of content/. Throws ContentError with the place in the file that is invalid. */
export async function loadFoods(): Promise<FoodsAndRoles> {
  const [foods, sources, roles, synonyms] = await Promise.all([
    read('foods.csv'),
    read('sources.csv'),
    read('swap-roles.csv'),
    read('synonyms.csv'),
  ]);
  return readFoods(foods, sources, roles, synonyms);
}

/** The same from their texts. */
export function readFoods(
  foodsCsv: string,
  sourcesCsv: string,
  rolesCsv: string,
  synonymsCsv: string,
): FoodsAndRoles {
  try {
    const table = readFoodTable(foodsCsv, sourcesCsv);
    return { ...table, swapRoles: readSwapRoles(rolesCsv, table.foods), synonyms: readSynonyms(synonymsCsv) };
  } catch (error) {
    throw error instanceof Error ? new ContentError(error.message) : error;
  }
}
