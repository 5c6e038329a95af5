import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { plainLine, type Token, tokensOf } from '#domain/own-recipe/amounts/line-tokens.ts';
import { gramsOfLine } from '#domain/own-recipe/amounts/line-weight.ts';
import { inKitchen, type Kitchen, kitchenOfLine } from '#domain/own-recipe/amounts/measure-country.ts';
import { amountsAt } from '#domain/own-recipe/amounts/read-amounts.ts';
import { type ReadLine, readTokens } from '#domain/own-recipe/amounts/read-line.ts';
import { type NameIndex, nameIndexOf } from '#domain/own-recipe/names/name-index.ts';
import { isPlain, nameWords } from '#domain/own-recipe/words/line-words.ts';
import { type BoundPart, bindRead, type LineDoubt } from './bound-part.ts';
import { isEquipment, isHeading } from './heading.ts';
import { capitalizedName, listedParts, severalParts } from './several-parts.ts';

/** A bound ingredient line: its first ingredient, and all of them if there are several, as in "salt and pepper". */
export interface LineBinding extends Omit<BoundPart, 'kind'> {
  readonly text: string;
  /** A heading has no parts. */
  readonly kind: 'bound' | 'open' | 'heading';
  readonly parts: readonly BoundPart[];
}

const fruitParts = new Set(['juice', 'zest', 'peel', 'rind']);
const low = (token: Token | undefined) => (token?.kind === 'word' ? token.text.toLowerCase() : '');

/** Index of the fruit in "juice of 1 lemon" or "zest and juice 2 limes"; 0: none. */
function fruitAt(tokens: readonly Token[]): number {
  const of = tokens.slice(0, 8).findIndex((token) => ['of', 'from'].includes(low(token)));
  const count = tokens.slice(0, 8).findIndex(({ kind }) => kind === 'number');
  if (of > 0) return of + 1;
  return fruitParts.has(low(tokens[count - 1])) ? Math.max(0, count) : 0;
}

/** "Juice of 1 lemon", "zest and juice of 2 limes": each part by the count of fruit. */
function ofFruit(tokens: readonly Token[], text: string): ReadLine[] | null {
  const at = fruitAt(tokens);
  const before = tokens
    .slice(0, at)
    .map(low)
    .filter((word) => word !== 'of' && word !== 'from');
  const parts = before.filter((word) => fruitParts.has(word));
  const isPlainly = nameWords(before).every(
    (word) => fruitParts.has(word) || word === 'and' || isPlain(word),
  );
  if (parts.length === 0 || !isPlainly) return null;
  const rest = tokens.slice(at);
  const read = readTokens(rest, text.slice(rest[0]?.from ?? 0));
  return parts.map((part) => ({
    ...read,
    main: [...read.main, part],
    shownAs: capitalizedName([part, 'of', ...read.main]),
  }));
}

const dropped = new Set(['flesh', 'pulp', 'meat', 'leaves', 'kernels', 'seeds']);

/** "Leaves from 4 sprigs thyme", "flesh of 1 mango": the food itself, as far as it is eaten. */
function ofWhole(tokens: readonly Token[]): readonly Token[] {
  const of = tokens.slice(0, 4).findIndex((token) => ['of', 'from'].includes(low(token)));
  const before = tokens.slice(0, Math.max(0, of)).map(low);
  const isPart =
    before.some((word) => dropped.has(word)) && before.every((word) => dropped.has(word) || isPlain(word));
  return isPart && amountsAt(tokens, of + 1) !== null ? tokens.slice(of + 1) : tokens;
}

/** "Zest of 2 oranges plus 1/4 cup juice": the parts of the fruit, each with its amount. */
function ofSameFruit(tokens: readonly Token[], text: string): ReadLine[] | null {
  const at = tokens.findIndex(
    (token, n) =>
      n > 2 && ['plus', 'and', '+'].includes(token.text.toLowerCase()) && tokens[n + 1]?.kind === 'number',
  );
  const fruit = at < 0 ? null : ofFruit(tokens.slice(0, at), text);
  const [first] = fruit ?? [];
  if (fruit === null || first === undefined) return null;
  const more = amountsAt(tokens, at + 1);
  const words = nameWords(tokens.slice(more?.next).map(low)).filter((word) => !isPlain(word));
  if (more === null || words.length > 1 || words.some((word) => !fruitParts.has(word))) return null;
  const main = words.length === 0 ? first.main : [...first.main.slice(0, -1), ...words];
  return [...fruit, { ...first, amounts: more.amounts, main, shownAs: capitalizedName(main) }];
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
    shownAs: capitalizedName([part, 'of', ...read.main]),
  }));
}

/** "1 whole and 1 leaves picked" adds no ingredient. */
const isNamed = (tokens: readonly Token[]) => nameWords(tokens.map(low)).some((word) => !isPlain(word));
const notMore = new Set(['more', 'extra', 'additional', 'some', 'enough']);

/** "1 tbsp cornstarch + 1 tbsp water": index of a second amount with its own name; 0: none. */
function secondAmount(tokens: readonly Token[]): number {
  const first = (amountsAt(tokens, 0) ?? amountsAt(tokens, fruitAt(tokens)))?.next ?? 0;
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
      !['for', 'to'].includes(low(tokens[next])) &&
      isNamed(tokens.slice(next))
    )
      return at;
    // skips what was parsed as an amount
    at = (next ?? at + 1) - 1;
  }
  return 0;
}

function partsOf(all: readonly Token[], text: string, names: NameIndex): readonly BoundPart[] {
  const tokens = ofWhole(all);
  const same = ofSameFruit(tokens, text);
  if (same !== null) return same.map((read) => bindRead(read, names));
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
  added: [],
  grams: null,
  shownAs: text.trim(),
  doubts: [],
});

function asRemembered(part: BoundPart, food: Food): BoundPart {
  const { amounts, added } = part;
  const grams = gramsOfLine({ amounts, added, isDrained: false, isDrainedWeight: false }, food);
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
 * Binds an ingredient line: the foods it names, their amounts, and what a person should check. It is bound to
 * a food only if its words can mean no other; else it stays open, with all possible foods. A member's choice
 * for a name (`remembered`: a food's id, null for not in the dish) takes precedence. `kitchen` is the
 * recipe's, for lines that don't tell.
 */
export function bindLine(
  text: string,
  table: FoodTable,
  remembered: ReadonlyMap<string, string | null> = new Map(),
  kitchen: Kitchen = 'us',
): LineBinding {
  const ofLine = kitchenOfLine(text, kitchen);
  const plain = inKitchen(plainLine(text), ofLine);
  const tokens = tokensOf(plain);
  const names = { ...nameIndexOf(table), kitchen: ofLine };
  if (isHeading(tokens, names) || isEquipment(tokens)) return headingOf(text);
  const parts = partsOf(tokens, plain, names).flatMap((part) => {
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
