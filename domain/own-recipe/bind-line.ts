import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { type BoundPart, bindRead, type LineDoubt } from './bound-part.ts';
import { splitAt } from './find-words.ts';
import { type FoodNames, foodNamesOf } from './food-names.ts';
import { isHeading } from './heading.ts';
import { plainLine, type Token, tokensOf } from './line-tokens.ts';
import { gramsOfLine } from './line-weight.ts';
import { isPlain, nameWords } from './line-words.ts';
import { amountsAt } from './read-amounts.ts';
import { type ReadLine, readTokens } from './read-line.ts';

/** A line of a list of ingredients: its first ingredient, and all where there are several, as in "salt and pepper". */
export interface LineBinding extends Omit<BoundPart, 'kind'> {
  readonly text: string;
  /** A heading is no ingredient; it has no parts. */
  readonly kind: 'bound' | 'open' | 'heading';
  readonly parts: readonly BoundPart[];
}

/** Nobody lists more foods in a line. */
const mostPieces = 5;
const isAnd = (word: string) => word.toLowerCase() === 'and';

/** "Salt and pepper": each a food of its own. An amount is that of each only where the line says so. */
function severalParts(read: ReadLine, names: FoodNames): BoundPart[] | null {
  const pieces = splitAt(read.main, isAnd);
  if (pieces.length < 2 || pieces.length > mostPieces) return null;
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

/** "1 tsp each cumin, paprika and salt", "salt, pepper": a list with commas, of seasonings or with an amount for each. */
function listedParts(read: ReadLine, names: FoodNames): BoundPart[] | null {
  const pieces = [read.main, ...read.notes].flatMap((words) => splitAt(words, isAnd));
  const named = pieces.filter((words) => nameWords(words).some((word) => !isPlain(word)));
  if (named.length < 2 || named.length > mostPieces || named[0] !== pieces[0]) return null;
  const rest = pieces.filter((words) => !named.includes(words));
  const amounts = read.isEach ? read.amounts : [];
  const parts = named.map((main) =>
    bindRead({ ...read, main, amounts, notes: rest, shownAs: shown(main) }, names),
  );
  const isList = read.isEach || (read.amounts.length === 0 && parts.every(isSeasoning));
  return isList && parts.every(({ kind }) => kind === 'bound') ? parts : null;
}

const isSeasoning = ({ food }: BoundPart) => food?.aisle === 'spices-and-herbs';

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
    // what was an amount is not looked at again
    at = (next ?? at + 1) - 1;
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
  return whole.kind === 'bound'
    ? [whole]
    : (severalParts(read, names) ?? listedParts(read, names) ?? [whole]);
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
