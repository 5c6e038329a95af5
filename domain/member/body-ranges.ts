/** What a body can be, as an account holds it; the figures are our own, wide enough for everybody. */
export const bodyRanges = {
  /** Pounds. */
  weight: { least: 40, most: 1_100 },
  /** Inches. */
  height: { least: 36, most: 107 },
  /** Years. */
  age: { most: 120 },
} as const;

/** What is wrong with a weight in pounds; null when nothing is. */
export function weightProblem(pounds: number | null): string | null {
  const { least, most } = bodyRanges.weight;
  if (pounds === null || (pounds >= least && pounds <= most)) return null;
  return `Enter a weight from ${least} to ${most.toLocaleString('en')} pounds, or leave it empty.`;
}

const feetAndInches = (inches: number) => {
  const rest = inches % 12;
  return `${Math.floor(inches / 12)} ft${rest === 0 ? '' : ` ${rest} in`}`;
};

/** What is wrong with a height in inches; null when nothing is. */
export function heightProblem(inches: number | null): string | null {
  const { least, most } = bodyRanges.height;
  if (inches === null || (inches >= least && inches <= most)) return null;
  return `Choose a height from ${feetAndInches(least)} to ${feetAndInches(most)}, or leave it empty.`;
}

/** What is wrong with a date of birth as it would be on this day, both YYYY-MM-DD; null when nothing is. */
export function birthProblem(born: string, day: string): string | null {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  if (born > day) return 'Enter a date that is not in the future.';
  return years > bodyRanges.age.most ? `Enter a date within the last ${bodyRanges.age.most} years.` : null;
}
