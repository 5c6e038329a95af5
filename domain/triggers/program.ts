import type { TestedSubstance } from './doses.ts';
import { protocol, type Reaction } from './protocol.ts';
import { type StopReason, stopReasonOf } from './stops.ts';

export const stages = [
  'refused',
  'baseline',
  'restriction',
  'review',
  'drawing',
  'dosing',
  'resting',
  'paused',
  'result',
  'decided',
  'stopped',
] as const;
export type Stage = (typeof stages)[number];

/** What a program counts, in whole days of the member's calendar. */
export interface Counts {
  /** Of the stage; in a challenge of the portions of a block, or of the rest after them. */
  readonly days: number;
  readonly entries: number;
  /** Days low without a test portion, in all. */
  readonly restrictedDays: number;
  /** Days of the rest after a block. */
  readonly restDays: number;
  /** Since the last entry. */
  readonly silentDays: number;
  /** Whether the last day was as quiet as the days low before the first portion. */
  readonly isCalm: boolean;
}

export const noCounts: Counts = {
  days: 0,
  entries: 0,
  restrictedDays: 0,
  restDays: 0,
  silentDays: 0,
  isCalm: true,
};

/** A day that ended, by the member's midnight. */
export interface PassedDay {
  readonly hasEntry: boolean;
  readonly isCalm: boolean;
}

/** Twice a usual portion of the food is the most that is ever served. */
export const isWithinPortion = (it: { portionG: number; largestPortionG: number } | null): boolean =>
  it !== null && it.portionG > 0 && it.portionG <= it.largestPortionG;

export type DayKind = 'baseline' | 'low' | 'portion' | 'rest';

export const afterDay = (counts: Counts, { hasEntry, isCalm }: PassedDay, kind: DayKind): Counts => ({
  days: counts.days + 1,
  entries: counts.entries + Number(hasEntry),
  restrictedDays: counts.restrictedDays + Number(kind === 'low'),
  restDays: kind === 'rest' ? counts.restDays + 1 : 0,
  silentDays: hasEntry ? 0 : counts.silentDays + 1,
  isCalm,
});

export const isBaselineDone = ({ days, entries }: Counts): boolean =>
  days >= protocol.baseline.days && entries >= protocol.baseline.entries;

export const isRestrictionDone = ({ days }: Counts, substance: TestedSubstance): boolean =>
  days >= protocol.restriction[substance.startsWith('food:') ? 'food' : 'axis'];

export const isRested = ({ restDays, isCalm }: Counts, reaction: Reaction): boolean =>
  isCalm && restDays >= protocol.rest[reaction];

export const dueStop = ({ restrictedDays, restDays, silentDays, isCalm }: Counts): StopReason | null =>
  stopReasonOf({
    alarm: null,
    isRefused: false,
    bmi: null,
    restrictedDays,
    unsettledDays: isCalm ? 0 : restDays,
    daysWithoutEntry: silentDays,
  });
