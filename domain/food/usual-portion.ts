import type { Aisle, Food } from './food.ts';

/**
 * Grams of a food in one serving of a usual dish, by the shelf it is on: our own round figures. They grade and
 * price a food alone; what a recipe holds is always judged by its own grams.
 */
const portionG: Readonly<Record<Aisle, number>> = {
  produce: 75,
  meat: 100,
  fish: 100,
  'dairy-and-eggs': 50,
  bakery: 50,
  'grains-and-pasta': 75,
  'tins-and-jars': 75,
  baking: 20,
  'oils-and-vinegars': 10,
  'spices-and-herbs': 1,
  'nuts-and-seeds': 25,
  frozen: 75,
  drinks: 200,
  other: 20,
};

export const usualPortionG = ({ aisle }: Pick<Food, 'aisle'>): number => portionG[aisle];
