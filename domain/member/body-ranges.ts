import { formatNumber } from '#domain/message/format-number.ts';

/** Plausible ranges of body data in an account; the figures are our own and wide. */
export const bodyRanges = {
  /** Pounds. */
  weight: { least: 40, most: 1_100 },
  /** Inches. */
  height: { least: 36, most: 107 },
  /** Years. */
  age: { most: 120 },
} as const;

/** The problem of an invalid weight in pounds; null for a valid one. */
export function weightProblem(pounds: number | null): string | null {
  const { least, most } = bodyRanges.weight;
  if (pounds === null || (pounds >= least && pounds <= most)) return null;
  return `Enter a weight from ${least} to ${formatNumber(most)} pounds, or leave it empty.`;
}

const feetAndInches = (inches: number) => {
  const rest = inches % 12;
  return `${Math.floor(inches / 12)} ft${rest === 0 ? '' : ` ${rest} in`}`;
};

/** The problem of an invalid height in inches; null for a valid one. */
export function heightProblem(inches: number | null): string | null {
  const { least, most } = bodyRanges.height;
  if (inches === null || (inches >= least && inches <= most)) return null;
  return `Choose a height from ${feetAndInches(least)} to ${feetAndInches(most)}, or leave it empty.`;
}

const poundPerSquareInch = 703.07;
/** Plausible range of the body-mass index in kg/m². */
const bodyMass = { least: 8, most: 200 } as const;

/** The problem of an implausible weight in pounds for a height in inches; null for a plausible or unknown one. */
export function bodyProblem(pounds: number | null, inches: number | null): string | null {
  if (pounds === null || inches === null || inches <= 0) return null;
  const index = (poundPerSquareInch * pounds) / inches ** 2;
  if (index >= bodyMass.least && index <= bodyMass.most) return null;
  const [min = 0, max = 0] = [bodyMass.least, bodyMass.most].map(
    (each) => Math.ceil((each * inches ** 2) / poundPerSquareInch) + (each === bodyMass.most ? -1 : 0),
  );
  return `For a height of ${feetAndInches(inches)} enter a weight from ${min} to ${formatNumber(max)} pounds, or check the height.`;
}

/** The problem of an implausible date of birth on this day, both YYYY-MM-DD; null for a plausible one. */
export function birthProblem(born: string, day: string): string | null {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  if (born > day) return 'Enter a date that isn’t in the future.';
  return years > bodyRanges.age.most ? `Enter a date within the last ${bodyRanges.age.most} years.` : null;
}
