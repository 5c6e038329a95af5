/** Placement: best-candidate blue noise with piece sizes, a little relaxation, and paint order. */
import type { Rng } from '#domain/random/random.ts';
import { polar } from './shape.ts';
import type { Point } from './svg.ts';

export interface Spot {
  x: number;
  y: number;
  /** Footprint radius. */
  readonly size: number;
  /** Index into the list of sizes it came from. */
  readonly key: number;
}

export interface Region {
  sample(r: Rng): Point;
  contains(x: number, y: number): boolean;
}

export const ellipseRegion = (rx: number, ry: number, x = 0, y = 0): Region => ({
  sample: (r) => {
    const a = r() * 6.2832;
    const k = Math.sqrt(r());
    return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k];
  },
  contains: (px, py) => ((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 <= 1,
});

export const rectRegion = (w: number, h: number, x = 0, y = 0): Region => ({
  sample: (r) => [x + r.range(-w, w), y + r.range(-h, h)],
  contains: (px, py) => Math.abs(px - x) <= w && Math.abs(py - y) <= h,
});

/** A slice of an ellipse between two angles and two radii (fractions of the whole). */
export const wedgeRegion = (rx: number, ry: number, [from, to]: Point, [inner, outer]: Point): Region => ({
  sample: (r) => {
    const k = Math.sqrt(r.range(inner * inner, outer * outer));
    return polar(r.range(from, to), rx * k, ry * k);
  },
  contains: (x, y) => {
    const k = Math.hypot(x / rx, y / ry);
    let a = Math.atan2(y / ry, x / rx);
    while (a < from) a += Math.PI * 2;
    return k >= inner && k <= outer && a <= to;
  },
});

/** Several times as fast as Math.hypot, which guards against overflows that cannot happen on a canvas. */
const distance = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

const TRIES = 28;
const PASSES = 24;

/**
 * Puts pieces (big ones first) where they have most room, then lets neighbors push apart.
 * `sizes` are footprint radii; `settled` pieces are respected but never moved.
 */
export function scatter(
  r: Rng,
  sizes: readonly number[],
  region: Region,
  settled: readonly Spot[] = [],
  pack = 0.9,
): Spot[] {
  const order = sizes.map((size, key) => ({ size, key })).sort((a, b) => b.size - a.size || a.key - b.key);
  const spots: Spot[] = [];
  for (const { size, key } of order) spots.push(roomiest(r, region, [spots, settled], size, key, pack));
  for (let pass = 0; pass < PASSES; pass++) {
    for (const s of spots) push(s, spots, settled, region, pack);
  }
  return spots;
}

function roomiest(
  r: Rng,
  region: Region,
  others: readonly (readonly Spot[])[],
  size: number,
  key: number,
  pack: number,
): Spot {
  let best: Spot = { x: 0, y: 0, size, key };
  let room = -Infinity;
  for (let i = 0; i < TRIES; i++) {
    const [x, y] = region.sample(r);
    let gap = Infinity;
    for (const list of others) {
      for (const s of list) {
        const reach = s.size + size;
        const room = (distance(s.x - x, s.y - y) - reach * pack) / reach;
        if (room < gap) gap = room;
      }
    }
    if (gap > room) {
      room = gap;
      best = { x, y, size, key };
    }
  }
  return best;
}

function push(s: Spot, spots: readonly Spot[], settled: readonly Spot[], region: Region, pack: number): void {
  let [dx, dy] = [0, 0];
  for (const list of [spots, settled]) {
    for (const o of list) {
      if (o === s) continue;
      const want = (s.size + o.size) * pack;
      if (Math.abs(s.x - o.x) >= want || Math.abs(s.y - o.y) >= want) continue;
      const d = distance(s.x - o.x, s.y - o.y) || 0.01;
      if (d >= want) continue;
      const k = ((want - d) / d) * 0.3;
      dx += (s.x - o.x) * k;
      dy += (s.y - o.y) * k;
    }
  }
  if (region.contains(s.x + dx, s.y + dy)) {
    s.x += dx;
    s.y += dy;
  }
}

/** Farther from the middle is lower in the pile; big pieces lie under small ones. */
export const pileOrder = (a: Spot, b: Spot): number =>
  Math.hypot(b.x, b.y) + b.size * 2 - (Math.hypot(a.x, a.y) + a.size * 2);
