import type { Confidence } from '#domain/food/food.ts';
import type { Level } from './intolerances.ts';

/** What one ingredient adds to a verdict, per serving eaten. */
export interface Reason {
  readonly foodId: string;
  readonly foodName: string;
  /** Grams of the food in one serving. */
  readonly grams: number;
  /** The level this ingredient alone would give; null when it has no figure. */
  readonly level: Level | null;
  /** Dose in `unit` per serving where the axis counts doses (oxalate mg); else the tier of the food. */
  readonly figure: number | null;
  readonly unit: 'mg' | 'score' | 'tier' | 'level' | null;
  readonly confidence: Confidence | null;
  /** Key of content/sources.csv. */
  readonly source: string | null;
}

/** Level per serving eaten with what decides it; `level` null is unknown and never counts as Low. */
export interface Verdict {
  readonly level: Level | null;
  /** Sum of doses where the axis counts doses, in mg; else null. */
  readonly dose: number | null;
  /** All ingredients, the deciding ones first. */
  readonly reasons: readonly Reason[];
  /** Food ids whose removal (or the member's own inclusion) is needed for Low: those above Low, alone or in sum, and the unknown ones. */
  readonly aboveLow: readonly string[];
  /** The same for Medium. */
  readonly aboveMedium: readonly string[];
  /** Foods without a figure, by id. */
  readonly unknown: readonly string[];
}
