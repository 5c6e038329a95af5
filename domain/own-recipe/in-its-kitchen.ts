import { type BoundName, unbound } from './bind-words.ts';
import { type FoodNames, findName } from './food-names.ts';
import { nameWords } from './line-words.ts';
import type { Kitchen } from './measure-country.ts';
import type { ReadLine } from './read-line.ts';

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

/** Vinegar of the chip shop is of barley; "wheaten cornflour" is wheat starch, sold as cornflour. */
const otherMeanings: readonly OtherMeaning[] = [
  {
    kitchens: ['uk', 'australia'],
    word: 'vinegar',
    food: 'white-vinegar',
    other: 'malt vinegar',
    decided: new Set(['white', 'distilled', 'spirit']),
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
export function inItsKitchen(read: ReadLine, bound: BoundName, names: FoodNames): BoundName {
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
