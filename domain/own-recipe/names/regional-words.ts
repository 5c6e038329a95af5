import type { Kitchen } from '#domain/own-recipe/amounts/measure-country.ts';
import type { ReadLine } from '#domain/own-recipe/amounts/read-line.ts';
import { nameWords } from '#domain/own-recipe/words/line-words.ts';
import { type BoundName, unbound } from './bind-words.ts';
import { findName, type NameIndex } from './name-index.ts';

interface OtherMeaning {
  readonly kitchens: readonly Kitchen[];
  /** The word, and the food that it is elsewhere. */
  readonly word: string;
  readonly food: string;
  /** What it is there as often. */
  readonly other: string;
  /** Words beside it that say which. */
  readonly decided: ReadonlySet<string>;
}

/**
 * Vinegar of the chip shop is of barley, as in sandwich pickle; English mustard has wheat flour; "wheaten cornflour" is
 * wheat starch, sold as cornflour. Tomato sauce for chips is ketchup, cider has alcohol, and Dairy Milk is a chocolate.
 */
const otherMeanings: readonly OtherMeaning[] = [
  {
    kitchens: ['uk', 'australia'],
    word: 'vinegar',
    food: 'white-vinegar',
    other: 'malt vinegar',
    decided: new Set(['white', 'distilled', 'spirit']),
  },
  {
    kitchens: ['uk', 'australia'],
    word: 'mustard',
    food: 'dijon-mustard',
    other: 'english mustard',
    decided: new Set(
      'dijon wholegrain grain whole grainy coarse yellow brown spicy french american smooth prepared'.split(
        ' ',
      ),
    ),
  },
  {
    kitchens: ['uk', 'australia'],
    word: 'pickle',
    food: 'dill-pickles',
    other: 'branston pickle',
    decided: new Set('dill gherkin cucumber cornichon kosher hamburger chip spear juice'.split(' ')),
  },
  {
    kitchens: ['uk', 'australia'],
    word: 'pickle',
    food: 'sweet-pickles',
    other: 'branston pickle',
    decided: new Set('gherkin cucumber cornichon chip spear slice juice'.split(' ')),
  },
  {
    kitchens: ['uk', 'australia'],
    word: 'sauce',
    food: 'tomato-sauce',
    other: 'tomato ketchup',
    decided: new Set('pasta italian canned plain homemade pizza'.split(' ')),
  },
  {
    kitchens: ['uk', 'australia'],
    word: 'cider',
    food: 'apple-juice',
    other: 'hard cider',
    decided: new Set(['alcohol-free', 'juice']),
  },
  {
    kitchens: ['uk', 'australia'],
    word: 'dairy',
    food: 'whole-milk',
    other: 'milk chocolate',
    decided: new Set('full-fat fresh whole cow'.split(' ')),
  },
  {
    kitchens: ['australia'],
    word: 'cornflour',
    food: 'cornstarch',
    other: 'all-purpose flour',
    decided: new Set(['maize', 'gluten-free', 'wheat-free', 'pure', 'starch', 'corn']),
  },
];

/** The foods of a word that means another one as well where the recipe was written. */
export function withRegionalMeaning(read: ReadLine, bound: BoundName, names: NameIndex): BoundName {
  const { food } = bound;
  const words = nameWords([...read.main, ...read.notes.flat()]);
  const meaning = otherMeanings.find(
    (it) =>
      it.kitchens.includes(names.kitchen) &&
      food?.id === it.food &&
      words.includes(it.word) &&
      !words.some((word) => it.decided.has(word)),
  );
  if (food === null || meaning === undefined) return bound;
  const other = findName(names, { words: nameWords(meaning.other.split(' ')), noted: [] }).food;
  return other === null ? bound : unbound([food, other], true);
}
