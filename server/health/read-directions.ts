import { nutrients } from '#domain/nutrition/nutrients.ts';
import type { Directions } from '#domain/safety/opposite-advice.ts';
import type { Part } from './content-file.ts';
import { among } from './known-names.ts';

/** What is no nutrient of the food table. */
const others: readonly string[] = ['fluid', 'caffeine', 'iodine'];
const isSubstance = (name: string) => others.includes(name) || nutrients.some(({ id }) => id === name);

/** Reads what advice wants `more` or `less` of, or `even`. */
export function readDirections(field: (name: string) => Part): Directions {
  const read = (way: keyof Directions) =>
    field(way)
      .listOrNone()
      .map((each) => among(each, 'nutrient', isSubstance));
  return { more: read('more'), less: read('less'), even: read('even') };
}
