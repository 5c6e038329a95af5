import type { NutrientAmount } from './recipe-nutrients.ts';

/** Share of a recipe's grams whose foods must have a figure before an amount is told: our own bound, a pinch may lack it. */
const enough = 0.95;

/** Whether an amount is worth telling. What is left of it would be a guess, and no figure is better than a low one. */
export const isKnownEnough = (nutrient: NutrientAmount): boolean => nutrient.known >= enough;
