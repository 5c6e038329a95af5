/** How a food of the table looks when it is served. */
import type { PieceName } from '../piece/piece-index.ts';

export interface Look {
  /** Cut up, as in a stew or a salad; null where it dissolves into the dish or is never seen. */
  readonly cut: PieceName | null;
  /** As the main thing on a plate, where that differs. */
  readonly plate?: PieceName;
  /** On an oven tray. */
  readonly roast?: PieceName;
  /** In a raw bowl or salad. */
  readonly raw?: PieceName;
  /** Strewn over a finished dish. */
  readonly garnish?: PieceName;
  /** Whole and uncooked, on the table beside the dish. */
  readonly table?: PieceName;
  /** What it lends to a blended soup, sauce or drink: `#rrggbb`. */
  readonly color: string;
  /** How strongly it colors; 1 where absent, 0 for water and salt. */
  readonly strength?: number;
}

/** The look of one food, with the id that its forms are listed under. */
export interface FoodLook extends Look {
  readonly kin: string;
  /** Every form that it may take besides the above. */
  readonly forms: readonly PieceName[];
}

/** Several foods that look alike: ids separated by spaces. */
export type LookRow = readonly [foods: string, look: Look];
