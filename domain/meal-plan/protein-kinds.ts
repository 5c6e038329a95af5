/** Plant foods that a dish is called after. */
const kinds = [
  ['Tofu', /(^|-)tofu$/],
  ['Tempeh', /^tempeh$/],
  ['Lentils', /lentils$/],
  ['Chickpeas', /chickpeas/],
  ['Beans', /-beans(-dried)?$/],
] as const;

const isVegetable = /^(green|runner)-beans$|^bean-sprouts$|^canned-green-beans$/;

/** What the protein of a dish comes from; plants by their kind, as a week of tofu is no variety. */
export function proteinKinds(sources: readonly string[], foodIds: readonly string[]): string[] {
  const plants = kinds.flatMap(([name, test]) =>
    foodIds.some((id) => test.test(id) && !isVegetable.test(id)) ? [name] : [],
  );
  const liver = foodIds.some((id) => id.endsWith('-liver')) ? ['Liver', 'Liver'] : [];
  return [...sources.filter((source) => source !== 'Plant-Based' && source !== 'Dairy'), ...plants, ...liver];
}
