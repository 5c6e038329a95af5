/** What is under test: an axis counted in doses (`oxalate`), a FODMAP sugar (`lactose`), or one food (`food:tomato`). */
export type Substance = string;

/** Amounts by substance, in loads: 1 is what a Low serving allows. A substance that is left out was not eaten. */
export type Loads = Readonly<Record<Substance, number>>;

/** One day of a member, as the statistics read it. */
export interface TrackedDay {
  /** Days since the start; none twice, gaps allowed. */
  readonly day: number;
  /** Worst symptom of the day, 0 to 10; null without an entry. */
  readonly symptom: number | null;
  /** 0 to 10; null when not said. */
  readonly stress: number | null;
  /** From 1; null without a cycle, or when not said. */
  readonly cycleDay: number | null;
  readonly isWeekend: boolean;
  /** 0 in the baseline, then one number for each restriction. */
  readonly period: number;
  /** Whether a test portion was eaten, with a dose or without, and whether the member knew which. */
  readonly portion: 'none' | 'blind' | 'known';
  /** What the test portions held, as eaten, of all substances: garlic holds fructans and sulfur. */
  readonly planned: Loads;
  /** Everything else that was eaten; null where it is not known. */
  readonly unplanned: Readonly<Record<Substance, number | null>>;
}
