import type { Line } from '../table.ts';

/** How often each is measured, and who is told as soon as it is. */
export interface Report {
  readonly rounds: number;
  readonly add: (lines: readonly Line[]) => void;
}
