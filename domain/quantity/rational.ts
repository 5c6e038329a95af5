/** An exact fraction in lowest terms, `den` > 0. Sums and products never round. */
export interface Rational {
  readonly num: bigint;
  readonly den: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** num/den in lowest terms. Throws RangeError for den 0. */
export function rational(num: bigint | number, den: bigint | number = 1n): Rational {
  const [n, d] = [BigInt(num), BigInt(den)];
  if (d === 0n) throw new RangeError('a fraction needs a denominator other than 0');
  const common = gcd(n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n);
  return { num: n / common, den: d / common };
}

export const multiply = (a: Rational, b: Rational): Rational => rational(a.num * b.num, a.den * b.den);
export const divide = (a: Rational, b: Rational): Rational => rational(a.num * b.den, a.den * b.num);
export const subtract = (a: Rational, b: Rational): Rational =>
  rational(a.num * b.den - b.num * a.den, a.den * b.den);

/** Negative, zero or positive as a is less than, equal to or greater than b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The largest whole number not above `a`. */
export function floor(a: Rational): bigint {
  const quotient = a.num / a.den;
  return a.num < 0n && a.num % a.den !== 0n ? quotient - 1n : quotient;
}

export function toNumber(a: Rational): number {
  const [num, den] = [Number(a.num), Number(a.den)];
  if (Number.isSafeInteger(num) && Number.isSafeInteger(den)) return num / den;
  const whole = floor(a);
  return Number(whole) + Number(((a.num - whole * a.den) * 2n ** 64n) / a.den) / 2 ** 64;
}

/** Relative error of a double that represents a fraction: a few roundings. */
const roundingEpsilon = 2 ** -50;

/**
 * The simplest fraction that `value` can represent: 0.1 is 1/10 and 1/3 computed in doubles is 1/3 again. Continued
 * fractions, stopped at the first convergent within a rounding error of the value. Throws RangeError for a value that
 * is not finite.
 */
export function fromNumber(value: number): Rational {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not an amount`);
  if (Number.isInteger(value)) return rational(value);
  const target = Math.abs(value);
  const exact = exactly(target);
  let [before, now] = [rational(1n, 1n), rational(floor(exact))];
  let [beforeNum, beforeDen] = [1n, 0n];
  let rest = exact;
  while (Math.abs(toNumber(now) - target) > target * roundingEpsilon) {
    rest = divide(rational(1n), subtract(rest, rational(floor(rest))));
    const term = floor(rest);
    before = now;
    now = { num: term * now.num + beforeNum, den: term * now.den + beforeDen };
    [beforeNum, beforeDen] = [before.num, before.den];
  }
  return value < 0 ? rational(-now.num, now.den) : now;
}

/** The double itself as a fraction: a whole number over a power of two. */
function exactly(value: number): Rational {
  let [num, den] = [value, 1n];
  while (!Number.isInteger(num)) {
    num *= 2;
    den *= 2n;
  }
  return rational(num, den);
}
