import type { components } from '#contract/api.ts';

type Schemas = components['schemas'];
export type Recommendations = Schemas['Recommendations'];
export type Recommendation = Schemas['Recommendation'];

/** How many stand first. */
const featuredCount = 3;

export const featured = ({ recommendations }: Recommendations): readonly Recommendation[] =>
  recommendations.slice(0, featuredCount);

/** All of them under the categories of the answer, in its order; those of a category it lacks come last. */
export function byCategory({
  allrecs,
  allcats,
}: Recommendations): readonly { readonly category: string; readonly items: readonly Recommendation[] }[] {
  const categories = [...new Set([...allcats, ...allrecs.map(({ category }) => category)])];
  return categories
    .map((category) => ({ category, items: allrecs.filter((one) => one.category === category) }))
    .filter(({ items }) => items.length > 0);
}

/** As in `300 mg, twice a day`; null where no dose is named. */
export function doseWords({ dose_amount, dose_units, dose_interval }: Recommendation): string | null {
  const amount = [dose_amount, dose_units].filter((part) => part !== null).join(' ');
  return [amount, dose_interval].filter(Boolean).join(', ') || null;
}
