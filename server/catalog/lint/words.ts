import type { Food } from '#domain/food/food.ts';
import { titleKey } from '#domain/recipe/title-key.ts';

/** A word without its plural: "peaches" and "peach", "berries" and "berry", "leaves" and "leaf" are one. */
function stem(word: string): string {
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/eaves$/.test(word)) return word.replace(/ves$/, 'f');
  if (/(sh|ch|x|o|ss)es$/.test(word)) return word.replace(/es$/, '');
  return word.replace(/([^s])s$/, '$1');
}

/** Lower-case words, without accents and plurals. */
export const wordsOf = (text: string): string[] =>
  titleKey(text.replaceAll('-', ' '))
    .split(' ')
    .filter((word) => word !== '')
    .map(stem);

/** All names of a food. */
export const namesOf = (food: Food): string[] => [food.id.replaceAll('-', ' '), food.name, ...food.aliases];

/** Words for how a food is sold or made, which don't identify it. */
export const qualifiers = new Set(
  (
    'fresh dried dry ground grated sliced minced flaked flake powder raw canned tinned frozen ripe baby small large ' +
    'medium whole white red green black yellow brown dark light plain sweet soft hot cooking unsweetened italian ' +
    'fillet seed leaf gluten of with and in for the full fat free low'
  ).split(' '),
);

const known = new WeakMap<Food, Set<string>>();

/** The words that distinguish a food from others; colors only if there are no other words. */
export function distinctiveWords(food: Food): ReadonlySet<string> {
  const found = known.get(food);
  if (found !== undefined) return found;
  const words = namesOf(food).flatMap(wordsOf);
  const distinctive = words.filter((word) => word.length > 2 && !qualifiers.has(word));
  const made = new Set(distinctive.length > 0 ? distinctive : words);
  known.set(food, made);
  return made;
}
