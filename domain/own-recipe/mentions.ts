import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Food } from '#domain/food/food.ts';
import { coreOf, type FoodNames, findName } from './food-names.ts';
import { isPlain, nameWords } from './line-words.ts';
import { allergenWords } from './other-allergens.ts';

/** Words that name no food of their own in a note: what it is rinsed in, what it is cut like, where it goes. */
const bystanders = new Set([
  'water',
  'ice',
  'ice cube',
  'wrap',
  'date',
  'port',
  'sole',
  'ale',
  'stout',
  'salt',
  'pickle',
  'sprout',
]);
const mostWords = 4;

export interface Mentions {
  readonly foods: readonly Food[];
  /** Of words that are no food of the table. */
  readonly allergens: readonly AllergenId[];
}

/** Every food and allergen that words name, longest names first. */
export function mentionsIn(names: FoodNames, words: readonly string[], isNote: boolean): Mentions {
  const all = nameWords(words);
  const foods: Food[] = [];
  const allergens: AllergenId[] = [];
  let at = 0;
  while (at < all.length) {
    let taken = 1;
    if (all[at + 1] !== 'size' && all[at + 1] !== 'sized')
      for (let count = Math.min(mostWords, all.length - at); count > 0; count -= 1) {
        const phrase = all.slice(at, at + count);
        if (isPlain(phrase[0] ?? '') || coreOf(phrase) === '' || (isNote && bystanders.has(phrase.join(' '))))
          continue;
        const { food } = findName(names, { words: phrase, noted: [] });
        const named = count === 1 || food === null ? allergenWords.get(phrase.join(' ')) : undefined;
        if (food === null && named === undefined) continue;
        if (food !== null) foods.push(food);
        if (food === null) allergens.push(...(named ?? []));
        taken = count;
        break;
      }
    at += taken;
  }
  return { foods: [...new Set(foods)], allergens: [...new Set(allergens)] };
}
