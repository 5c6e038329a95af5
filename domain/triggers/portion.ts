import type { Food } from '#domain/food/food.ts';
import { usualPortionG } from '#domain/food/usual-portion.ts';
import { protocol } from './protocol.ts';

/** In 100 g of legumes and their flour, as they are sold dry; cooked, canned, and fermented ones have less or other aisles. */
const dry = { kcal: 250, proteinG: 15 };

/** Weighed dry: a portion that is mixed in would be raw, and raw beans hold lectins that make ill. */
const isDryLegume = ({ origins, aisle, per100g: { energy = 0, protein = 0 } }: Food): boolean =>
  origins.includes('legume') &&
  (aisle === 'grains-and-pasta' || aisle === 'baking') &&
  energy > dry.kcal &&
  protein > dry.proteinG;

/** Of a food without figures nobody knows whether it is within a limit; water has no energy, and nothing to test. */
const isWithoutFigures = ({ per100g: { energy = 0, sodium } }: Food): boolean =>
  energy === 0 || sodium === undefined;

/** What people eat of a food at once, and at most twice a usual portion; 0 for what nobody eats by itself. */
export const largestPortionG = (food: Food): number =>
  isDryLegume(food) || isWithoutFigures(food)
    ? 0
    : Math.min(protocol.portionsAtMost * usualPortionG(food), food.largestServingG ?? 0);
