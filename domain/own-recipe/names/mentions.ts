import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Food, Origin } from '#domain/food/food.ts';
import { isPlain, isState, nameWords } from '#domain/own-recipe/words/line-words.ts';
import { findUnit } from '#domain/quantity/units.ts';
import { coreOf, findName, type NameIndex } from './name-index.ts';
import { allergenWords } from './other-allergens.ts';

/** Words in a note that are not ingredients: what it is rinsed in, what it is cut like, where it goes. */
const alwaysUnrelated = new Set(['water', 'ice', 'ice cube', 'salt']);
/** Words that are food when alone in a note, but usually preparations among other words. */
const verbForms = new Set(['wrap', 'date', 'pickle', 'sprout']);
function isUnrelated(phrase: readonly string[], all: readonly string[]): boolean {
  const name = phrase.filter((word) => !isPlain(word)).join(' ');
  const isWater =
    phrase.at(-1) === 'water' && phrase.slice(0, -1).every((word) => isPlain(word) || isState(word));
  // "wrapped in foil", but "served in wraps"
  const isVerb = verbForms.has(name) && all.length > 1 && (name !== 'wrap' || all[0] === name);
  return isWater || alwaysUnrelated.has(name) || isVerb;
}

/** Names of groups of foods, none of which has that name. */
const severalOf = new Set([
  'beef',
  'pork',
  'lamb',
  'turkey',
  'olive',
  'chocolate',
  'cheese',
  'yeast',
  'porcini',
]);
const maxWords = 4;
const maxBefore = 40;

/** A phrase that names a food, or several of which it may be one, or an allergen. */
export interface Mention {
  readonly words: readonly string[];
  readonly foods: readonly Food[];
  readonly allergens: readonly AllergenId[];
  readonly isAmbiguous: boolean;
  /** The normalized words before it, the nearest last. */
  readonly before: readonly string[];
}

export interface Mentions {
  readonly each: readonly Mention[];
  readonly foods: readonly Food[];
  /** Allergens of words that are not foods of the table. */
  readonly allergens: readonly AllergenId[];
  /** Words that are neither of them, nor about cutting or storing. */
  readonly unread: readonly string[];
}

/** "Crumbed", "floured", "brandied": with what the word is made from. */
const coating = /(?<=..)(?:ed|d)$/;
const stemsOf = (name: string): string[] =>
  coating.test(name) ? [name.slice(0, -2), name.slice(0, -1), name.replace(/ied$/, 'y')] : [];
const allergensOfWords = (phrase: readonly string[]): readonly AllergenId[] | undefined => {
  const name = phrase.join(' ');
  return [name, ...stemsOf(name)].map((each) => allergenWords.get(each)).find((ids) => ids !== undefined);
};

/** Riced cauliflower has no rice in it, honeyed carrots have honey, and brandied cherries brandy. */
const done: ReadonlySet<Origin> = new Set<Origin>(['honey', 'alcohol']);
const foodDoneWith = (names: NameIndex, [word = '', ...others]: readonly string[]): Food | null =>
  others.length > 0
    ? null
    : (stemsOf(word)
        .map((stem) => findName(names, { words: [stem], noted: [] }).food)
        .find((food) => food?.origins.some((origin) => done.has(origin))) ?? null);

/** Words before a name that are no part of it, up to two: "the black bean garlic sauce". */
const plainAt = (words: readonly string[], at: number): number => {
  if (!isPlain(words[at] ?? '')) return 0;
  return isPlain(words[at + 1] ?? '') ? 2 : 1;
};

/** Every food and allergen that words name, longest names first. */
export function mentionsIn(names: NameIndex, words: readonly string[], isNote: boolean): Mentions {
  const all = nameWords(words);
  const each: Mention[] = [];
  const unread: string[] = [];
  let at = 0;
  while (at < all.length) {
    let taken = 0;
    if (all[at + 1] !== 'size' && all[at + 1] !== 'sized')
      for (let count = Math.min(maxWords + plainAt(all, at), all.length - at); count > 0; count -= 1) {
        const phrase = all.slice(at, at + count);
        const core = coreOf(phrase);
        if (core === '' || (isNote && isUnrelated(phrase, all))) continue;
        const found = findName(names, { words: phrase, noted: [] });
        const { near, isAmbiguous } = found;
        const food = found.food ?? foodDoneWith(names, phrase);
        const named = food === null ? allergensOfWords(phrase) : undefined;
        const isOfSeveral = food === null && (isAmbiguous || severalOf.has(phrase.join(' ')));
        const several = isOfSeveral ? near : [];
        if (food === null && named === undefined && several.length === 0) continue;
        each.push({
          words: phrase,
          foods: food === null ? several : [food],
          allergens: named ?? [],
          isAmbiguous: food === null,
          before: all.slice(Math.max(0, at - maxBefore), at),
        });
        taken = count;
        break;
      }
    const word = all[at] ?? '';
    if (taken === 0 && !isPlain(word) && !isState(word) && !alwaysUnrelated.has(word) && !verbForms.has(word))
      unread.push(word);
    at += Math.max(1, taken);
  }
  const foods = new Set(each.flatMap((mention) => mention.foods));
  return { each, foods: [...foods], allergens: [...new Set(each.flatMap((it) => it.allergens))], unread };
}

/** "A head of garlic, cloves separated": the word is a unit of the food before it. */
export const isOwnUnit = (food: Food | null, each: Food) => {
  const unit = findUnit(each.name);
  return unit?.kind === 'count' && food?.measures[unit.id] !== undefined;
};
