import type { Option } from './day-options.ts';

/** A random number generator: numbers in [0, 1). */
export type Chance = () => number;

/** Options with a sum; null: proved impossible; `unknown`: the step limit was reached. */
export type Chosen = readonly Option[] | null | 'unknown';

export interface CalorieSums {
  /** All sums of one option per slot, ascending; ignoring that no recipe may occur twice. */
  readonly reachable: readonly number[];
  /** One option per slot, no recipe twice, with this sum in units. */
  readonly choose: (sum: number, chance: Chance) => Chosen;
}

/** Step limit for one sum; only thousands of conflicts among a few recipes reach it. */
const maxSteps = 20_000;

/** Bit n of the result: n is a sum of one of `before` and one of `values`. */
const plus = (before: bigint, values: Iterable<number>): bigint => {
  let sums = 0n;
  for (const value of values) sums |= before << BigInt(value);
  return sums;
};

/** Bit by bit, as this is most of the time that a day takes. */
function bitsOf(sums: bigint): Uint8Array {
  const digits = sums.toString(2);
  const bits = new Uint8Array(digits.length);
  for (let n = 0; n < digits.length; n += 1) bits[digits.length - 1 - n] = digits.charCodeAt(n) - 48;
  return bits;
}

/** Exact: by the sums reachable with the first slot, the first two and so on. */
export function calorieSums(slots: readonly (readonly Option[])[]): CalorieSums {
  // Slots with few options come last, so that a conflict is found at the first step of backtracking.
  const order = slots.toSorted((a, b) => b.length - a.length);
  const sorted = order.map((options) => options.toSorted((a, b) => a.units - b.units));
  let sums = 1n;
  const before: Uint8Array[] = [];
  for (const options of sorted) {
    before.push(bitsOf(sums));
    sums = plus(sums, new Set(options.map(({ units }) => units)));
  }
  const all = bitsOf(sums);
  const reachable: number[] = [];
  for (let sum = 0; sum < all.length; sum += 1) if (all[sum] === 1) reachable.push(sum);

  const choose: CalorieSums['choose'] = (sum, chance) => {
    const used = new Set<number>();
    let steps = 0;
    const pick = (place: number, rest: number): Option[] | null => {
      const options = sorted[place];
      if (options === undefined) return [];
      const start = Math.floor(chance() * options.length);
      for (let n = 0; n < options.length && steps <= maxSteps; n += 1) {
        const option = options[(start + n) % options.length];
        if (option === undefined || option.units > rest) continue;
        if (before[place]?.[rest - option.units] !== 1) continue;
        const id = option.candidate?.id;
        if (id !== undefined && used.has(id)) continue;
        steps += 1;
        if (id !== undefined) used.add(id);
        const others = pick(place - 1, rest - option.units);
        if (others !== null) return [...others, option];
        if (id !== undefined) used.delete(id);
      }
      return null;
    };
    const chosen = all[sum] === 1 ? pick(sorted.length - 1, sum) : null;
    return chosen === null && steps > maxSteps ? 'unknown' : chosen;
  };
  return { reachable, choose };
}

/** Index of the first of ascending numbers that is not below the bound. */
function placeOf(sums: readonly number[], bound: number): number {
  let [low, high] = [0, sums.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? bound) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The ascending numbers within the bounds. */
export const sumsWithin = (sums: readonly number[], low: number, high: number): readonly number[] =>
  sums.slice(placeOf(sums, low), placeOf(sums, high + 1));

/** Ascending numbers by their distance from a value; of two equally near the smaller one first. */
export function* byDistance(sums: readonly number[], from: number): Generator<number> {
  let above = placeOf(sums, from);
  let below = above - 1;
  while (below >= 0 || above < sums.length) {
    const [less = -Infinity, more = Infinity] = [sums[below], sums[above]];
    if (from - less <= more - from) {
      yield less;
      below -= 1;
    } else {
      yield more;
      above += 1;
    }
  }
}
