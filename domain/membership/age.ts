import { fullYears } from '#domain/calendar/full-years.ts';

/** Where a site says nothing else. */
export const defaultMinimumAge = 16;

/** Why a member of that birth date cannot buy; null: nothing is against it. */
export function ageProblem(birth: string | null, day: string, minimum: number): string | null {
  if (minimum <= 0) return null;
  if (birth === null)
    return `Add your date of birth to your profile, then come back to the plans: a membership is for people aged ${minimum} or over.`;
  return fullYears(birth, day) < minimum
    ? `A membership is for people aged ${minimum} or over. Is the date of birth in your profile right?`
    : null;
}
