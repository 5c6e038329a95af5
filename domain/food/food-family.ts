import type { FoodTable } from './food-table.ts';

/** `leftOutBy`: the ids of all foods that a phrase within a search leaves out. */
export type NamedFoods = Pick<FoodTable, 'named' | 'foods' | 'leftOutBy'>;
