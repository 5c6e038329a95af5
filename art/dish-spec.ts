/** What a picture shows; plain JSON, so that it can be stored with the recipe. */
import type { BaseName } from './base/bases.ts';
import type { MoodName } from './drawing/palette.ts';
import type { FrontVesselName } from './front/front-vessels.ts';
import type { PieceName } from './piece/piece-index.ts';
import type { FlatVesselName } from './vessel/vessel-index.ts';

/** `square` is 400 x 400 for cards, `wide` 640 x 360 for headers. */
export type Crop = 'square' | 'wide';

export const layouts = [
  'toss',
  'few',
  'pile',
  'float',
  'crescent',
  'sectors',
  'plated',
  'crown',
  'grid',
  'scoops',
  'row',
  'heap',
  'rosette',
  'around',
  'topped',
  'each',
] as const;
export type Layout = (typeof layouts)[number];

export type VesselName = FlatVesselName | FrontVesselName;

export interface Portion {
  readonly piece: PieceName;
  /** Relative weight; the shares of a dish need not add up to anything. */
  readonly share: number;
}

export interface DishSpec {
  /** Any stable string (a recipe's slug): the same seed always gives the same picture. */
  readonly seed: string;
  readonly vessel: VesselName;
  readonly base: BaseName;
  /** Color of the base, `#rrggbb`; null for its usual one. */
  readonly tint: string | null;
  /** Main ingredients, most important first. */
  readonly ingredients: readonly Portion[];
  readonly garnish: readonly PieceName[];
  /** Uncooked things on the table beside the dish. */
  readonly beside: readonly PieceName[];
  readonly mood: MoodName;
  readonly layout: Layout;
}
