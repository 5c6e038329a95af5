import type { Confidence, OxalateSpread } from '#domain/food/food.ts';
import type { FodmapSum } from './fodmap-shares.ts';
import type { Level } from './intolerances.ts';

/** One ingredient's contribution to a verdict, per serving eaten. */
export interface Reason {
  readonly foodId: string;
  readonly foodName: string;
  /** Grams of the food in one serving; repeated foods are summed. */
  readonly grams: number;
  /** The level of this ingredient alone; null without a figure. */
  readonly level: Level | null;
  /** Dose in `unit` per serving if the axis counts doses (oxalate mg); else the tier of the food. */
  readonly figure: number | null;
  readonly unit: 'mg' | 'score' | 'tier' | 'level' | null;
  /** Maximum grams with which this ingredient alone keeps a serving Low; null: any amount does, or it has no figure. */
  readonly lowUpToG: number | null;
  readonly confidence: Confidence | null;
  /** Key of content/sources.csv. */
  readonly source: string | null;
  /** The same for Medium. */
  readonly mediumUpToG: number | null;
  /** For FODMAP, the group of sugars with the largest share; null if it adds nothing, and on other axes. */
  readonly sugar: SugarOfFood | null;
  /** For oxalate, the spread of its published figures in mg per 100 g; absent up to a factor of two. */
  readonly spread?: FigureSpread;
}

export interface FigureSpread extends OxalateSpread {
  /** The one that the verdict uses. */
  readonly highest: number;
}

export interface SugarOfFood {
  readonly sum: FodmapSum;
  /** Per serving; null if the published serving of the food counts instead. */
  readonly grams: number | null;
  /** Maximum of a Low serving: grams of the sugar, or of the food if its published serving counts. */
  readonly limitG: number;
}

/** Level per serving eaten with the deciding foods; `level` null is unknown and never counts as Low. */
export interface Verdict {
  readonly level: Level | null;
  /** Sum of doses in mg if the axis counts doses; else null. A lower bound while `unknown` is not empty. */
  readonly dose: number | null;
  /** For FODMAP the largest sum of a group of sugars, as a share of the Low limit; else null. */
  readonly largestSum: { readonly sum: FodmapSum; readonly share: number } | null;
  /** All ingredients, the deciding ones first, then those without a figure, then by share. */
  readonly reasons: readonly Reason[];
  /** Food ids that decide the level: without them it changes. Empty at Low, where nothing has to be removed. */
  readonly deciding: readonly string[];
  /** The fewest food ids to remove for it to be Low: those above Low, alone or in sum, and the unknown ones. */
  readonly aboveLow: readonly string[];
  /** The same for at most Medium; a subset of `aboveLow`. */
  readonly aboveMedium: readonly string[];
  /** Foods without a figure, by id. */
  readonly unknown: readonly string[];
}
