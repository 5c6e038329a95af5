import type { Substance } from '../tracked-day.ts';
import type { DayIndex } from './day-index.ts';
import { lagCount } from './response.ts';

/**
 * What test portions held of one substance: for each lag and each load that occurred a column that says on which
 * entries it was eaten so many days before. Every shape of an effect is a mix of these columns.
 */
export interface DoseColumns {
  readonly substance: Substance;
  readonly loads: readonly number[];
  /** By lag, then by load. */
  readonly values: readonly Float64Array[];
}

/** Loads are rounded to steps of 13 %: they are not known better, and the same dose twice is one column. */
const stepsPerE = 8;
const traces = 0.05;

export function doseColumnsOf({ entries, at }: DayIndex, substance: Substance): DoseColumns {
  const stepAt = (day: number): number | null => {
    const load = at(day)?.planned[substance] ?? 0;
    return load < traces ? null : Math.round(Math.log(load) * stepsPerE);
  };
  const lags = Array.from({ length: lagCount }, (_, lag) => entries.map(({ day }) => stepAt(day - lag)));
  const steps = [...new Set(lags.flat())].filter((step) => step !== null).sort((a, b) => a - b);
  return {
    substance,
    loads: steps.map((step) => Math.exp(step / stepsPerE)),
    values: lags.flatMap((all) => steps.map((step) => Float64Array.from(all, (it) => Number(it === step)))),
  };
}
