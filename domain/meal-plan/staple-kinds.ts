/** Starchy foods that a dish is built on, with the grams of a serving from which on it is. */
const kinds = [
  ['Pasta', /(^|-)pasta$|noodles$|^(gnocchi|instant-ramen|cheese-tortellini)$/, 30],
  ['Rice', /^(?!puffed)([a-z]+-)*rice$/, 30],
  ['Rice cakes', /^rice-cakes$/, 10],
  ['Quinoa', /quinoa$/, 25],
  ['Millet', /^(millet|sorghum|teff|amaranth)$/, 25],
  ['Wheat and barley', /^(pearl-barley|bulgur|couscous|spelt|freekeh)$/, 25],
  ['Buckwheat', /^buckwheat-groats$/, 25],
  ['Corn', /^(cornmeal|polenta|grits)$/, 25],
  ['Oats', /(^|-)oats$|^oat-bran$/, 25],
  ['Sweet potatoes', /^sweet-potato$/, 80],
  ['Potatoes', /^(new-)?potato(es)?$/, 80],
  ['Bread', /-(bread|bun|roll|rolls|tortilla)$|^(bagel|ciabatta|english-muffin|pumpernickel)$/, 30],
] as const;

/** What a dish is built on, by the grams of a serving, so that no day is pasta twice. */
export function stapleKinds(
  foods: readonly { readonly food: { readonly id: string }; readonly grams: number }[],
): string[] {
  return kinds.flatMap(([name, test, min]) => {
    const grams = foods.reduce((sum, { food, grams: each }) => sum + (test.test(food.id) ? each : 0), 0);
    return grams >= min ? [name] : [];
  });
}
