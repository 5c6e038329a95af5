import type { Food } from '#domain/food/food.ts';
import { titleKey } from '#domain/recipe/title-key.ts';

/** A word without its plural: "peaches" and "peach", "berries" and "berry", "leaves" and "leaf" are one. */
function stem(word: string): string {
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/eaves$/.test(word)) return word.replace(/ves$/, 'f');
  if (/(sh|ch|x|o|ss)es$/.test(word)) return word.replace(/es$/, '');
  return word.replace(/([^s])s$/, '$1');
}

/** Words in small letters, without accents and plurals. */
export const wordsOf = (text: string): string[] =>
  titleKey(text.replaceAll('-', ' '))
    .split(' ')
    .filter((word) => word !== '')
    .map(stem);

/** Every way in which a food is called. */
export const namesOf = (food: Food): string[] => [food.id.replaceAll('-', ' '), food.name, ...food.aliases];

/** Words that tell how a food is sold or made and not which one it is. */
export const qualifiers = new Set(
  (
    'fresh dried dry ground grated sliced minced flaked flake powder raw canned tinned frozen ripe baby small large ' +
    'medium whole white red green black yellow brown dark light plain sweet soft hot cooking unsweetened italian ' +
    'fillet seed leaf gluten of with and in the full fat free low'
  ).split(' '),
);

/** The words that tell a food from others; colors only where there is nothing else. */
export function tellingWords(food: Food): Set<string> {
  const words = namesOf(food).flatMap(wordsOf);
  const telling = words.filter((word) => word.length > 2 && !qualifiers.has(word));
  return new Set(telling.length > 0 ? telling : words);
}
