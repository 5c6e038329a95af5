import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { findUnit, looseUnits } from '#domain/quantity/units.ts';
import type { Measure } from '#domain/recipe/recipe.ts';
import { type BoundName, bindName, splitAt, withoutClauses } from './bind-name.ts';
import { type FoodNames, findName, foodNamesOf } from './food-names.ts';
import { isHeading } from './heading.ts';
import { plainLine, type Token, tokensOf } from './line-tokens.ts';
import { gramsOfLine } from './line-weight.ts';
import { isPlain, isState, nameWords } from './line-words.ts';
import { nearFoods } from './near-foods.ts';
import { allergenWords } from './other-allergens.ts';
import { type ReadLine, readTokens } from './read-line.ts';
import { amountsAt } from './read-measure.ts';

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

/** A line of a list of ingredients: its first ingredient, and all where there are several, as in "salt and pepper". */
export interface LineBinding extends Omit<BoundPart, 'kind'> {
  readonly text: string;
  /** A heading is no ingredient; it has no parts. */
  readonly kind: 'bound' | 'open' | 'heading';
  readonly parts: readonly BoundPart[];
}

const mostCandidates = 6;
/** Of a line this is more than a household cooks. */
const mostGrams = 5_000;

const allergensOf = (foods: readonly Food[]): AllergenId[] => [
  ...new Set(foods.flatMap((food) => [...allergensOfFood(food)])),
];

/** Remembered by all that decides the food: the name, with what notes say of foods and states. */
function keyOf({ main, notes }: Pick<ReadLine, 'main' | 'notes'>, names: FoodNames): string {
  const telling = (words: readonly string[]) =>
    nameWords(words.filter((word) => word !== '/')).filter((word) => !isPlain(word) && !joining.has(word));
  const { said } = withoutClauses(main);
  const noted = notes.flatMap((note) => Object.values(withoutClauses(note)).flatMap(telling));
  const isKnown = (word: string) => isState(word) || names.words.has(word) || allergenWords.has(word);
  const rest = telling(main).filter((word) => isKnown(word) && !telling(said).includes(word));
  const words = [...telling(said), ...rest, ...noted.filter(isKnown)];
  return words.join(' ') || nameWords(main).join(' ');
}

const joining = new Set(['and', 'in', 'on', 'with', 'of', 'or', 'i']);

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
    key: keyOf(read, names),
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

const bindRead = (read: ReadLine, names: FoodNames): BoundPart =>
  partOf(read, byAmount(read, names) ?? bindName(names, read.main, read.notes, cannedIn(read)), names);

const isAnd = (word: string) => word.toLowerCase() === 'and';

/** "Salt and pepper": each a food of its own. An amount is that of each only where the line says so. */
function severalParts(read: ReadLine, names: FoodNames): BoundPart[] | null {
  const pieces = splitAt(read.main, isAnd);
  if (pieces.length < 2) return null;
  const amounts = read.isEach ? read.amounts : [];
  const last = pieces.at(-1) ?? [];
  const reads = pieces.map(
    (main, n): ReadLine => ({
      ...read,
      main,
      amounts,
      notes: n === pieces.length - 1 ? read.notes : [],
      shownAs: shown(main),
    }),
  );
  const parts = reads.map((each) => bindRead(each, names));
  if (parts.every(({ kind }) => kind === 'bound')) return parts;
  const whole = pieces.slice(0, -1).map((main) => [...main, ...last.slice(1)]);
  const completed = [...whole, last].map((main, n) =>
    bindRead({ ...(reads[n] ?? read), main, shownAs: shown(main) }, names),
  );
  return completed.every(({ kind }) => kind === 'bound') ? completed : null;
}

