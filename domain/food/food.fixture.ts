import type { Food } from './food.ts';

/** A made-up food for tests: nothing known of it but what the test says. */
export function foodOf(known: Partial<Food> & Pick<Food, 'id'>): Food {
  return {
    name: known.id.replaceAll('-', ' '),
    aliases: [],
    ndbNo: null,
    aisle: 'other',
    per100g: {},
    measures: {},
    densityGPerMl: null,
    allergens: [],
    proteinSource: null,
    origins: [],
    price: 1,
    oxalate: null,
    histamine: null,
    salicylate: null,
    sulfur: null,
    fodmap: null,
    ...known,
  };
}
