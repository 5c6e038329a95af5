import { monthNames } from '#domain/calendar/month-names.ts';
import { type Amount, amountOf, type CountedSubstance } from './doses.ts';

/** How much of a substance a member tolerates in a day, from a food test of theirs. */
export interface DoseLimit {
  readonly substance: CountedSubstance;
  readonly load: number;
  /** `2026-03-14`, when it was accepted. */
  readonly since: string;
}

/** A little more than the limit is within what anybody can weigh. */
export const doseTolerance = 1.02;

export const isAboveDose = (load: number, limit: DoseLimit): boolean => load > limit.load * doseTolerance;

const figure = ({ value }: Amount): string => String(Number(value.toPrecision(2)));

/** `14 of 8 mg`. */
export function doseWords(load: number, { substance, load: most }: DoseLimit): string {
  const limit = amountOf(substance, most, null);
  return `${figure(amountOf(substance, load, null))} of ${figure(limit)} ${limit.unit}`;
}

/** `from your doses in March`. */
export const doseSource = ({ since }: DoseLimit): string =>
  `from your doses in ${monthNames[Number(since.slice(5, 7)) - 1] ?? since}`;
