/** Primitives of all layouts: placing pieces in regions. */

import type { Rng } from '#domain/random/random.ts';
import type { BaseArt } from '../base/base.ts';
import type { DishSpec, Portion } from '../dish-spec.ts';
import { ellipseRegion, pileOrder, type Region, rectRegion, type Spot, scatter } from '../drawing/scatter.ts';
import type { Point } from '../drawing/svg.ts';
import type { Role } from '../piece/piece.ts';
import { pieceOf } from '../piece/piece-index.ts';
import type { Pose } from '../stamps.ts';
import type { Well } from '../vessel/vessel.ts';

/** 0 lies at the bottom, 2 on top; each layer casts one shadow. */
export type Layer = 0 | 1 | 2;

export interface Placement extends Pose {
  readonly layer: Layer;
}

/** Where garnish goes, and how far it may spread as a fraction of the top. */
export interface Focus {
  readonly at: Point;
  readonly spread: number;
}

interface Helping {
  readonly piece: string;
  readonly n: number;
}

interface Lying {
  readonly layer: Layer;
  readonly turn?: number;
  readonly scale?: number;
}

/** The most pieces of one kind a dish shows, by role. */
const MOST: Readonly<Record<Role, number>> = {
  hero: 3,
  stalk: 9,
  slice: 20,
  chunk: 22,
  bit: 40,
  leaf: 18,
  dust: 5,
  drizzle: 1,
  dollop: 2,
};

export const regionOf = (w: Well, k = 1, margin = 0): Region =>
  (w.shape === 'rect' ? rectRegion : ellipseRegion)(
    Math.max(8, w.rx * k - margin),
    Math.max(8, w.ry * k - margin),
    w.cx ?? 0,
    w.cy ?? 0,
  );

/** Several regions as one; each is drawn from in turn. */
function anyOf(regions: readonly [Region, ...Region[]]): Region {
  let turn = 0;
  return {
    sample: (r) => (regions[turn++ % regions.length] ?? regions[0]).sample(r),
    contains: (x, y) => regions.some((region) => region.contains(x, y)),
  };
}

export const areaOf = (w: Well): number => (w.shape === 'rect' ? 4 : Math.PI) * w.rx * w.ry;

export class Arrangement {
  readonly placed: Placement[] = [];
  readonly well: Well;
  /** The areas for toppings; the first is the main one. */
  readonly tops: readonly [Well, ...Well[]];
  /** Shares add up to 1. */
  readonly items: readonly Portion[];
  readonly spec: DishSpec;
  readonly r: Rng;
  readonly #plenty: number;

  /** `plenty` scales the number of pieces: 1 is generous. */
  constructor(spec: DishSpec, base: BaseArt, well: Well, r: Rng, plenty: number) {
    this.spec = spec;
    this.well = well;
    this.tops = base.tops ?? [well];
    this.r = r;
    this.#plenty = plenty;
    const total = spec.ingredients.reduce((sum, i) => sum + i.share, 0) || 1;
    this.items = spec.ingredients.map((i) => ({ piece: i.piece, share: i.share / total }));
  }

  get top(): Well {
    return this.tops[0];
  }

  /** Everything a topping may lie on. */
  region(k = 1, margin = 0): Region {
    const [first, ...rest] = this.tops;
    return anyOf([regionOf(first, k, margin), ...rest.map((w) => regionOf(w, k, margin))]);
  }

  topArea(): number {
    return this.tops.reduce((sum, w) => sum + areaOf(w), 0);
  }

  /** How many pieces give a food its share of an area. */
  countOf(piece: string, share: number, area: number, cover: number): number {
    const { role, most = MOST[role] } = pieceOf(piece);
    return Math.min(most, this.fillOf(piece, share, area, cover));
  }

  /** The same, however many that are. */
  fillOf(piece: string, share: number, area: number, cover: number): number {
    const { size, most = Number.POSITIVE_INFINITY } = pieceOf(piece);
    const n = Math.round((share * area * cover * this.#plenty) / (Math.PI * size * size * 0.8));
    return Math.max(1, Math.min(most, n));
  }

  /** A limit on pieces, lower where there is less to draw. */
  atMost(n: number): number {
    return Math.round(n * this.#plenty);
  }

  /** How much of a base's litter to lay. */
  litterCount(piece: string, cover: number, max: number): number {
    const n = (areaOf(this.well) * cover) / (Math.PI * pieceOf(piece).size ** 2 * 0.8);
    return Math.min(max, Math.round(n * (0.55 + 0.45 * this.#plenty)));
  }

  put(piece: string, [x, y]: Point, { layer, turn, scale = 1 }: Lying): void {
    const p = pieceOf(piece);
    this.placed.push({
      piece,
      at: [Math.round(x), Math.round(y)],
      turn: Math.round(turn ?? this.r.range(-1, 1) * (p.spin ?? 180)),
      scale,
      variant: this.r.int(0, (p.variants ?? 1) - 1),
      layer,
    });
  }

  /** Scatters helpings over a region without crowding. */
  strew(
    list: readonly Helping[],
    region: Region,
    layer: Layer,
    pack = 0.86,
    settled: readonly Spot[] = [],
  ): void {
    const pieces = list.flatMap((l) => Array<string>(l.n).fill(l.piece));
    const sizes = pieces.map((p) => pieceOf(p).size);
    const spots = scatter(this.r, sizes, region, settled, pack);
    if (layer > 0) for (const s of spots) this.#clearOfRim(s);
    for (const s of spots.sort(pileOrder)) this.put(pieces[s.key] ?? '', [s.x, s.y], { layer });
  }

  /** Large pieces keep clear of the rim. */
  #clearOfRim(s: Spot): void {
    const k = 1 - Math.max(0, s.size - 24) / (this.well.rx * 1.7);
    s.x *= k;
    s.y *= k;
  }
}
