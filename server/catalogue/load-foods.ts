import { readFile } from 'node:fs/promises';
import { type FoodTable, readFoodTable } from '#domain/food/food-table.ts';

const read = (name: string) => readFile(new URL(`../../content/${name}`, import.meta.url), 'utf8');

/** The food table of content/. Throws an Error that names the place in the file that cannot be read. */
export async function loadFoods(): Promise<FoodTable> {
  return readFoodTable(await read('foods.csv'), await read('sources.csv'));
}
