import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Food } from '#domain/food/food.ts';
import { gramsOfLine } from '#domain/own-recipe/amounts/line-weight.ts';
import type { ReadLine } from '#domain/own-recipe/amounts/read-line.ts';
import { bindName } from '#domain/own-recipe/names/bind-name.ts';
import { type BoundName, boundTo, unbound } from '#domain/own-recipe/names/bind-words.ts';
import { withoutClauses } from '#domain/own-recipe/names/clauses.ts';
import { isParticiple, type NameIndex } from '#domain/own-recipe/names/name-index.ts';
import { nearFoods } from '#domain/own-recipe/names/near-foods.ts';
import { withRegionalMeaning } from '#domain/own-recipe/names/regional-words.ts';
import { isPlain, isState, nameWords } from '#domain/own-recipe/words/line-words.ts';
import { findUnit, looseUnits } from '#domain/quantity/units.ts';
import type { Measure } from '#domain/recipe/recipe.ts';

/** What a person should check. */
export type LineDoubt =
  /** No food of the table has that name. */
  | { readonly code: 'noFood'; readonly name: string }
  /** It may mean several foods. */
  | { readonly code: 'severalFoods'; readonly foodIds: readonly string[] }
  | { readonly code: 'noAmount' }
  /** "To taste", "a few". */
  | { readonly code: 'toTaste' }
  /** The weight of one of these is unknown. */
  | { readonly code: 'noWeight'; readonly unit: string }
  /** The upper end of a range was used. */
  | { readonly code: 'rangeTaken'; readonly amount: Measure }
  /** A measure without a fixed size, such as "a glug". */
  | { readonly code: 'looseMeasure'; readonly unit: string }
  | { readonly code: 'manyGrams'; readonly grams: number };

/** One ingredient of a line. */
export interface BoundPart {
  /** Possible names, the likeliest first. */
  readonly names: readonly string[];
  /** The key under which a member's choice for such a name is stored. */
  readonly key: string;
  readonly kind: 'bound' | 'open';
  readonly food: Food | null;
  /** Possible foods, the likeliest first; only one if it is bound. */
  readonly candidates: readonly Food[];
  /** For an open part: the allergens of all candidates if there are no others; 'any': unknown. */
  readonly openAllergens: readonly AllergenId[] | 'any';
  /** The author's own first; empty: none was written. */
  readonly amounts: readonly Measure[];
  /** On top of these, in units that cannot be summed with them. */
  readonly added: readonly Measure[];
  readonly grams: number | null;
  readonly shownAs: string;
  readonly doubts: readonly LineDoubt[];
}

const maxCandidates = 6;
/** A larger amount in one line is more than a household cooks. */
const maxGrams = 5_000;

const allergensOf = (foods: readonly Food[]): AllergenId[] => [
  ...new Set(foods.flatMap((food) => [...allergensOfFood(food)])),
];

/** Words that say more about the kind than about the cut. */
const kindsOf = /^(?:any|seeds?|seeded)$/i;
const joining = new Set(['and', 'in', 'on', 'with', 'of', 'or', 'i', 'by', 'is', 'are']);

const significantWords = (words: readonly string[]): string[] => [
  ...nameWords(words.filter((word) => word !== '/')).filter((word) => !isPlain(word) && !joining.has(word)),
  ...words.filter((word) => kindsOf.test(word)).map((word) => word.toLowerCase()),
];

/**
 * The key of everything that may decide the food: the name, with all words of notes except those about the
 * cut. A choice for "milk (Oatly)" or "crab (imitation)" does not apply to milk or crab.
 */
function keyOf({ main, notes }: Pick<ReadLine, 'main' | 'notes'>, names: NameIndex): string {
  const { said } = withoutClauses(main);
  const name = significantWords(said);
  const named = new Set(name);
  const isCut = (word: string) => /(?<!^seed)ed$/.test(word) && isParticiple(names, word) && !isState(word);
  const isNew = (word: string) => !named.has(word) && !isCut(word);
  const rest = significantWords(main).filter(isNew);
  const noted = notes
    .flatMap((note) => Object.values(withoutClauses(note, true)).flatMap(significantWords))
    .filter(isNew);
  return [...name, ...rest, ...noted].join(' ') || nameWords(main).join(' ');
}

