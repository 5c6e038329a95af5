import type { Food } from './food.ts';

/** An ingredient for calculations: a food and its grams, in a whole recipe or in one serving as stated. */
export interface WeighedFood {
  readonly food: Food;
  readonly grams: number;
}
