import type { Line } from '../table.ts';

/** Number of runs, and a callback after each. */
export interface Report {
  readonly rounds: number;
  readonly add: (lines: readonly Line[]) => void;
}
