import type { FoodTable } from './food-table.ts';

/** Foods by their names; `leftOutBy`: the ids of all foods that a phrase within a search leaves out. */
export type FoodLookup = Pick<FoodTable, 'named' | 'foods' | 'leftOutBy'>;
