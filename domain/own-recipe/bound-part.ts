import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Food } from '#domain/food/food.ts';
import { findUnit, looseUnits } from '#domain/quantity/units.ts';
import type { Measure } from '#domain/recipe/recipe.ts';
import { bindName } from './bind-name.ts';
import { withoutClauses } from './clauses.ts';
import type { BoundName } from './find-words.ts';
import { type FoodNames, findName } from './food-names.ts';
import { gramsOfLine } from './line-weight.ts';
import { isPlain, isState, nameWords } from './line-words.ts';
import { nearFoods } from './near-foods.ts';
import type { ReadLine } from './read-line.ts';

/** What a person should look at. */
export type LineDoubt =
  /** Nothing of ours has that name. */
  | { readonly code: 'noFood'; readonly name: string }
  /** Several foods of ours may be meant. */
  | { readonly code: 'severalFoods'; readonly foodIds: readonly string[] }
  | { readonly code: 'noAmount' }
  /** "To taste", "a few". */
  | { readonly code: 'toTaste' }
  /** Nobody says what one of these weighs. */
  | { readonly code: 'noWeight'; readonly unit: string }
  /** Of a range the greater end. */
  | { readonly code: 'rangeTaken'; readonly amount: Measure }
  /** A measure of no fixed size, as "a glug". */
  | { readonly code: 'looseMeasure'; readonly unit: string }
  | { readonly code: 'manyGrams'; readonly grams: number };

/** One ingredient of a line. */
export interface BoundPart {
  /** What it may be called, the likeliest first. */
  readonly names: readonly string[];
  /** By which a member's own choice for such a name is remembered. */
  readonly key: string;
  readonly kind: 'bound' | 'open';
  readonly food: Food | null;
  /** What it may be, the likeliest first; the food alone where it is bound. */
  readonly candidates: readonly Food[];
  /** Of an open one: what the candidates bring, where it can be nothing else; 'any': nobody knows. */
  readonly openAllergens: readonly AllergenId[] | 'any';
  /** The author's own first; empty: none was written. */
  readonly amounts: readonly Measure[];
  readonly grams: number | null;
  readonly shownAs: string;
  readonly doubts: readonly LineDoubt[];
}

const mostCandidates = 6;
/** Of a line this is more than a household cooks. */
const mostGrams = 5_000;

const allergensOf = (foods: readonly Food[]): AllergenId[] => [
  ...new Set(foods.flatMap((food) => [...allergensOfFood(food)])),
];

/** These say more of what it is than of how it is cut. */
const kindsOf = /^(?:any|seeds?|seeded)$/i;
const joining = new Set(['and', 'in', 'on', 'with', 'of', 'or', 'i', 'by', 'is', 'are']);
/** What was done to it: a choice for the name stands whatever was. */
const done = /(?<!^seed)ed$/;

const telling = (words: readonly string[]): string[] => [
  ...nameWords(words.filter((word) => word !== '/')).filter((word) => !isPlain(word) && !joining.has(word)),
  ...words.filter((word) => kindsOf.test(word)).map((word) => word.toLowerCase()),
];

/**
 * Remembered by all that may decide the food: the name, with every word of a note that isn't about how it is cut. A
 * choice for "milk (Oatly)" or "crab (imitation)" is none for milk or crab.
 */
function keyOf({ main, notes }: Pick<ReadLine, 'main' | 'notes'>): string {
  const { said } = withoutClauses(main);
  const name = telling(said);
  const named = new Set(name);
  const isNew = (word: string) => !named.has(word) && (!done.test(word) || isState(word));
  const rest = telling(main).filter(isNew);
  const noted = notes.flatMap((note) => Object.values(withoutClauses(note)).flatMap(telling)).filter(isNew);
  return [...name, ...rest, ...noted].join(' ') || nameWords(main).join(' ');
}

const toTasteWords = new Set(['taste', 'needed', 'desired', 'few', 'little', 'some', 'several']);
const isToTaste = (read: ReadLine) =>
  [...read.main, ...read.notes.flat()].some((word) => toTasteWords.has(word.toLowerCase()));

/** Words of a name that only tell how it is counted: "2 garlic cloves". */
function withCount(read: ReadLine, food: Food): readonly Measure[] {
  const [first] = read.amounts;
  const isBare =
    first !== undefined && (first.unit === '' || ['small', 'medium', 'large'].includes(first.unit));
  const last = nameWords(read.main).findLast((word) => !isPlain(word)) ?? '';
  const unit = findUnit(last);
  const isCounted =
    isBare && unit?.kind === 'count' && unit.id !== '' && food.measures[unit.id] !== undefined;
  return isCounted ? [...read.amounts, { value: first.value, unit: unit.id }] : read.amounts;
}

const isDrained = (read: ReadLine): boolean =>
  read.notes.some((note) => note.some((word) => /^(drained|rinsed)$/i.test(word))) ||
  read.main.some((word) => /^drained$/i.test(word));

