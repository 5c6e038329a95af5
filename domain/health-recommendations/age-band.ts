import type { Answers } from '#domain/questionnaire/questionnaire.ts';

const bandOfYears = (years: number): number => (years < 18 ? 1 : years <= 50 ? 2 : years <= 70 ? 3 : 4);

/** Whole years on this day; both dates as `2026-05-01`. */
function yearsBetween(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** The answers with the age from the profile or the questionnaire; under 18 by either one counts as under 18. */
export function withAge(answers: Answers, birthDate: string | null, now: Date): Answers {
  if (birthDate === null || answers.get('age') === 1) return answers;
  const years = yearsBetween(birthDate, now.toISOString().slice(0, 10));
  return new Map([...answers, ['age', bandOfYears(years)]]);
}
