import { utcDay } from '#domain/calendar/real-date.ts';
import type { Answers } from '#domain/questionnaire/questionnaire.ts';
import { ageOf } from '#domain/safety/person-facts.ts';

const bandOfYears = (years: number): number => (years < 18 ? 1 : years <= 50 ? 2 : years <= 70 ? 3 : 4);

/** The answers with the age that the facts about the person have: from the profile, or from the questionnaire. */
export function withAge(answers: Answers, birthDate: string | null, now: Date): Answers {
  const age = ageOf(birthDate, answers, utcDay(now));
  return age === null ? answers : new Map([...answers, ['age', bandOfYears(age.from)]]);
}