function doubtsOf(
  read: ReadLine,
  food: Food | null,
  foods: readonly Food[],
  grams: number | null,
): LineDoubt[] {
  const [amount] = read.amounts;
  const doubts: LineDoubt[] = [];
  if (food === null && foods.length > 1)
    doubts.push({ code: 'severalFoods', foodIds: foods.map(({ id }) => id) });
  else if (food === null) doubts.push({ code: 'noFood', name: read.main.join(' ') });
  if (amount === undefined) doubts.push({ code: isToTaste(read) ? 'toTaste' : 'noAmount' });
  else if (food !== null && grams === null) doubts.push({ code: 'noWeight', unit: amount.unit });
  if (amount !== undefined && read.isRange) doubts.push({ code: 'rangeTaken', amount });
  if (amount !== undefined && looseUnits.has(amount.unit))
    doubts.push({ code: 'looseMeasure', unit: amount.unit });
  if (grams !== null && grams > mostGrams) doubts.push({ code: 'manyGrams', grams });
  return doubts;
}

function partOf(read: ReadLine, bound: BoundName, names: FoodNames): BoundPart {
  const { food } = bound;
  const name = read.main.filter((word) => word !== '/').join(' ');
  const near = food === null && !bound.isClosed ? nearFoods(names, read.main) : [];
  const candidates = [...new Set([...bound.candidates, ...near])].slice(0, mostCandidates);
  const amounts = food === null ? read.amounts : withCount(read, food);
  const grams =
    food === null
      ? weightAlone(amounts)
      : gramsOfLine({ amounts, isDrained: isDrained(read), isDrainedWeight: read.isDrainedWeight }, food);
  return {
    names: [...new Set([name, ...read.notes.map((note) => [...note, name].join(' '))])].filter(Boolean),
    key: keyOf(read),
    kind: food === null ? 'open' : 'bound',
    food,
    candidates,
    openAllergens: food !== null ? [] : bound.isClosed ? allergensOf(bound.candidates) : 'any',
    amounts,
    grams,
    shownAs: read.shownAs,
    doubts: doubtsOf(read, food, bound.candidates, grams),
  };
}

/** Grams of what is not known, where the author weighed it. */
function weightAlone(amounts: readonly Measure[]): number | null {
  for (const { value, unit } of amounts) {
    const found = findUnit(unit);
    if (found?.kind === 'weight' && found.size)
      return (value * Number(found.size.num)) / Number(found.size.den);
  }
  return null;
}

/** A can in the amount says that what is in it is canned. */
const cannedIn = (read: ReadLine): string[] =>
  read.amounts.some(({ unit }) => unit === 'can') ? ['canned'] : [];

/** What counts decide: "4 peppers" are vegetables, a spoon of tomato puree is the thick one of a tube. */
function byAmount(read: ReadLine, names: FoodNames): BoundName | null {
  const words = nameWords(read.main).filter((word) => !isPlain(word));
  const core = words.filter((word) => !isState(word)).join(' ');
  const [amount] = read.amounts;
  const unit = amount?.unit ?? '';
  const only = (...ids: string[]): BoundName => {
    const foods = ids.flatMap((id) => findName(names, { words: id.split(' '), noted: [] }).food ?? []);
    const unique = [...new Set(foods)];
    const [food] = unique;
    return { food: unique.length === 1 ? (food ?? null) : null, candidates: unique, isClosed: true };
  };
  const isPlural = read.main.some((word) => word.toLowerCase() === 'peppers');
  const isCounted = amount !== undefined && ['', 'small', 'medium', 'large'].includes(unit);
  // of the colors the red one holds more fructose: the stricter
  if (core === 'pepper' && words.length === 1 && (isPlural || isCounted)) return only('red bell pepper');
  if (core === 'yolk' && words.length === 1) return only('egg yolk');
  // of garlic as often
  if (core === 'clove' && unit === 'clove') return only('clove', 'garlic');
  const isNoted = (pattern: RegExp) => read.notes.some((note) => note.some((word) => pattern.test(word)));
  if (core === 'coriander' && words.length === 1 && isNoted(/^(cilantro|leaf|leaves|fresh|stems?|bunch)$/i))
    return only('coriander leaf');
  // a spoon of it may be the seed, ground
  if (core === 'coriander' && words.length === 1)
    return /^(handful|bunch|sprig|package|g|oz|cup|bag|stem)$/.test(unit)
      ? only('coriander leaf')
      : only('coriander leaf', 'coriander seed');
  if (core !== 'tomato puree' || words.length > 1 + 1) return null;
  if (unit === 'tsp' || unit === 'tbsp' || unit === 'tube') return only('tomato paste');
  return read.amounts.some(
    (it) => it.unit === 'can' || it.unit === 'jar' || it.unit === 'carton' || it.unit === 'cup',
  )
    ? only('tomato passata')
    : only('tomato passata', 'tomato paste');
}

export const bindRead = (read: ReadLine, names: FoodNames): BoundPart =>
  partOf(read, byAmount(read, names) ?? bindName(names, read.main, read.notes, cannedIn(read)), names);