const shown = (words: readonly string[]) => {
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const fruitParts = new Set(['juice', 'zest', 'peel', 'rind']);
const low = (token: Token | undefined) => (token?.kind === 'word' ? token.text.toLowerCase() : '');

/** "Juice of 1 lemon", "zest and juice of 2 limes": each part by the count of fruit. */
function ofFruit(tokens: readonly Token[], text: string): ReadLine[] | null {
  const of = tokens.slice(0, 8).findIndex((token) => ['of', 'from'].includes(low(token)));
  const before = tokens.slice(0, Math.max(0, of)).map(low);
  const parts = before.filter((word) => fruitParts.has(word));
  const isPlainly = nameWords(before).every(
    (word) => fruitParts.has(word) || word === 'and' || isPlain(word),
  );
  if (of < 1 || parts.length === 0 || !isPlainly) return null;
  const rest = tokens.slice(of + 1);
  const read = readTokens(rest, text.slice(rest[0]?.from ?? 0));
  return parts.map((part) => ({
    ...read,
    main: [...read.main, part],
    shownAs: shown([part, 'of', ...read.main]),
  }));
}

/** "1 lemon, juice and zest": its parts in a note. */
function partsInNotes(read: ReadLine): ReadLine[] | null {
  const noted = read.notes.flatMap((note) => nameWords(note)).filter((word) => !isPlain(word));
  const parts = noted.filter((word) => fruitParts.has(word));
  if (parts.length < 2 || noted.some((word) => !fruitParts.has(word) && word !== 'and')) return null;
  return parts.map((part) => ({
    ...read,
    main: [...read.main, part],
    notes: [],
    shownAs: shown([part, 'of', ...read.main]),
  }));
}

const notMore = new Set(['more', 'extra', 'additional', 'some', 'enough']);

/** "1 tbsp cornstarch + 1 tbsp water": where a second amount with its own name begins; 0: nowhere. */
function secondAmount(tokens: readonly Token[]): number {
  const first = amountsAt(tokens, 0)?.next ?? 0;
  if (first === 0) return 0;
  for (let at = first + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'sign' && token.text === '(') return 0;
    const isPlus = token?.text === '+' || ['plus', 'and'].includes(low(token));
    if (!isPlus || tokens[at + 1]?.kind !== 'number') continue;
    const next = amountsAt(tokens, at + 1)?.next;
    if (
      next !== undefined &&
      tokens[next]?.kind === 'word' &&
      !notMore.has(low(tokens[next])) &&
      low(tokens[next]) !== 'for'
    )
      return at;
  }
  return 0;
}

function partsOf(tokens: readonly Token[], text: string, names: FoodNames): readonly BoundPart[] {
  const second = secondAmount(tokens);
  if (second > 0) {
    const [before, after] = [tokens.slice(0, second), tokens.slice(second + 1)];
    return [
      ...partsOf(before, text.slice(0, tokens[second]?.from), names),
      bindRead(readTokens(after, text), names),
    ];
  }
  const fruit = ofFruit(tokens, text);
  if (fruit !== null) return fruit.map((read) => bindRead(read, names));
  const read = readTokens(tokens, text);
  const inNotes = partsInNotes(read);
  if (inNotes !== null) return inNotes.map((each) => bindRead(each, names));
  const whole = bindRead(read, names);
  return whole.kind === 'bound' ? [whole] : (severalParts(read, names) ?? [whole]);
}

const headingOf = (text: string): LineBinding => ({
  text,
  kind: 'heading',
  parts: [],
  names: [],
  key: '',
  food: null,
  candidates: [],
  openAllergens: [],
  amounts: [],
  grams: null,
  shownAs: text.trim(),
  doubts: [],
});

function asRemembered(part: BoundPart, food: Food): BoundPart {
  const grams = gramsOfLine({ amounts: part.amounts, isDrained: false, isDrainedWeight: false }, food);
  const doubts = part.doubts.filter(
    ({ code }) => code !== 'noFood' && code !== 'severalFoods' && code !== 'noWeight',
  );
  const [amount] = part.amounts;
  const noWeight: LineDoubt[] =
    amount !== undefined && grams === null ? [{ code: 'noWeight', unit: amount.unit }] : [];
  return {
    ...part,
    kind: 'bound',
    food,
    candidates: [food],
    openAllergens: [],
    grams,
    doubts: [...doubts, ...noWeight],
  };
}

/**
 * What a line of a list of ingredients is: the foods it names, how much of each, and what a person should look at. It is
 * bound to a food only where its words can mean no other; else it stays open, with all foods that it may mean. What a
 * member decided for a name (`remembered`: a food's id, null for what is not in the dish) wins.
 */
export function bindLine(
  text: string,
  table: FoodTable,
  remembered: ReadonlyMap<string, string | null> = new Map(),
): LineBinding {
  const plain = plainLine(text);
  const tokens = tokensOf(plain);
  if (isHeading(tokens)) return headingOf(text);
  const parts = partsOf(tokens, plain, foodNamesOf(table)).flatMap((part) => {
    const id = remembered.get(part.key);
    if (id === null) return [];
    const food = id === undefined ? undefined : table.byId.get(id);
    return [food === undefined ? part : asRemembered(part, food)];
  });
  const [first] = parts;
  if (first === undefined) return headingOf(text);
  const kind = parts.every((part) => part.kind === 'bound') ? 'bound' : 'open';
  return { ...first, text, kind, parts };
}
