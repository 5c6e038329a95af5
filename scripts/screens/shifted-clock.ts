/**
 * Preloaded into the server: replaces Date by one that starts at SCREENS_START, so that screenshots contain the same
 * dates in every run. It runs 100 times slower, so that durations do not depend on how long a run takes.
 */
import { isMainThread } from 'node:worker_threads';

const ActualDate = Date;
const start = Number(process.env['SCREENS_START']);
const began = ActualDate.now();

class ShiftedDate extends ActualDate {
  constructor(...given: [] | [string | number | Date]) {
    // calls with several arguments work the same way
    super(...((given.length === 0 ? [ShiftedDate.now()] : given) as [number]));
  }

  static override now(): number {
    return start + Math.floor((ActualDate.now() - began) / 100);
  }

  /** Dates from other threads are instances of the original class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof ActualDate;
  }
}

// the main thread passes the time to the database's worker with each query
if (isMainThread) globalThis.Date = ShiftedDate as DateConstructor;
