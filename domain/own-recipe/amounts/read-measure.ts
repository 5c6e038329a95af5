import { numberWords } from '#domain/quantity/number-words.ts';
import { findUnit, type Unit } from '#domain/quantity/units.ts';
import type { Measure } from '#domain/recipe/recipe.ts';
import type { Token } from './line-tokens.ts';

const amountWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  ...numberWords,
  eleven: 11,
  half: 1 / 2,
  quarter: 1 / 4,
  couple: 2,
  dozen: 12,
  doz: 12,
};
/** Words before a number or its unit that don't change the amount noticeably. */
const about = new Set(
  (
    'about approximately approx around roughly circa ca c up at least most to generous scant heaping heaped rounded ' +
    'level good big bare full nearly almost just over under extra additional another of the or so'
  ).split(' '),
);
const sizes = new Set([
  'small',
  'medium',
  'large',
  'big',
  'whole',
  'med',
  'lg',
  'heaped',
  'heaping',
  'level',
]);
export const softSizes = new Set([
  ...sizes,
  'rounded',
  'scant',
  'generous',
  'good',
  'good-sized',
  'level',
  'full',
  'packed',
  'fat',
  'plump',
  'juicy',
]);
const bigSizes = /^(?:big|jumbo|giant|huge|enormous|oversized|massive)$/;
/** Containers whose weight, if given, is per piece. */
const containers = new Set(
  'can jar package bag box carton bottle tub tube pouch sachet punnet bar block ball sheet loaf glass'.split(
    ' ',
  ),
);
const lengths = new Set(['inch', 'inches', 'in', 'cm', 'centimeter', 'centimetre', 'mm']);
const inchCm = 2.54;

const maxAmount = 1_000_000;
const isAmount = (value: number) => Number.isFinite(value) && value > 0 && value <= maxAmount;

export const isContainer = (unit: string): boolean => containers.has(unit);
/** Of "1/2 box (8 oz)" nobody can say whether half of it or all weighs that; a half can is half of its size. */
export const isCountOfContainers = ({ value, unit }: Measure): boolean =>
  isContainer(unit) && (value >= 1 || unit === 'can');
export const isWeight = (unit: string) => findUnit(unit)?.kind === 'weight';
export const isFixed = (unit: string) => Boolean(findUnit(unit)?.size);

export const low = (token: Token | undefined) => (token?.kind === 'word' ? token.text.toLowerCase() : '');
export const isSign = (token: Token | undefined, ...signs: string[]) =>
  token?.kind === 'sign' && signs.includes(token.text);

interface Quantity {
  readonly value: number;
  readonly isRange: boolean;
  readonly next: number;
}

const inDozens = (tokens: readonly Token[], value: number, next: number) =>
  ['dozen', 'doz'].includes(low(tokens[next])) ? { value: value * 12, next: next + 1 } : { value, next };

/** A number, `1 1/2`, `half a`, `two dozen` at an index; null: none. */
function numberAt(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const token = tokens[at];
  if (token?.kind === 'number') {
    const part = tokens[at + 1];
    const isMixed = Number.isInteger(token.value) && part?.kind === 'number' && part.value < 1;
    if (isMixed) return inDozens(tokens, token.value + part.value, at + 2);
    // `1 half onion`
    if (token.value === 1 && ['half', 'quarter'].includes(low(part)) && tokens[at + 2]?.kind === 'word')
      return spelledAt(tokens, at + 1);
    return inDozens(tokens, token.value, at + 1);
  }
  return spelledAt(tokens, at);
}

/** Words after which a number word belongs to a name: "half and half", "five spice". */
const namesAfter = new Set(['and', 'spice', 'fat']);

function spelledAt(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const value = amountWords[low(tokens[at])];
  if (value === undefined) return null;
  const [second, third] = [low(tokens[at + 1]), low(tokens[at + 2])];
  if (second === 'and' && third === 'a' && low(tokens[at + 3]) === 'half')
    return { value: value + 1 / 2, next: at + 4 };
  if (namesAfter.has(second) || isSign(tokens[at + 1], '-')) return null;
  const isArticle = value === 1 && low(tokens[at]) !== 'one';
  if (isArticle && tokens[at + 1]?.kind === 'number') return null;
  const more = amountWords[second];
  if (more !== undefined && (second === 'dozen' || isArticle || second === 'a' || second === 'an')) {
    if (third === 'dozen') return { value: value * more * 12, next: at + 3 };
    const next = at + 2 + (third === 'of' ? 1 : 0);
    return { value: value * more, next };
  }
  return { value, next: at + 1 };
}

export function skipped(tokens: readonly Token[], at: number, words: ReadonlySet<string>): number {
  let next = at;
  while (words.has(low(tokens[next]))) next += 1;
  return next;
}

/** `a 3-pound chicken`, `a scant 1/2 cup`: the article before a number. */
function pastArticle(tokens: readonly Token[], at: number): number {
  if (!/^an?$/.test(low(tokens[at]))) return at;
  const next = skipped(tokens, at + 1, about);
  return tokens[next]?.kind === 'number' ? next : at;
}

