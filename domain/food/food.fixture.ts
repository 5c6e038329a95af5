import type { Food } from './food.ts';

/** An invented food for tests, with only the given facts. */
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
