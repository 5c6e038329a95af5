import { addDays, daysThrough } from '#domain/calendar/week.ts';
import type { FodmapSugar } from '#domain/food/fodmap-figure.ts';
import { creditedDays, leftOutBy, longestGap, lowDaysAfter } from '#domain/triggers/one-restriction.ts';
import { type Counts, noCounts } from '#domain/triggers/program.ts';
import { type DaysOfTest, daysBefore, meanWorst, readDaysOfTest, type TriggerReads } from './days-of-test.ts';
import type { Program, ProgramStart } from './program-log.ts';

/** What a test that is over has left out for the next one. */
interface OpenRestriction {
  readonly sugars: readonly FodmapSugar[];
  /** Before the first portion, if the next test starts today. */
  readonly lowDays: number;
  /** The last day to start it. */
  readonly until: string;
}

/** Null where it's over, or nothing else was left out. Only a result that its member decided about leaves it open. */
export function openRestriction(
  { start: { alsoLow = [] }, stage, state: { restrictedDays }, lowEndedOn }: Program,
  today: string,
): OpenRestriction | null {
  if (stage !== 'decided' || alsoLow.length === 0 || lowEndedOn === null) return null;
  const gap = daysThrough(lowEndedOn, today).length - 1;
  const lowDays = lowDaysAfter(gap, restrictedDays);
  const until = addDays(lowEndedOn, longestGap(restrictedDays));
  return lowDays === null ? null : { sugars: alsoLow, lowDays, until };
}

/** Before the restriction of a test, which may be that of an earlier one. */
export const meanBefore = (
  { start: { startedOn, continues }, lowFrom }: Program,
  { entries }: DaysOfTest,
  today: string,
): number | null =>
  continues === undefined
    ? meanWorst(entries, addDays(startedOn, -daysBefore), addDays(lowFrom ?? today, -1))
    : continues.baseline;

/** What a test begins with that goes on with the restriction of the last one; null for one that needs its own. */
export async function continuedStart(
  reads: TriggerReads,
  userId: string,
  former: Program,
  asked: Pick<ProgramStart, 'substance' | 'alsoLow'>,
  { today, silentDays }: { readonly today: string } & Pick<Counts, 'silentDays'>,
): Promise<Pick<ProgramStart, 'counts' | 'continues'> | null> {
  const restriction = openRestriction(former, today);
  const isLeftOut = (it: string) => restriction?.sugars.some((sugar) => sugar === it) === true;
  if (restriction === null || !leftOutBy(asked).every(isLeftOut)) return null;
  const { restrictedDays } = former.state;
  const days = await readDaysOfTest(reads, userId, former.start.startedOn, former.lowFrom ?? today);
  return {
    counts: { ...noCounts, days: creditedDays(restriction.lowDays), restrictedDays, silentDays },
    continues: { baseline: meanBefore(former, days, today) },
  };
}
