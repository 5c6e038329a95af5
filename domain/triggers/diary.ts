import { addDays, daysFrom } from '#domain/calendar/week.ts';
import { protocol } from './protocol.ts';
import type { Loads, Substance, TrackedDay } from './tracked-day.ts';

/** What a member says about one day. A day without one is a gap, never a zero. */
export interface DiaryEntry {
  /** YYYY-MM-DD in the member's calendar. */
  readonly date: string;
  /** The worst symptom, 0 to 10. */
  readonly worst: number;
  /** 0 to 10; null when not said. */
  readonly stress: number | null;
  /** From 1; null when not said. */
  readonly cycleDay: number | null;
  /** Written so long after the day that it is rather a memory. */
  readonly isRemembered: boolean;
}

const isOnScale = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 10;

/** Why an entry cannot be stored; null if it can. `today` is the member's day. */
export function entryProblem(entry: DiaryEntry, today: string): 'future' | 'scale' | 'cycle' | null {
  if (entry.date > today) return 'future';
  if (!isOnScale(entry.worst) || (entry.stress !== null && !isOnScale(entry.stress))) return 'scale';
  const { cycleDay } = entry;
  return cycleDay !== null && (!Number.isInteger(cycleDay) || cycleDay < 1 || cycleDay > 60) ? 'cycle' : null;
}

/** One entry a day, the later one of two; `written` in the order they were made. */
export function byDate(written: readonly DiaryEntry[]): ReadonlyMap<string, DiaryEntry> {
  return new Map(written.map((entry) => [entry.date, entry]));
}

/** A day that is over; `worst` null without an entry. */
export interface DayOver {
  readonly date: string;
  readonly worst: number | null;
}

/**
 * The days that are over since `countedTo`, the last one that is counted, in order: a day is over as soon as the
 * member's calendar shows a later one. After a week with a closed app they are seven; where the clock or the time zone
 * goes back they are none.
 */
export function daysPassed(
  countedTo: string,
  today: string,
  entries: ReadonlyMap<string, DiaryEntry>,
): DayOver[] {
  const days: DayOver[] = [];
  for (let date = addDays(countedTo, 1); date < today; date = addDays(date, 1))
    days.push({ date, worst: entries.get(date)?.worst ?? null });
  return days;
}

/** What was served and eaten on a day of a program. */
export interface ServedDay {
  readonly date: string;
  readonly period: number;
  readonly portion: TrackedDay['portion'];
  readonly planned: Loads;
  readonly unplanned: Readonly<Record<Substance, number | null>>;
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const saturday = 6;

/** The days of a program with their entries, as the statistics read them; each date once. */
export function trackedDays(
  start: string,
  served: readonly ServedDay[],
  entries: ReadonlyMap<string, DiaryEntry>,
): TrackedDay[] {
  return [...new Map(served.map((day) => [day.date, day])).values()]
    .map(({ date, ...day }): TrackedDay => {
      const entry = entries.get(date);
      const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
      return {
        ...day,
        day: daysBetween(start, date),
        symptom: entry?.worst ?? null,
        stress: entry?.stress ?? null,
        cycleDay: entry?.cycleDay ?? null,
        isWeekend: weekday === 0 || weekday === saturday,
      };
    })
    .toSorted((a, b) => a.day - b.day);
}

/**
 * The mean of the entries of the last week before the first portion; null where there are too few. `lowFrom`: the first
 * day low, as the days before it may have had portions of another test.
 */
export function usualOf(
  entries: ReadonlyMap<string, DiaryEntry>,
  firstPortion: string,
  lowFrom: string,
): number | null {
  const days = daysFrom(addDays(firstPortion, -protocol.usual.days), protocol.usual.days);
  const week = days.filter((date) => date >= lowFrom);
  const worstRatings = week.flatMap((date) => entries.get(date)?.worst ?? []);
  return worstRatings.length < protocol.usual.entries
    ? null
    : worstRatings.reduce((sum, it) => sum + it, 0) / worstRatings.length;
}
