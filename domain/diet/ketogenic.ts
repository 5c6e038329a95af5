import type { NutrientId } from '#domain/nutrition/nutrients.ts';
import type { NutrientAmount } from '#domain/nutrition/recipe-nutrients.ts';

/**
 * A ketogenic day takes 5 to 10 % of its energy from net carbohydrates, 20 to 50 g of them, and most from fat. For a
 * dish: at most 10 % and 15 g a serving from net carbohydrates, at least 55 % from fat, with energy by the Atwater
 * factors (4, 4 and 9 kcal per gram).
 */
const limits = { netCarbShare: 0.1, netCarbG: 15, fatShare: 0.55 } as const;

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Why a serving is not ketogenic; empty when it is. A missing figure is a reason too, as it may not be zero. */
export function whyNotKetogenic(perServing: readonly NutrientAmount[]): string[] {
  const of = (id: NutrientId) => perServing.find((it) => it.id === id);
  const unknown = (['carbohydrate', 'protein', 'fat'] as const).filter((id) => !of(id)?.complete);
  if (unknown.length > 0) return [`not every ingredient has a figure for ${unknown.join(', ')}`];
  const grams = (id: NutrientId) => of(id)?.amount ?? 0;
  const netCarbs = Math.max(0, grams('carbohydrate') - grams('fiber'));
  const energy = 4 * netCarbs + 4 * grams('protein') + 9 * grams('fat');
  const [carbShare, fatShare] =
    energy === 0 ? [0, 0] : [(4 * netCarbs) / energy, (9 * grams('fat')) / energy];
  return [
    ...(netCarbs > limits.netCarbG
      ? [`${netCarbs.toFixed(0)} g of net carbohydrates are more than ${limits.netCarbG} g`]
      : []),
    ...(carbShare > limits.netCarbShare
      ? [
          `${percent(carbShare)} of the energy from net carbohydrates are more than ${percent(limits.netCarbShare)}`,
        ]
      : []),
    ...(fatShare < limits.fatShare
      ? [`${percent(fatShare)} of the energy from fat are less than ${percent(limits.fatShare)}`]
      : []),
  ];
}
