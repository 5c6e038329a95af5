import type { components } from '#contract/api.ts';

type Schemas = components['schemas'];
export type Recommendations = Schemas['Recommendations'];
export type Recommendation = Schemas['Recommendation'];

/** How many are shown at first (CONST-45). */
export const featuredCount = 3;

export const featured = ({ recommendations }: Recommendations): readonly Recommendation[] =>
  recommendations.slice(0, featuredCount);

/** All recommendations by category, in the order of the response; those of an unlisted category come last. */
export function byCategory({
  allrecs,
  allcats,
}: Recommendations): readonly { readonly category: string; readonly items: readonly Recommendation[] }[] {
  const categories = [...new Set([...allcats, ...allrecs.map(({ category }) => category)])];
  return categories
    .map((category) => ({ category, items: allrecs.filter((one) => one.category === category) }))
    .filter(({ items }) => items.length > 0);
}

/** Formats a dose, such as `300 mg, twice a day`; null without a dose. */
export function doseWords({ dose_amount, dose_units, dose_interval }: Recommendation): string | null {
  const amount = [dose_amount, dose_units].filter((part) => part !== null).join(' ');
  return [amount, dose_interval].filter(Boolean).join(', ') || null;
}
