import type { FoodTable } from './food-table.ts';

export type NamedFoods = Pick<FoodTable, 'named' | 'foods' | 'leftOutBy'>;

/** The ids of all foods that a phrase within a search leaves out; empty if no food or group is called so. */
export const familyInSearch = (phrase: string, foods: NamedFoods): readonly string[] =>
  foods.leftOutBy(phrase, false);

/**
 * The same where a food is expected, as after "no": also what names of foods end with, "turkey" of ground turkey, but not
 * "italian" of Italian sausage.
 */
export const expectedFamily = (phrase: string, foods: NamedFoods): readonly string[] =>
  foods.leftOutBy(phrase, true);
