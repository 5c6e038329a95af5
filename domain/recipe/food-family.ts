import type { FoodTable } from '#domain/food/food-table.ts';
import { searchForms, titleKey } from './title-key.ts';

export type NamedFoods = Pick<FoodTable, 'named' | 'foods'>;

/** Words that foods of other kinds are named with: peanut butter is no butter, and black pepper no pepper. */
const meantAlone =
  /^(butter|pepper|cream|oil|salt|water|sauce|stock|broth|squash|juice|seed|leaf|green|bread|cheese|flour|vinegar|paste|powder|syrup|soup|chip)$/;
const notMeant: Readonly<Record<string, RegExp>> = { potato: /^sweet-potato/, sugar: /^sugar-snap/ };

const keysOf = new WeakMap<NamedFoods['foods'], ReadonlyMap<string, readonly string[]>>();
/** Ids with the words of the names, in the singular; computed once for a table. */
function namesIn(foods: NamedFoods['foods']): ReadonlyMap<string, readonly string[]> {
  const known = keysOf.get(foods);
  if (known !== undefined) return known;
  const keys = new Map(
    foods.map(({ id, name }) => [id, titleKey(name).split(' ').flatMap(searchForms)] as const),
  );
  keysOf.set(foods, keys);
  return keys;
}

/**
 * The foods that somebody means who wants none of it, by id: "onion" is also red onion and onion powder. Empty if
 * no food is called so.
 */
export function foodFamily(phrase: string, foods: NamedFoods): string[] {
  const forms = [phrase, ...searchForms(phrase)];
  const named = forms.map((form) => foods.named(form)).find((it) => it.length > 0);
  if (named === undefined) return [];
  const [word = phrase] = forms.toReversed();
  const family = meantAlone.test(word)
    ? []
    : [...namesIn(foods.foods)].filter(
        ([id, words]) => words.includes(word) && notMeant[word]?.test(id) !== true,
      );
  return [...new Set([...named.map(({ id }) => id), ...family.map(([id]) => id)])];
}
