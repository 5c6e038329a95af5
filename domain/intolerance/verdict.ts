import type { Confidence, OxalateSpread } from '#domain/food/food.ts';
import type { FodmapSum } from './fodmap-shares.ts';
import type { Level } from './intolerances.ts';

/** What one ingredient adds to a verdict, per serving eaten. */
export interface Reason {
  readonly foodId: string;
  readonly foodName: string;
  /** Grams of the food in one serving; a food that a recipe uses twice is counted once, with the sum. */
  readonly grams: number;
  /** The level this ingredient alone would give; null when it has no figure. */
  readonly level: Level | null;
  /** Dose in `unit` per serving where the axis counts doses (oxalate mg); else the tier of the food. */
  readonly figure: number | null;
  readonly unit: 'mg' | 'score' | 'tier' | 'level' | null;
  /** Grams up to which this ingredient alone keeps a serving Low; null: any amount does, or it has no figure. */
  readonly lowUpToG: number | null;
  readonly confidence: Confidence | null;
  /** Key of content/sources.csv. */
  readonly source: string | null;
  /** The same for Medium. */
  readonly mediumUpToG: number | null;
  /** On FODMAP, the group of sugars that counts most in it; null where it adds nothing, and on other axes. */
  readonly sugar: SugarOfFood | null;
  /** On oxalate, how far its published figures are apart, in mg per 100 g; missing up to a factor of two. */
  readonly spread?: FigureSpread;
}

export interface FigureSpread extends OxalateSpread {
  /** What the verdict takes. */
  readonly highest: number;
}

export interface SugarOfFood {
  readonly sum: FodmapSum;
  /** In one serving; null where the published serving of the food counts instead. */
  readonly grams: number | null;
  /** Up to which a serving is Low: grams of the sugar, or of the food where its published serving counts. */
  readonly limitG: number;
}

/** Level per serving eaten with what decides it; `level` null is unknown and never counts as Low. */
export interface Verdict {
  readonly level: Level | null;
  /** Sum of doses where the axis counts doses, in mg; else null. A lower bound while `unknown` is not empty. */
  readonly dose: number | null;
  /** On FODMAP the largest sum of a group of sugars, as a share of what a Low serving may hold; else null. */
  readonly largestSum: { readonly sum: FodmapSum; readonly share: number } | null;
  /** All ingredients, the deciding ones first, then those without a figure, then by weight in the verdict. */
  readonly reasons: readonly Reason[];
  /** Food ids that decide the level: without them it is another one. Empty at Low, where nothing has to go. */
  readonly deciding: readonly string[];
  /** The fewest food ids without which it is Low: those above Low, alone or in sum, and the unknown ones. */
  readonly aboveLow: readonly string[];
  /** The same for at most Medium; always among `aboveLow`. */
  readonly aboveMedium: readonly string[];
  /** Foods without a figure, by id. */
  readonly unknown: readonly string[];
}
