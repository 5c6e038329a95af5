import { readFile } from 'node:fs/promises';
import { type FoodTable, readFoodTable } from '#domain/food/food-table.ts';
import { readSwapRoles, type SwapRoles } from '#domain/swap/swap-roles.ts';

const read = (name: string) => readFile(new URL(`../../content/${name}`, import.meta.url), 'utf8');

/** The foods with what can stand in for them. */
export interface FoodsAndRoles extends FoodTable {
  readonly swapRoles: SwapRoles;
}

/** The food tables of content/. Throws an Error that names the place in the file that cannot be read. */
export async function loadFoods(): Promise<FoodsAndRoles> {
  const table = readFoodTable(await read('foods.csv'), await read('sources.csv'));
  return { ...table, swapRoles: readSwapRoles(await read('swap-roles.csv'), table.foods) };
}
