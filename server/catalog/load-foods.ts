import { readFile } from 'node:fs/promises';
import { readFoodTable } from '#domain/food/food-table.ts';
import { readSynonyms } from '#domain/food/synonyms.ts';
import { readPacks } from '#domain/shopping/packs.ts';
import { readSwapRoles } from '#domain/swap/swap-roles.ts';
import { ContentError } from '#server/content/content-error.ts';
import type { FoodsAndRoles } from '#server/context/foods-and-roles.ts';

const read = (name: string) => readFile(new URL(`../../content/${name}`, import.meta.url), 'utf8');

/** The food tables of content/. Throws ContentError with the place in the file that is invalid. */
export async function loadFoods(): Promise<FoodsAndRoles> {
  const [foods, sources, roles, synonyms, packs, servings] = await Promise.all([
    read('foods.csv'),
    read('sources.csv'),
    read('swap-roles.csv'),
    read('synonyms.csv'),
    read('packs.csv'),
    read('largest-servings.csv'),
  ]);
  return readFoods(foods, sources, roles, synonyms, packs, servings);
}

/** The same from their texts. */
export function readFoods(
  foodsCsv: string,
  sourcesCsv: string,
  rolesCsv: string,
  synonymsCsv: string,
  packsCsv: string,
  servingsCsv: string,
): FoodsAndRoles {
  try {
    const table = readFoodTable(foodsCsv, sourcesCsv, servingsCsv);
    return {
      ...table,
      swapRoles: readSwapRoles(rolesCsv, table.foods),
      synonyms: readSynonyms(synonymsCsv),
      packs: readPacks(packsCsv, table.foods, new Set(table.sources.keys())),
    };
  } catch (error) {
    throw error instanceof Error ? new ContentError(error.message) : error;
  }
}
