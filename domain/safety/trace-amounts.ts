import type { Food } from '#domain/food/food.ts';

/**
 * Micrograms of selenium in 100 g, USDA SR28: all rows from 60 µg on. Below that, not even 200 g of a food hold half the
 * upper level.
 */
const selenium: Readonly<Record<string, number>> = {
  'brazil-nuts': 1917,
  'mustard-seed': 208.1,
  'salt-cod': 147.8,
  'sunflower-seed-butter': 104.4,
  'tuna-steak': 90.6,
  semolina: 89.4,
  'wheat-germ': 79.2,
  'egg-noodles': 78.8,
  'wheat-bran': 77.6,
  'whole-wheat-pasta': 77.6,
  'canned-tuna-in-oil': 76,
  'canned-tuna': 70.6,
  anchovy: 68.1,
  'anchovy-paste': 68.1,
  caviar: 65.5,
  oysters: 63.7,
  lobster: 63.6,
  pasta: 63.2,
  'lasagna-noodles': 63.2,
  'whole-wheat-flour': 61.8,
};

/** Micrograms of iodine in 100 g, the highest of what was measured: doi.org/10.1159/000512971, table 1. */
const iodine: Readonly<Record<string, number>> = {
  kombu: 1_000_000,
  nori: 20_000,
  wakame: 18_500,
};

/** Preformed vitamin A is in food from animals; what plants hold is no retinol. */
const withRetinol: readonly Food['origins'][number][] = [
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'dairy',
  'egg',
];

export const seleniumOf = ({ id }: Pick<Food, 'id'>, grams: number): number =>
  ((selenium[id] ?? 0) * grams) / 100;

export const iodineOf = ({ id }: Pick<Food, 'id'>, grams: number): number =>
  ((iodine[id] ?? 0) * grams) / 100;

/** Micrograms of retinol, as if all vitamin A of a food from animals were; null without a figure. */
export function retinolOf(
  { origins, per100g }: Pick<Food, 'origins' | 'per100g'>,
  grams: number,
): number | null {
  if (!withRetinol.some((each) => origins.includes(each))) return 0;
  return per100g.vitamin_a === undefined ? null : (per100g.vitamin_a * grams) / 100;
}
