import { type ProteinSource, proteinSources } from './protein-sources.ts';
import type { WeighedFood } from './weighed-food.ts';

/** Minimum share of a recipe's protein for a source to be named: parmesan on pasta is, butter in a pan is not. */
const worthNaming = 0.1;

/**
 * The protein sources of a recipe, in the documented order: those with a tenth of its protein or more. A
 * source without a protein figure is named, as it may be the main one. This describes a dish; allergens are
 * never dropped.
 */
export function proteinSourcesOf(ingredients: readonly WeighedFood[]): ProteinSource[] {
  const proteinOf = ({ food, grams }: WeighedFood) => ((food.per100g.protein ?? 0) * grams) / 100;
  const total = ingredients.reduce((sum, it) => sum + proteinOf(it), 0);
  return proteinSources.filter((source) => {
    const from = ingredients.filter((it) => it.food.proteinSource === source && it.grams > 0);
    const protein = from.reduce((sum, it) => sum + proteinOf(it), 0);
    const isUnknown = from.some((it) => it.food.per100g.protein === undefined);
    return isUnknown || (protein > 0 && protein >= total * worthNaming);
  });
}
