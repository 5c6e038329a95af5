import { addDays } from '#domain/calendar/week.ts';
import { byDate, type DiaryEntry } from '#domain/triggers/diary.ts';
import { entryOf } from '#domain/triggers/diary-record.ts';
import { type Counts, noCounts } from '#domain/triggers/program.ts';
import { readRecords } from '#server/health/diary.ts';
import type { ProfileReads } from '#server/health/dietary-profiles.ts';

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

/** The days of the diary before a test that count for its baseline. */
export function countsFromDiary({ entries }: DaysOfTest, startedOn: string): Counts {
  const window = Array.from({ length: daysBefore }, (_, n) => addDays(startedOn, n - daysBefore));
  const first = window.findIndex((date) => entries.has(date));
  if (first < 0) return noCounts;
  const silentDays = window.toReversed().findIndex((date) => entries.has(date));
  const logged = window.filter((date) => entries.has(date)).length;
  return { ...noCounts, days: window.length - first, entries: logged, silentDays };
}
