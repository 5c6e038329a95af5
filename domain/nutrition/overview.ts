import type { NutrientAmount } from './recipe-nutrients.ts';

const overviewNames: readonly string[] = ['Calories', 'Sugar', 'Protein'];

/** The three nutrients of a recipe's overview, in this order; Calories have no unit. */
export function overviewOf<N extends Pick<NutrientAmount, 'name' | 'amount'> & { readonly unit: string }>(
  nutrients: readonly N[],
): (Omit<N, 'unit'> & { readonly unit: string | null })[] {
  return overviewNames.flatMap((name) =>
    nutrients
      .filter((it) => it.name === name)
      .map((it) => ({ ...it, unit: name === 'Calories' ? null : it.unit })),
  );
}
