import type { Aisle, Food } from './food.ts';

/**
 * Grams of a food in a usual serving, by aisle: our own round figures. Used to grade and price a single food;
 * recipes are always judged by their own grams.
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