const toTasteWords = new Set(['taste', 'needed', 'desired', 'few', 'little', 'some', 'several']);
const isToTaste = (read: ReadLine) =>
  [...read.main, ...read.notes.flat()].some((word) => toTasteWords.has(word.toLowerCase()));

/** Words of a name that are counting units: "2 garlic cloves". */
function withCount(read: ReadLine, food: Food): readonly Measure[] {
  const [first] = read.amounts;
  const isBare =
    first !== undefined && (first.unit === '' || ['small', 'medium', 'large'].includes(first.unit));
  // not the jar of "6 peppers from a jar"
  const last = nameWords(withoutClauses(read.main).said).findLast((word) => !isPlain(word)) ?? '';
  const unit = findUnit(last);
  // a new potato is small, a red one of usual size
  const isRed = food.id === 'new-potatoes' && read.main.some((word) => /^red\b/i.test(word));
  if (isRed && first?.unit === '') return [{ value: first.value, unit: 'medium' }, ...read.amounts.slice(1)];
  if (first !== undefined && food.measures['portion'] !== undefined && isOfPieces(read))
    return [
      { value: first.value, unit: '' },
      { value: first.value, unit: 'portion' },
      ...read.amounts.slice(1),
    ];
  // a side of salmon, and whole cuts and animals of foods that are usually counted by the portion
  const own = [last, 'side'].find((word) => food.measures[word] !== undefined && isWordOf(read, word));
  const counted = unit?.kind === 'count' && unit.id !== '' ? unit.id : own;
  const isCounted = isBare && counted !== undefined && food.measures[counted] !== undefined;
  return isCounted ? [...read.amounts, { value: first.value, unit: counted }] : read.amounts;
}

const isWordOf = ({ main }: ReadLine, word: string) => nameWords(main).includes(word);

/** "8 chicken pieces", "4 pieces of chicken": the animal is cut up. */
const isOfPieces = ({ amounts, main }: ReadLine): boolean => {
  const unit = amounts[0]?.unit;
  return unit === 'piece' || (unit === '' && main.some((word) => /^(?:pieces|portions|joints)$/i.test(word)));
};

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
  else if (food !== null && grams === null)
    doubts.push({ code: 'noWeight', unit: (read.added[0] ?? amount).unit });
  if (amount !== undefined && read.isRange) doubts.push({ code: 'rangeTaken', amount });
  if (amount !== undefined && looseUnits.has(amount.unit))
    doubts.push({ code: 'looseMeasure', unit: amount.unit });
  if (grams !== null && grams > maxGrams) doubts.push({ code: 'manyGrams', grams });
  return doubts;
}

function partOf(read: ReadLine, bound: BoundName, names: NameIndex): BoundPart {
  const { food } = bound;
  const name = read.main.filter((word) => word !== '/').join(' ');
  const isClosed = bound.isClosed && bound.candidates.length <= maxCandidates;
  const near = food === null && !isClosed ? nearFoods(names, read.main) : [];
  const candidates = [...new Set([...bound.candidates, ...near])].slice(0, maxCandidates);
  const amounts = food === null ? read.amounts : withCount(read, food);
  const { added, isDrainedWeight } = read;
  const weight = { amounts, added, isDrained: isDrained(read), isDrainedWeight };
  const grams =
    food !== null
      ? gramsOfLine(weight, food)
      : isClosed
        ? heaviest(bound.candidates.map((each) => gramsOfLine(weight, each)))
        : weightAlone(amounts);
  return {
    names: [...new Set([name, ...read.notes.map((note) => [...note, name].join(' '))])].filter(Boolean),
    key: keyOf(read, names),
    kind: food === null ? 'open' : 'bound',
    food,
    candidates,
    openAllergens: food !== null ? [] : isClosed ? allergensOf(bound.candidates) : 'any',
    amounts,
    added,
    grams,
    shownAs: read.shownAs,
    doubts: doubtsOf(read, food, bound.candidates, grams),
  };
}

/** The heaviest of several foods; null if one of them has no weight. */
const heaviest = (grams: readonly (number | null)[]): number | null => {
  const known = grams.filter((each) => each !== null);
  return known.length === grams.length && known.length > 0 ? Math.max(...known) : null;
};

