import { isPlain, nameWords } from '#domain/own-recipe/words/line-words.ts';
import { findUnit } from '#domain/quantity/units.ts';
import type { Measure } from '#domain/recipe/recipe.ts';
import { sumAt, sumOf, upperEnd } from './amount-range.ts';
import type { Token } from './line-tokens.ts';
import { amountsAt, timesIn } from './read-amounts.ts';
import { bare, isContainer, isCountOfContainers, low, measureAt, measuresOfNote } from './read-measure.ts';

export const wordsOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ kind, text }) =>
    kind === 'word' || text === '/' ? [text] : text === '+' ? ['and'] : [],
  );

/** Amounts that are all of a text: "500 g", "2 x 200 g tubs". */
export function amountsAlone(tokens: readonly Token[]): readonly Measure[] | null {
  const read = amountsAt(tokens, 0);
  if (read === null || read.amounts.some(({ unit }) => unit === 'inch')) return null;
  const rest = tokens.slice(read.next);
  const isContained = rest.length === 1 && isContainer(findUnit(low(rest[0]))?.id ?? '');
  return rest.length === 0 || isContained ? read.amounts : null;
}

const isPieceUnit = /^(?:piece|knob|thumb|chunk)$/;

/** "Ginger, 2-inch piece", "1 piece ginger (2 inches)"; "1-inch pieces" are what it is cut into. */
function lengthAlone(tokens: readonly Token[]): readonly Measure[] | null {
  const measure = measureAt(tokens, 0);
  const rest = tokens.slice(measure?.next ?? 0).filter(({ kind }) => kind === 'word');
  const isOne = rest.length === 0 || (rest.length === 1 && isPieceUnit.test(low(rest[0])));
  return measure?.unit === 'inch' && isOne ? [bare(measure)] : null;
}

const sizeWords: Readonly<Record<string, string>> = {
  small: 'small',
  medium: 'medium',
  large: 'large',
  big: 'large',
};

/** "1 onion (large)", "2 onions, very large": the size of what was counted. */
function sizeIn(tokens: readonly Token[], { unit }: Measure): string | null {
  const words = tokens.map(low).filter((word) => !/^(?:extra|very|really|quite|sized?|a|ones?)$/.test(word));
  return unit === '' && words.length === 1 ? (sizeWords[words[0] ?? ''] ?? null) : null;
}

export interface NoteReading {
  readonly amounts: readonly Measure[];
  readonly added: readonly Measure[];
  readonly isDrained: boolean;
}

/** Words after an added amount that name no other food: "plus 2 tbsp for drizzling", "plus 1 extra". */
const afterAdded = /^(?:for|to|extra|more|additional|divided|if|as|optional|optionally|separately)$/;
const isPlus = (token: Token | undefined) => low(token) === 'plus' || token?.text === '+';

const maxPlain = 4;
/** "Plus 50 g melted", but not "plus 2 tbsp chopped parsley". */
const isPlainly = (tokens: readonly Token[]) =>
  tokens.length <= maxPlain && nameWords(wordsOf(tokens)).every(isPlain);

/** "Plus 2 tbsp", "plus 1 for garnish"; null for "plus more", and for another food. */
export function addedAt(tokens: readonly Token[], at: number): Measure | null {
  if (!isPlus(tokens[at])) return null;
  const more = sumAt(tokens, at + 1);
  const rest = low(tokens[more?.next ?? at]);
  const isCount = tokens[at + 1]?.kind === 'number' || more?.unit !== '' || low(tokens[at + 1]) === 'one';
  const isAll =
    more !== null &&
    (more.next === tokens.length || afterAdded.test(rest) || isPlainly(tokens.slice(more.next)));
  return isCount && isAll ? bare(more) : null;
}

/** Adds the measures of a note: the same in another unit, one of each, the end of a range, or one to add. */
export function withNote(tokens: readonly Token[], reading: NoteReading): NoteReading | null {
  const { amounts, isDrained, added } = reading;
  const first = amounts[0];
  if (isPlus(tokens[0]) && first !== undefined) {
    const more = addedAt(tokens, 0);
    if (more === null) return null;
    const sum = amounts.length === 1 ? sumOf(first, more) : null;
    return sum === null ? { ...reading, added: [...added, more] } : { ...reading, amounts: [sum] };
  }
  if (first === undefined) {
    const alone = amountsAlone(tokens) ?? lengthAlone(tokens);
    if (alone !== null) return { ...reading, amounts: alone };
  }
  const length = first !== undefined && isPieceUnit.test(first.unit) ? lengthAlone(tokens) : null;
  if (first !== undefined && length !== null)
    return {
      ...reading,
      amounts: [...length.map((it) => ({ ...it, value: it.value * first.value })), ...amounts],
    };
  const times = timesIn(tokens);
  if (times !== null)
    return { ...reading, amounts: amounts.map(({ value, unit }) => ({ value: value * times, unit })) };
  const size = first === undefined ? null : sizeIn(tokens, first);
  if (first !== undefined && size !== null)
    return { ...reading, amounts: [{ value: first.value, unit: size }, ...amounts.slice(1)] };
  const larger = first === undefined ? null : upperEnd(tokens, first);
  if (larger !== null) return { ...reading, amounts: [larger] };
  const note = measuresOfNote(tokens);
  if (note === null) return null;
  if (first === undefined) return { ...reading, amounts: note.amounts, isDrained: note.isDrained };
  const weights = note.amounts.filter(({ unit }) => findUnit(unit)?.kind === 'weight');
  if (note.isDrained && weights.length > 0)
    return {
      ...reading,
      amounts: [...amounts.filter(({ unit }) => findUnit(unit)?.kind !== 'weight'), ...weights],
      isDrained: true,
    };
  const isOfEach = note.isEach || isCountOfContainers(first);
  const remaining = note.amounts.filter(({ unit }) => unit !== '');
  const all = isOfEach
    ? remaining.map(({ value, unit }) => ({ value: value * first.value, unit }))
    : remaining;
  return { ...reading, amounts: [...amounts, ...all], isDrained: isDrained || note.isDrained };
}
