import { findUnit, type Unit } from '#domain/quantity/units.ts';
import type { Measure } from '#domain/recipe/recipe.ts';
import type { Token } from './line-tokens.ts';

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  half: 1 / 2,
  quarter: 1 / 4,
  couple: 2,
  dozen: 12,
  doz: 12,
};
/** Before a number or between it and its unit; they change nothing that scales would show. */
const about = new Set(
  (
    'about approximately approx around roughly circa ca c up at least most to generous scant heaping heaped rounded ' +
    'level good big bare full nearly almost just over under extra additional another each of the or so'
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
const softSizes = new Set([
  ...sizes,
  'rounded',
  'scant',
  'generous',
  'good',
  'good-sized',
  'level',
  'full',
  'packed',
]);
/** Containers of which a weight beside them is that of each. */
const containers = new Set(
  'can jar package bag box carton bottle tub tube pouch sachet punnet bar block ball sheet loaf'.split(' '),
);
const lengths = new Set(['inch', 'inches', 'in', 'cm', 'centimeter', 'centimetre', 'mm']);
const inchCm = 2.54;

const mostAmount = 1_000_000;
const isAmount = (value: number) => Number.isFinite(value) && value > 0 && value <= mostAmount;

export const isContainer = (unit: string): boolean => containers.has(unit);
const isWeight = (unit: string) => findUnit(unit)?.kind === 'weight';
const isFixed = (unit: string) => Boolean(findUnit(unit)?.size);

const low = (token: Token | undefined) => (token?.kind === 'word' ? token.text.toLowerCase() : '');
const isSign = (token: Token | undefined, ...signs: string[]) =>
  token?.kind === 'sign' && signs.includes(token.text);

interface Quantity {
  readonly value: number;
  readonly isRange: boolean;
  readonly next: number;
}

/** A number, `1 1/2`, `half a`, `two dozen` at a place; null: none. */
function numberAt(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const token = tokens[at];
  if (token?.kind === 'number') {
    const part = tokens[at + 1];
    const isMixed = Number.isInteger(token.value) && part?.kind === 'number' && part.value < 1;
    if (isMixed) return { value: token.value + part.value, next: at + 2 };
    return ['dozen', 'doz'].includes(low(tokens[at + 1]))
      ? { value: token.value * 12, next: at + 2 }
      : { value: token.value, next: at + 1 };
  }
  return spelledAt(tokens, at);
}

/** After these a number word belongs to a name: "half and half", "five spice". */
const namesAfter = new Set(['and', 'spice', 'fat']);

function spelledAt(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const value = numberWords[low(tokens[at])];
  if (value === undefined) return null;
  const [second, third] = [low(tokens[at + 1]), low(tokens[at + 2])];
  if (second === 'and' && third === 'a' && low(tokens[at + 3]) === 'half')
    return { value: value + 1 / 2, next: at + 4 };
  if (namesAfter.has(second) || isSign(tokens[at + 1], '-')) return null;
  const isArticle = value === 1 && low(tokens[at]) !== 'one';
  if (isArticle && tokens[at + 1]?.kind === 'number') return null;
  const more = numberWords[second];
  if (more !== undefined && (second === 'dozen' || isArticle || second === 'a' || second === 'an')) {
    if (third === 'dozen') return { value: value * more * 12, next: at + 3 };
    const next = at + 2 + (third === 'of' ? 1 : 0);
    return { value: value * more, next };
  }
  return { value, next: at + 1 };
}

function skipped(tokens: readonly Token[], at: number, words: ReadonlySet<string>): number {
  let next = at;
  while (words.has(low(tokens[next]))) next += 1;
  return next;
}

/** Of a range the greater end: too much is the safe mistake. */
function quantityAt(tokens: readonly Token[], from: number): Quantity | null {
  const first = numberAt(tokens, skipped(tokens, from, about));
  if (first === null) return null;
  const word = low(tokens[first.next]);
  const isBetween = isSign(tokens[first.next], '-', '–') || word === 'to' || word === 'or';
  const second = isBetween ? numberAt(tokens, first.next + 1) : null;
  const isNumber = second !== null && (tokens[first.next + 1]?.kind === 'number' || word !== '');
  // `1 (3-4 lb)`, `2 or 3`; but `1 lb - 450 g` is no range
  if (!isNumber || numberWords[low(tokens[first.next + 1])] === 1)
    return isAmount(first.value) ? { ...first, isRange: false } : null;
  const value = Math.max(first.value, second.value);
  return isAmount(value) ? { value, isRange: second.value !== first.value, next: second.next } : null;
}

interface UnitAt {
  readonly unit: string;
  /** What one of the written unit is in `unit`. */
  readonly factor: number;
  readonly next: number;
}

const isLength = (token: Token | undefined) => lengths.has(low(token));

function lengthAt(tokens: readonly Token[], at: number): UnitAt | null {
  const word = low(tokens[at]);
  if (!lengths.has(word)) return null;
  const factor = word.startsWith('in') ? 1 : word === 'mm' ? 1 / (10 * inchCm) : 1 / inchCm;
  return { unit: 'inch', factor, next: at + 1 };
}

/** The unit at a place: `fl oz`, `tbsp`, `large bunch`; null for a word that is none. */
function unitAt(tokens: readonly Token[], from: number): UnitAt | null {
  const start = isSign(tokens[from], '-') ? from + 1 : from;
  const length = lengthAt(tokens, start);
  if (length !== null) return length;
  for (const at of [start, skipped(tokens, start, softSizes)]) {
    for (const count of [3, 2, 1]) {
      const words = tokens.slice(at, at + count);
      if (words.length < count || words.some(({ kind }) => kind !== 'word')) continue;
      const unit = wordsUnit(words.map(({ text }) => text));
      if (unit === null) continue;
      const more =
        at === start && (unit.id === '' || sizes.has(unit.id)) ? sizedUnit(tokens, at + count) : null;
      return more ?? { unit: unit.id, factor: 1, next: at + count };
    }
  }
  return null;
}

function wordsUnit(words: readonly string[]): Unit | null {
  const unit = findUnit(words.join(' '));
  return unit !== null && (unit.id !== '' || words[0]?.toLowerCase() === 'whole') ? unit : null;
}

/** `large cloves`, `small handful`: the unit that a size stands before. */
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

/** An amount with its unit at a place; '' for a bare count. Null: no amount there. */
export function measureAt(tokens: readonly Token[], at: number): ReadMeasure | null {
  const quantity = quantityAt(tokens, at);
  if (quantity === null) return null;
  const found = unitAt(tokens, quantity.next);
  if (found === null) return { ...quantity, unit: '' };
  const value = quantity.value * found.factor;
  return isAmount(value) ? { value, unit: found.unit, isRange: quantity.isRange, next: found.next } : null;
}

/** Several measures of one amount, and where the name begins. */
export interface ReadAmounts {
  readonly amounts: readonly Measure[];
  readonly isRange: boolean;
  /** The amount is that of each of the foods that follow. */
  readonly isEach: boolean;
  readonly next: number;
}

const bare = ({ value, unit }: Measure): Measure => ({ value, unit });

/** Words beside a measure in brackets or after a comma that leave it one. */
const besideMeasure = new Set(
  (
    'each apiece total in all drained weight net undrained prepared trimmed peeled worth about per can tin package of ' +
    'chopped diced sliced grated shredded packed cubes florets after before or so more less when and rinsed cooked'
  ).split(' '),
);

export interface NoteMeasures {
  readonly amounts: readonly Measure[];
  readonly isEach: boolean;
  readonly isDrained: boolean;
}

/** The measures that a note is made of, "about 150 g", "6 oz each"; null for a note that says something else. */
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

/** The sum of two amounts of one kind, in the unit of the first; null: they cannot be added. */
export function sumOf(one: Measure, other: Measure): Measure | null {
  if (one.unit === other.unit) return { value: one.value + other.value, unit: one.unit };
  const [a, b] = [findUnit(one.unit), findUnit(other.unit)];
  if (!a?.size || !b?.size || a.kind !== b.kind) return null;
  const ratio = (Number(b.size.num) / Number(b.size.den)) * (Number(a.size.den) / Number(a.size.num));
  return { value: one.value + other.value * ratio, unit: one.unit };
}

/** What follows a first measure: another one of the same amount, one of each container, one that is added. */
class AmountReader {
  readonly tokens: readonly Token[];
  amounts: Measure[];
  at: number;
  isRange: boolean;
  isEach = false;

  constructor(tokens: readonly Token[], first: ReadMeasure) {
    this.tokens = tokens;
    this.amounts = [bare(first)];
    this.at = first.next;
    this.isRange = first.isRange;
  }

  get first(): Measure {
    return this.amounts[0] ?? { value: 1, unit: '' };
  }

  read(): ReadAmounts {
    while (
      this.length() ||
      this.each() ||
      this.bracket() ||
      this.other() ||
      this.added() ||
      this.container()
    );
    if (isSign(this.tokens[this.at], '-') && /^sized?$/.test(low(this.tokens[this.at + 1]))) {
      this.at += 2;
      if (/^(piece|pieces|knob|chunk)$/.test(low(this.tokens[this.at]))) this.at += 1;
    }
    while (low(this.tokens[this.at]) === 'each' || low(this.tokens[this.at]) === 'of') {
      this.isEach ||= low(this.tokens[this.at]) === 'each';
      this.at += 1;
    }
    return { amounts: this.amounts, isRange: this.isRange, isEach: this.isEach, next: this.at };
  }

  /** `1 9-inch pie crust`, `2.5cm piece ginger`: how long it is. */
  length(): boolean {
    const { first, tokens } = this;
    if (
      first.unit === 'inch' &&
      /^(piece|pieces|knob|thumb|length|chunk|section|slice|stick)$/.test(low(tokens[this.at]))
    ) {
      this.at += 1;
      return true;
    }
    const from = this.at + (isSign(tokens[this.at], '/') || low(tokens[this.at]) === 'x' ? 1 : 0);
    const measure = first.unit === '' || first.unit === 'inch' ? measureAt(tokens, from) : null;
    if (measure?.unit !== 'inch') return false;
    if (first.unit === 'inch') {
      this.at = measure.next;
      return true;
    }
    this.at = measure.next;
    if (/^(piece|pieces|knob|length)$/.test(low(tokens[this.at]))) {
      this.amounts = [{ value: first.value * measure.value, unit: 'inch' }];
      this.at += 1;
    }
    return true;
  }

  /** `2 x 400 g tins`, `1 14 oz can`, `4 6-oz fillets`. */
  each(): boolean {
    if (this.first.unit !== '' || this.amounts.length > 1) return false;
    const isTimes = low(this.tokens[this.at]) === 'x';
    const measure = measureAt(this.tokens, this.at + (isTimes ? 1 : 0));
    if (measure === null || (!isTimes && this.tokens[this.at]?.kind !== 'number')) return false;
    if (measure.unit === '' || measure.unit === 'inch') return false;
    this.multiply([measure]);
    this.at = measure.next;
    return true;
  }

  multiply(measures: readonly Measure[]): void {
    const count = this.first.value;
    this.amounts.push(...measures.map(({ value, unit }) => ({ value: value * count, unit })));
  }

  /** `1 cup (240 ml)` is the same amount, `2 (14 oz) cans` and `2 cans (14 oz)` are of 14 oz each. */
  bracket(): boolean {
    if (!isSign(this.tokens[this.at], '(', '[')) return false;
    const end = this.tokens.findIndex((token, n) => n > this.at && isSign(token, ')', ']'));
    if (end < 0) return false;
    const note = measuresOfNote(this.tokens.slice(this.at + 1, end));
    if (note === null) return false;
    const isOfEach = note.isEach || this.first.unit === '' || isContainer(this.first.unit);
    const fixed = note.amounts.filter(({ unit }) => unit !== '');
    if (isOfEach && fixed.every(({ unit }) => isFixed(unit))) this.multiply(fixed);
    else this.amounts.push(...fixed);
    this.at = end + 1;
    return true;
  }

  /** `100 g / 4 oz`, `1 kg / 2 lb 4 oz`, `1 cup or 120 g`. */
  other(): boolean {
    const last = this.amounts.at(-1);
    const isBetween = isSign(this.tokens[this.at], '/', '–', '-') || low(this.tokens[this.at]) === 'or';
    const measure = isBetween ? measureAt(this.tokens, this.at + 1) : null;
    if (measure === null || measure.unit === '' || last === undefined || !isFixed(last.unit)) return false;
    if (this.first.unit === '') this.multiply([measure]);
    else this.amounts.push(bare(measure));
    this.at = measure.next;
    return true;
  }

  /** `1 lb 4 oz`, `1 cup plus 2 tbsp`. */
  added(): boolean {
    const last = this.amounts.at(-1);
    if (last === undefined || last.unit === '') return false;
    const word = low(this.tokens[this.at]);
    const isPlus = word === 'plus' || word === 'and' || isSign(this.tokens[this.at], '+');
    const measure = measureAt(this.tokens, this.at + (isPlus ? 1 : 0));
    const isSum =
      measure !== null && isFixed(measure.unit) && (isPlus || this.tokens[this.at]?.kind === 'number');
    const sum = isSum ? sumOf(last, measure) : null;
    if (sum === null || measure === null || (!isPlus && !isSmaller(measure.unit, last.unit))) return false;
    this.amounts = [...this.amounts.slice(0, -1), sum];
    this.at = measure.next;
    return true;
  }

  /** `400 g tin`: one of that weight; `2 (14 oz) cans`: the unit after the brackets. */
  container(): boolean {
    const start = skipped(this.tokens, this.at, softSizes);
    const found = unitAt(this.tokens, start);
    if (found === null || found.unit === '' || this.amounts.some(({ unit }) => unit === found.unit))
      return false;
    const hasName = this.tokens[found.next] !== undefined;
    if (!hasName || found.unit === 'inch') return false;
    const { first, amounts } = this;
    if (first.unit === '' && amounts.length > 1)
      this.amounts = [{ value: first.value, unit: found.unit }, ...amounts.slice(1)];
    else if (
      isContainer(found.unit) &&
      isFixed(first.unit) &&
      amounts.every(({ unit }) => !isContainer(unit))
    )
      this.amounts = [...amounts, { value: 1, unit: found.unit }];
    else return false;
    this.at = found.next;
    return true;
  }
}

const isSmaller = (unit: string, than: string) =>
  isWeight(unit) === isWeight(than) &&
  ['oz', 'g', 'ml', 'tsp', 'tbsp', 'fl oz'].includes(unit) &&
  unit !== than;

/** The amounts that a line begins with; null: it begins with none. */
export function amountsAt(tokens: readonly Token[], at: number): ReadAmounts | null {
  const first = measureAt(tokens, at) ?? bareUnitAt(tokens, at);
  return first === null ? null : new AmountReader(tokens, first).read();
}

/** "Pinch of salt", "handful basil": one of them. */
function bareUnitAt(tokens: readonly Token[], at: number): ReadMeasure | null {
  const start = skipped(tokens, at, softSizes);
  const word = low(tokens[start]);
  const unit = tokens[start]?.kind === 'word' ? findUnit(word) : null;
  const isOne =
    /^(pinch|dash|splash|drizzle|glug|knob|dollop|handful|bunch|sprig|sachet|drop|can|jar|package|bag|box|punnet|tub|carton|block|ball|cup|slice)$/.test(
      unit?.id ?? '',
    );
  const follows = tokens[start + 1]?.kind === 'word';
  return unit !== null && isOne && follows
    ? { value: 1, unit: unit.id, isRange: false, next: start + 1 }
    : null;
}

export { isLength };