/** The upper end of a range: too much is the safe mistake. */
function quantityAt(tokens: readonly Token[], from: number): Quantity | null {
  const first = numberAt(tokens, pastArticle(tokens, skipped(tokens, from, about)));
  if (first === null) return null;
  // `3- to 4-pound`
  const isHung = isSign(tokens[first.next], '-') && ['to', 'or'].includes(low(tokens[first.next + 1]));
  const at = first.next + (isHung ? 1 : 0);
  const word = low(tokens[at]);
  const isBetween = isSign(tokens[at], '-', '–', '/') || word === 'to' || word === 'or';
  const second = isBetween ? numberAt(tokens, at + 1) : null;
  const isNumber = second !== null && (tokens[at + 1]?.kind === 'number' || word !== '');
  // `1 (3-4 lb)`, `2 or 3`; but `1 lb - 450 g` is not a range
  if (!isNumber || amountWords[low(tokens[at + 1])] === 1)
    return isAmount(first.value) ? { ...first, isRange: false } : null;
  const value = Math.max(first.value, second.value);
  return isAmount(value) ? { value, isRange: second.value !== first.value, next: second.next } : null;
}

interface UnitAt {
  readonly unit: string;
  /** One of the written unit in `unit`. */
  readonly factor: number;
  readonly next: number;
}

function lengthAt(tokens: readonly Token[], at: number): UnitAt | null {
  const word = low(tokens[at]);
  if (!lengths.has(word)) return null;
  const factor = word.startsWith('in') ? 1 : word === 'mm' ? 1 / (10 * inchCm) : 1 / inchCm;
  return { unit: 'inch', factor, next: at + 1 };
}

/** The unit at an index: `fl oz`, `tbsp`, `large bunch`; null for another word. */
export function unitAt(tokens: readonly Token[], from: number): UnitAt | null {
  const start = isSign(tokens[from], '-') ? from + 1 : from;
  const length = lengthAt(tokens, start);
  if (length !== null) return length;
  for (const at of [start, skipped(tokens, start, softSizes)]) {
    for (const count of [3, 2, 1]) {
      const words = tokens.slice(at, at + count);
      if (words.length < count || words.some(({ kind }) => kind !== 'word')) continue;
      const unit = wordsUnit(words.map(({ text }) => text));
      // glass noodles are weighed, not poured, and a rib-eye is no rib
      const isName =
        (unit?.id === 'glass' && /^noodles?$/.test(low(tokens[at + count]))) ||
        (unit?.kind === 'count' && isSign(tokens[at + count], '-') && low(tokens[at + count + 1]) === 'eye');
      if (unit === null || isName) continue;
      const more =
        at === start && (unit.id === '' || sizes.has(unit.id)) ? sizedUnit(tokens, at + count) : null;
      return more ?? { unit: unit.id, factor: 1, next: at + count };
    }
  }
  return bigAt(tokens, start);
}

/** `1 jumbo onion`, `2 extra large carrots`: larger than the usual one. */
function bigAt(tokens: readonly Token[], at: number): UnitAt | null {
  const next = /^(?:extra|very|really)$/.test(low(tokens[at])) ? at + 1 : at;
  const isBig = bigSizes.test(low(tokens[next])) || (next > at && low(tokens[next]) === 'large');
  return isBig && tokens[next + 1]?.kind === 'word' ? { unit: 'large', factor: 1, next: next + 1 } : null;
}

function wordsUnit(words: readonly string[]): Unit | null {
  const unit = findUnit(words.join(' '));
  return unit !== null && (unit.id !== '' || words[0]?.toLowerCase() === 'whole') ? unit : null;
}

/** `large cloves`, `small handful`: a unit after a size. */
function sizedUnit(tokens: readonly Token[], at: number): UnitAt | null {
  const next = tokens[at];
  const unit = next?.kind === 'word' ? findUnit(next.text) : null;
  return unit !== null && unit.id !== '' && !sizes.has(unit.id) && tokens[at + 1]?.kind === 'word'
    ? { unit: unit.id, factor: 1, next: at + 1 }
    : null;
}

export interface ReadMeasure extends Measure {
  readonly isRange: boolean;
  readonly next: number;
}

/** An amount with its unit at an index; '' for a bare count. Null: no amount there. */
export function measureAt(tokens: readonly Token[], at: number): ReadMeasure | null {
  const quantity = quantityAt(tokens, at);
  if (quantity === null) return null;
  const found = unitAt(tokens, quantity.next);
  if (found === null) return { ...quantity, unit: '' };
  const value = quantity.value * found.factor;
  return isAmount(value) ? { value, unit: found.unit, isRange: quantity.isRange, next: found.next } : null;
}

export const bare = ({ value, unit }: Measure): Measure => ({ value, unit });

/** Words in a note that may accompany a measure. */
const besideMeasure = new Set(
  (
    'each apiece weighing weighs weigh total in all drained weight net undrained prepared trimmed peeled worth about per can tin package of ' +
    'chopped diced sliced grated shredded packed cubes florets after before or so more less when and rinsed cooked'
  ).split(' '),
);

export interface NoteMeasures {
  readonly amounts: readonly Measure[];
  readonly isEach: boolean;
  readonly isDrained: boolean;
}

/** The measures in a note, "about 150 g", "6 oz each"; null for a note with other content. */
export function measuresOfNote(tokens: readonly Token[]): NoteMeasures | null {
  const amounts: Measure[] = [];
  const words: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const measure = measureAt(tokens, at);
    if (measure !== null && (measure.unit !== '' || amounts.length === 0)) {
      if (measure.unit !== 'inch') amounts.push(bare(measure));
      at = measure.next;
      continue;
    }
    const token = tokens[at];
    if (token?.kind === 'word') words.push(low(token));
    if (token?.kind === 'number') return null;
    at += 1;
  }
  if (amounts.length === 0 || words.some((word) => !besideMeasure.has(word) && !about.has(word))) return null;
  return {
    amounts,
    isEach:
      words.some((word) => word === 'each' || word === 'apiece' || word === 'per') || words.includes('per'),
    isDrained: words.includes('drained'),
  };
}
