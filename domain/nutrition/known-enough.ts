import type { NutrientAmount } from './recipe-nutrients.ts';

/** Minimum share of a recipe's grams with a figure for an amount to be shown; our own bound, a pinch may lack one. */
const enough = 0.95;

/** Whether enough is known to show an amount; no figure is better than one that is too low. */
export const isKnownEnough = (nutrient: NutrientAmount): boolean => nutrient.known >= enough;
