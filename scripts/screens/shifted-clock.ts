/**
 * Loaded before the server: its day is the day of the pictures, so that no date in them changes from run to run. Its
 * clock hardly goes, so that what happened is just as long ago however long the pictures take.
 */
import { isMainThread } from 'node:worker_threads';

const ActualDate = Date;
const start = Number(process.env['SCREENS_START']);
const began = ActualDate.now();

class ShiftedDate extends ActualDate {
  constructor(...given: [] | [string | number | Date]) {
    // a call with more than one part goes the same way
    super(...((given.length === 0 ? [ShiftedDate.now()] : given) as [number]));
  }

  static override now(): number {
    return start + Math.floor((ActualDate.now() - began) / 100);
  }

  /** Those that other threads send are dates too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof ActualDate;
  }
}

// the clock is told to the database's thread with each query
if (isMainThread) globalThis.Date = ShiftedDate as DateConstructor;
