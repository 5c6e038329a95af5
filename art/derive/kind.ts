/** A kind of dish: when a recipe is one, and how such dishes are served. */
import type { BaseName } from '../base/bases.ts';
import type { Layout, Portion, VesselName } from '../dish-spec.ts';
import type { PieceName } from '../piece/piece-index.ts';
import type { Facts } from './facts.ts';
import type { Manner } from './forms/form-rule.ts';

export interface Kind {
  readonly name: string;
  readonly when: (f: Facts) => boolean;
  /** The usual vessel first; the author's is taken where it is among them. */
  readonly vessels: readonly [VesselName, ...VesselName[]];
  /** How many of the first vessels suit as well as the usual one; 1 where absent. */
  readonly alike?: number;
  /** The usual base first; the author's is taken where it is among them. */
  readonly bases: readonly [BaseName, ...BaseName[]];
  readonly layout: Layout;
  /** `cut` where absent. */
  readonly manner?: Manner;
  /** Most kinds of piece shown; 4 where absent. */
  readonly most?: number;
  readonly tint?: (f: Facts) => string | null;
  /** Foods that the base itself stands for. */
  readonly without?: RegExp;
  /** Says the pieces outright, in place of the ingredients. */
  readonly pieces?: (f: Facts) => readonly Portion[];
  /** Adds to or replaces the garnish. */
  readonly garnish?: (f: Facts) => readonly PieceName[];
}

export const one = (piece: PieceName, share = 1): Portion => ({ piece, share });