/** Grams of an unknown food, if the author weighed it. */
function weightAlone(amounts: readonly Measure[]): number | null {
  for (const { value, unit } of amounts) {
    const found = findUnit(unit);
    if (found?.kind === 'weight' && found.size)
      return (value * Number(found.size.num)) / Number(found.size.den);
  }
  return null;
}

/** A can in the amount means that its content is canned. */
const cannedIn = (read: ReadLine): string[] =>
  read.amounts.some(({ unit }) => unit === 'can') ? ['canned'] : [];

/** Decides by the amount: "4 peppers" are vegetables, a spoon of tomato puree is the paste from a tube. */
function byAmount(read: ReadLine, names: NameIndex): BoundName | null {
  const words = nameWords(read.main).filter((word) => !isPlain(word));
  const core = words.filter((word) => !isState(word)).join(' ');
  const [amount] = read.amounts;
  const unit = amount?.unit ?? '';
  const isSpoon = /^(?:(?:\w+ )?(?:tsp|tbsp))$/.test(unit);
  // the notes still count: "4 peppers, filled with feta"
  const only = (...ids: string[]): BoundName => {
    const each = ids.map((id) => bindName(names, id.split(' '), read.notes, cannedIn(read)));
    const foods = [...new Set(each.flatMap(({ food }) => food ?? []))];
    const [food] = foods;
    const isClosed = each.every((bound) => bound.food !== null);
    if (food !== undefined && foods.length === 1 && isClosed) return boundTo(food);
    const candidates = each.flatMap((bound) => bound.food ?? bound.candidates);
    return unbound(
      candidates,
      each.every((bound) => bound.isClosed),
    );
  };
  const isPlural = read.main.some((word) => word.toLowerCase() === 'peppers');
  const isCounted = amount !== undefined && ['', 'small', 'medium', 'large'].includes(unit);
  // the red pepper has the most fructose, so it is the strictest
  if (core === 'pepper' && words.length === 1 && (isPlural || isCounted)) return only('red bell pepper');
  // a counted one has a bun and a filling
  if (core === 'hamburger' && isCounted) return unbound();
  if (core === 'yolk' && words.length === 1) return only('egg yolk');
  // the only meaning with a spoon
  if (core === 'soda' && words.length === 1 && isSpoon) return only('baking soda');
  // usually of garlic
  if (core === 'clove' && unit === 'clove') return only('clove', 'garlic');
  const isNoted = (pattern: RegExp) => read.notes.some((note) => note.some((word) => pattern.test(word)));
  const isLeaf =
    isNoted(/^(cilantro|leaf|leaves|fresh|stems?|bunch)$/i) ||
    read.main.some((word) => /^(fresh|chopped|torn|picked)$/i.test(word));
  if (core === 'coriander' && words.length === 1 && isLeaf) return only('coriander leaf');
  // a spoon of it may be the ground seed
  if (core === 'coriander' && words.length === 1)
    return /^(handful|bunch|sprig|package|g|oz|cup|bag|stem)$/.test(unit)
      ? only('coriander leaf')
      : only('coriander leaf', 'coriander seed');
  if (core !== 'tomato puree' || words.length > 1 + 1) return null;
  if (isSpoon || unit === 'tube') return only('tomato paste');
  return read.amounts.some(
    (it) => it.unit === 'can' || it.unit === 'jar' || it.unit === 'carton' || it.unit === 'cup',
  )
    ? only('tomato passata')
    : only('tomato passata', 'tomato paste');
}

const cooked = /^(?:cooked|boiled)$/i;

/** "8 oz pasta, cooked" is weighed dry: grains swell in the pot, and their recipes say what to boil. */
function weighedDry(read: ReadLine, names: NameIndex): BoundName | null {
  const isWeighed = read.amounts.some(({ unit }) => findUnit(unit)?.kind === 'weight');
  if (!isWeighed || !read.notes.some((note) => note.some((word) => cooked.test(word)))) return null;
  const notes = read.notes.map((note) => note.filter((word) => !cooked.test(word)));
  const dry = bindName(names, read.main, notes, cannedIn(read));
  return dry.food?.aisle === 'grains-and-pasta' ? dry : null;
}

export function bindRead(read: ReadLine, names: NameIndex): BoundPart {
  const bound =
    byAmount(read, names) ??
    weighedDry(read, names) ??
    bindName(names, read.main, read.notes, cannedIn(read));
  return partOf(read, withRegionalMeaning(read, bound, names), names);
}
