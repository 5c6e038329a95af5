import { addDays, daysThrough } from '#domain/calendar/week.ts';
import { byDate, type DiaryEntry } from '#domain/triggers/diary.ts';
import { entryOf } from '#domain/triggers/diary-record.ts';
import { type Counts, noCounts } from '#domain/triggers/program.ts';
import { readRecords } from '#server/health/diary.ts';
import type { ProfileReads } from '#server/health/dietary-profiles.ts';
import type { ProgramStart } from './program-log.ts';

export type TriggerReads = ProfileReads;

/** Days before the start that the diary is read from, for the baseline. */
export const daysBefore = 14;

/** What the diary says about the days of a test. */
export interface DaysOfTest {
  readonly entries: ReadonlyMap<string, DiaryEntry>;
  /** Days on which the member noted that they ate the portion. */
  readonly portions: ReadonlySet<string>;
}

export async function readDaysOfTest(
  reads: TriggerReads,
  userId: string,
  startedOn: string,
  today: string,
): Promise<DaysOfTest> {
  const records = await readRecords(reads, userId, addDays(startedOn, -daysBefore), today);
  const dates = [...new Set(records.map(({ date }) => date))];
  const entries = dates.flatMap((date) => {
    const entry = entryOf(
      date,
      records.filter((record) => record.date === date),
    );
    return entry ?? [];
  });
  const portions = new Set(records.filter(({ kind }) => kind === 'portion').map(({ date }) => date));
  return { entries: byDate(entries), portions };
}

/**
 * The days that a finding is read from, up to yesterday. In a test that goes on with the restriction of another one,
 * without the days of that one's portions, which would count as eaten by choice.
 */
export function datesRead(
  { startedOn, continues }: Pick<ProgramStart, 'startedOn' | 'continues'>,
  { portions }: DaysOfTest,
  today: string,
): string[] {
  const isOfFormer = (date: string) => continues !== undefined && date < startedOn && portions.has(date);
  const dates = daysThrough(addDays(startedOn, -daysBefore), addDays(today, -1));
  return dates.filter((date) => !isOfFormer(date));
}

/** The mean of the worst symptoms of these days, to a tenth; null without an entry. */
export function meanWorst(entries: DaysOfTest['entries'], first: string, last: string): number | null {
  const worst = daysThrough(first, last).flatMap((date) => entries.get(date)?.worst ?? []);
  return worst.length === 0
    ? null
    : Math.round((10 * worst.reduce((sum, it) => sum + it, 0)) / worst.length) / 10;
}

/** The days of the diary before a test that count for its baseline. */
export function countsFromDiary({ entries }: DaysOfTest, startedOn: string): Counts {
  const window = Array.from({ length: daysBefore }, (_, n) => addDays(startedOn, n - daysBefore));
  const first = window.findIndex((date) => entries.has(date));
  if (first < 0) return noCounts;
  const silentDays = window.toReversed().findIndex((date) => entries.has(date));
  const logged = window.filter((date) => entries.has(date)).length;
  return { ...noCounts, days: window.length - first, entries: logged, silentDays };
}
