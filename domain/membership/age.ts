/** Where a site says nothing else. */
export const defaultMinimumAge = 16;

/** Whole years at a day; both as YYYY-MM-DD. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Why a member of that birth date cannot buy; null: nothing is against it. */
export function ageProblem(birth: string | null, day: string, minimum: number): string | null {
  if (minimum <= 0) return null;
  if (birth === null)
    return `Add your date of birth to your profile first: a membership is for people aged ${minimum} or over.`;
  return ageOn(birth, day) < minimum
    ? `A membership is for people aged ${minimum} or over. Is the date of birth in your profile right?`
    : null;
}
