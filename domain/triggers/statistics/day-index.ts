import type { TrackedDay } from '../tracked-day.ts';

/** The days with an entry, in order, and every day by its number. */
export interface DayIndex {
  readonly entries: readonly TrackedDay[];
  at(day: number): TrackedDay | undefined;
}

export function indexDays(days: readonly TrackedDay[]): DayIndex {
  const byDay = new Map(days.map((it) => [it.day, it]));
  return {
    entries: days.filter((it) => it.symptom !== null).toSorted((a, b) => a.day - b.day),
    at: (day) => byDay.get(day),
  };
}

/** Traces of a substance make no dose. */
export const holdsDose = ({ planned }: TrackedDay): boolean =>
  Object.values(planned).some((load) => load >= 0.5);
