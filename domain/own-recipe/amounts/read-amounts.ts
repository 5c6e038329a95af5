import { findUnit } from '#domain/quantity/units.ts';
import type { Measure } from '#domain/recipe/recipe.ts';
import { isRangeWord, isSmaller, largerOf, sumAt, sumOf, upperEnd } from './amount-range.ts';
import type { Token } from './line-tokens.ts';
import {
  bare,
  isContainer,
  isCountOfContainers,
  isFixed,
  isSign,
  low,
  measureAt,
  measuresOfNote,
  type ReadMeasure,
  skipped,
  softSizes,
  unitAt,
} from './read-measure.ts';

/** Several measures of one amount, and the index of the name. */
export interface ReadAmounts {
  readonly amounts: readonly Measure[];
  readonly isRange: boolean;
  /** The amount applies to each of the following foods. */
  readonly isEach: boolean;
  readonly next: number;
}

const pieces = /^(?:pieces?|knobs?|chunks?|lengths?)$/;
const ouncesInPound = 16;

/** "1 lb, 8 oz beef". */
function isPoundsAndOunces(tokens: readonly Token[], at: number, { unit }: Measure): boolean {
  const more = unit === 'lb' && isSign(tokens[at], ',') ? measureAt(tokens, at + 1) : null;
  return more?.unit === 'oz' && more.value < ouncesInPound && tokens[more.next] !== undefined;
}

/** "(x2)": how many times. */
export function timesIn(tokens: readonly Token[]): number | null {
  const [sign, count] = tokens;
  return tokens.length === 2 && low(sign) === 'x' && count?.kind === 'number' ? count.value : null;
}

/** Parses what follows a first measure: the same amount in another unit, one per container, or one to add. */
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

  /** `1 9-inch pie crust`, `2.5cm piece ginger`: a length. */
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
    const inside = this.tokens.slice(this.at + 1, end);
    if (this.lengthOf(inside, end + 1) || this.times(inside, end + 1)) return true;
    const larger = this.amounts.length === 1 ? upperEnd(inside, this.first) : null;
    if (larger !== null) {
      this.amounts = [larger];
      this.isRange = true;
      this.at = end + 1;
      return true;
    }
    const note = measuresOfNote(inside);
    if (note === null) return false;
    const isOfEach = note.isEach || this.first.unit === '' || isCountOfContainers(this.first);
    const fixed = note.amounts.filter(({ unit }) => unit !== '');
    if (isOfEach && fixed.every(({ unit }) => isFixed(unit))) this.multiply(fixed);
    else this.amounts.push(...fixed);
    this.at = end + 1;
    return true;
  }

  /** `1 (2-inch) piece ginger`: the length of each. */
  lengthOf(inside: readonly Token[], next: number): boolean {
    const measure = this.first.unit === '' ? measureAt(inside, 0) : null;
    if (measure?.unit !== 'inch' || measure.next !== inside.length || !pieces.test(low(this.tokens[next])))
      return false;
    this.amounts = [{ value: this.first.value * measure.value, unit: 'inch' }];
    this.at = next + 1;
    return true;
  }

  /** `8 oz (x2)`. */
  times(inside: readonly Token[], next: number): boolean {
    const count = timesIn(inside);
    if (count === null) return false;
    this.amounts = this.amounts.map(({ value, unit }) => ({ value: value * count, unit }));
    this.at = next;
    return true;
  }

  /** `100 g / 4 oz`, `1 kg / 2 lb 4 oz`, `1 cup or 120 g`; `1 tsp - 1 tbsp`, `1 large or 3 small`: a range. */
  other(): boolean {
    const last = this.amounts.at(-1);
    const isSlash = isSign(this.tokens[this.at], '/');
    const isBetween = isSlash || isRangeWord(this.tokens[this.at]);
    const measure = isBetween ? sumAt(this.tokens, this.at + 1) : null;
    if (measure === null || last === undefined) return false;
    const larger = this.first.unit === '' && this.amounts.length > 1 ? null : largerOf(last, measure);
    if (larger !== null && !(isSlash && this.first.unit === '')) {
      this.amounts = [...this.amounts.slice(0, -1), larger];
      this.isRange = true;
    } else if (measure.unit === '' || !isFixed(last.unit)) return false;
    else if (this.first.unit === '') this.multiply([measure]);
    else this.amounts.push(bare(measure));
    this.at = measure.next;
    return true;
  }

  /** `1 lb 4 oz`, `1 cup plus 2 tbsp`. */
  added(): boolean {
    const last = this.amounts.at(-1);
    if (last === undefined || last.unit === '') return false;
    const word = low(this.tokens[this.at]);
    const isPlus =
      word === 'plus' ||
      word === 'and' ||
      isSign(this.tokens[this.at], '+') ||
      isPoundsAndOunces(this.tokens, this.at, last);
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

/** The amounts at the start of a line; null: none. */
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
    /^(pinch|dash|splash|drizzle|glug|knob|dollop|handful|bunch|sprig|sachet|drop|can|jar|package|bag|box|punnet|tub|carton|block|ball|cup|slice|thumb)$/.test(
      unit?.id ?? '',
    );
  const follows = tokens[start + 1]?.kind === 'word' || isSign(tokens[start + 1], '-');
  return unit !== null && isOne && follows
    ? { value: 1, unit: unit.id, isRange: false, next: start + 1 }
    : null;
}
