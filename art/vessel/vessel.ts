/** Interface of vessels. */
import type { Rng } from '#domain/random/random.ts';
import { ellipse, rrect } from '../drawing/shape.ts';
import type { Ink, Point } from '../drawing/svg.ts';

/** The hollow of a vessel, centered on the origin: where food may lie. Lengths are canvas units (the square is 400 wide). */
export interface Well {
  readonly shape: 'ellipse' | 'rect';
  readonly rx: number;
  readonly ry: number;
  /** Middle of the area, where it is not the vessel's own. */
  readonly cx?: number;
  readonly cy?: number;
  /** Outline of the hollow where it is neither an ellipse nor a rounded rectangle. */
  readonly outline?: string;
  /** Corner radius of a rectangle. */
  readonly corner?: number;
  /** Where each piece must sit, such as the cups of a tin. */
  readonly seats?: readonly Point[];
}

export interface VesselContext {
  readonly ink: Ink;
  readonly r: Rng;
  readonly glaze: string;
}

export interface VesselArt {
  readonly defs: string;
  readonly art: string;
  readonly well: Well;
  /** Half the width the picture must keep free for the vessel. */
  readonly reach: number;
  /** Drawn above the food. */
  readonly over?: string;
  readonly shift?: Point;
  /** How dark the rim's shadow falls across the food, 0 to 1. */
  readonly depth?: number;
}

/** Outline of a well, optionally drawn in by a margin. */
export const outline = (w: Well, inset = 0): string =>
  w.outline ??
  (w.shape === 'rect'
    ? rrect(w.rx - inset, w.ry - inset, w.corner ?? 18)
    : ellipse(w.rx - inset, w.ry - inset));

export const shrink = (w: Well, k: number): Well => ({ shape: w.shape, rx: w.rx * k, ry: w.ry * k });
