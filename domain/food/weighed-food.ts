import type { Food } from './food.ts';

/** An ingredient as far as calculations go: a food and its grams, in a whole recipe or in one serving as stated. */
export interface WeighedFood {
  readonly food: Food;
  readonly grams: number;
}
