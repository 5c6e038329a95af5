/** Arrangements made with care: in order round a bowl, side by side, or plated. */
import { type Region, type Spot, wedgeRegion } from '../drawing/scatter.ts';
import { polar } from '../drawing/shape.ts';
import type { Point } from '../drawing/svg.ts';
import { pieceOf } from '../piece/piece-index.ts';
import { type Arrangement, areaOf, type Focus } from './arrangement.ts';

const TAU = Math.PI * 2;
const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Toppings one after another along one side of a bowl. */
export function crescent(a: Arrangement): Focus {
  const { top } = a;
  const span = TAU * (a.items.length > 1 ? 0.62 : 0.42);
  let from = a.r.pick([0.35, 2.4, 3.6, 5.2]);
  const middle = from + span / 2;
  for (const i of a.items) {
    const { role } = pieceOf(i.piece);
    if (role === 'drizzle' || role === 'dollop') {
      a.put(i.piece, [0, 0], { layer: 1 });
      continue;
    }
    const to = from + span * i.share;
    const n = a.countOf(i.piece, i.share, areaOf(top) * 0.42, 1.05);
    const band = wedgeRegion(top.rx, top.ry, [from + 0.06, to - 0.02], [0.4, 0.9]);
    a.strew([{ piece: i.piece, n }], band, 1, 0.84);
    from = to;
  }
  return { at: polar(middle, top.rx * 0.52, top.ry * 0.52), spread: 0.7 };
}

/** Each ingredient in its own slice of the bowl. */
export function sectors(a: Arrangement): Focus {
  const { top } = a;
  let from = a.r() * TAU;
  const inner = a.items.length > 3 ? 0.2 : 0.06;
  for (const i of a.items) {
    const { role, size } = pieceOf(i.piece);
    const to = from + TAU * i.share;
    if (role === 'hero' || role === 'dollop') {
      a.put(i.piece, polar((from + to) / 2, top.rx * 0.48, top.ry * 0.48), { layer: 1 });
    } else if (role === 'slice') fan(a, i.piece, size, [from, to]);
    else {
      const n = Math.min(18, a.countOf(i.piece, i.share, areaOf(top), 1));
      a.strew(
        [{ piece: i.piece, n }],
        wedgeRegion(top.rx, top.ry, [from + 0.1, to - 0.1], [inner, 0.97]),
        1,
        0.84,
      );
    }
    from = to;
  }
  return { at: [0, -4], spread: 0.45 };
}

/** Slices leaning on one another along an arc; small ones in two rows. */
function fan(a: Arrangement, piece: string, size: number, [from, to]: Point): void {
  const { top } = a;
  const step = (size * 0.78) / (top.rx * 0.6);
  const n = Math.max(3, Math.floor((to - from - 0.1) / step));
  const rows = size < 24 ? [0.78, 0.46] : [0.62];
  for (const [row, k] of rows.entries()) {
    const count = row ? Math.max(2, n - 3) : n;
    for (let j = 0; j < count; j++) {
      const t = from + 0.12 + ((to - from - 0.2) * (j + 0.5)) / count;
      a.put(piece, polar(t, top.rx * k, top.ry * k), { layer: 1, turn: degrees(t) + (size >= 24 ? 90 : 0) });
    }
  }
}

interface Plate {
  /** Turns plate coordinates (the plate is about 256 across) into the canvas. */
  at(x: number, y: number): Point;
  readonly tilt: number;
  readonly zoom: number;
}

function plateOf(a: Arrangement): Plate {
  const { rx, ry } = a.well;
  const tilt = rx > ry ? a.r.range(-10, -4) : a.r.range(-24, -10);
  const [c, s] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  const zoom = (rx + ry) / 2 / 128;
  return { tilt, zoom, at: (x, y) => [(x * c - y * s) * zoom, (x * s + y * c) * zoom] };
}

/** A main piece across the middle, stalks above it, the rest in front. */
export function plated(a: Arrangement): Focus {
  const plate = plateOf(a);
  const hero = a.items.find((i) => pieceOf(i.piece).role === 'hero');
  const stalks = a.items.filter((i) => pieceOf(i.piece).role === 'stalk');
  const sides = a.items.filter((i) => i !== hero && !stalks.includes(i));
  const heroY = stalks.length ? (sides.length ? 0 : 22) : sides.length ? -34 : -8;
  for (const [k, stalk] of stalks.entries()) {
    const { size } = pieceOf(stalk.piece);
    const thick = size > 62 ? 15 : size > 57 ? 18 : 12;
    for (let j = 0; j < 5; j++) {
      const turn = plate.tilt + a.r.range(-5, 5) + (a.r() < 0.3 ? 180 : 0);
      a.put(stalk.piece, plate.at(a.r.range(-10, 10), -98 + k * 20 + j * thick), {
        layer: 0,
        turn,
        scale: 1.12,
      });
    }
  }
  if (!hero) return { at: [0, 0], spread: 0.4 };
  const settled = heroFootprint(plate, heroY);
  sidesInFront(a, sides, plate, heroY, settled);
  const { size } = pieceOf(hero.piece);
  const [x, y] = plate.at(6, heroY);
  if (size < 56) {
    a.put(hero.piece, plate.at(46, heroY - 6), { layer: 1, turn: plate.tilt + 14, scale: 1.2 * plate.zoom });
    a.put(hero.piece, plate.at(-40, heroY + 4), { layer: 1, turn: plate.tilt - 8, scale: 1.2 * plate.zoom });
  } else {
    const scale = Math.min(sides.length ? 1.3 : 1.5, (sides.length ? 86 : 98) / size) * plate.zoom;
    a.put(hero.piece, [x, y], { layer: 1, turn: plate.tilt + a.r.range(-4, 4), scale });
  }
  return { at: [x + 26, y - 10], spread: 0.4 };
}

function heroFootprint(plate: Plate, heroY: number): Spot[] {
  return [-44, 0, 44].map((dx) => {
    const [x, y] = plate.at(6 + dx, heroY + 8);
    return { x, y, size: dx === 0 ? 38 : 34, key: -1 };
  });
}

function sidesInFront(
  a: Arrangement,
  sides: Arrangement['items'],
  plate: Plate,
  heroY: number,
  settled: readonly Spot[],
): void {
  if (!sides.length) return;
  const total = sides.reduce((sum, i) => sum + i.share, 0) || 1;
  const { rx, ry } = a.well;
  const tilt = (plate.tilt * Math.PI) / 180;
  const region: Region = {
    sample: (r) => plate.at(r.range(-100, 100), r.range(heroY + 46, 104)),
    contains: (x, y) => {
      const depth = -x * Math.sin(tilt) + y * Math.cos(tilt);
      return depth > heroY + 46 && Math.hypot(x / rx, y / ry) < 0.9;
    },
  };
  const list = sides.map((i) => ({
    piece: i.piece,
    n: Math.min(16, a.countOf(i.piece, i.share / total, areaOf(a.well) * 0.42, 1.15)),
  }));
  a.strew(list, region, 0, 0.86, settled);
}

/** A main piece resting on its bed, the rest in a ring about it. */
export function crown(a: Arrangement): Focus {
  const { top } = a;
  const hero = a.items.find((i) => pieceOf(i.piece).role === 'hero') ?? a.items[0];
  if (!hero) return { at: [0, 0], spread: 0.5 };
  const rest = a.items.filter((i) => i !== hero);
  const total = rest.reduce((sum, i) => sum + i.share, 0) || 1;
  const list = rest.map((i) => ({
    piece: i.piece,
    n: a.countOf(i.piece, i.share / total, areaOf(top) * 0.5, 1),
  }));
  a.strew(list, wedgeRegion(top.rx, top.ry, [0, TAU], [0.62, 0.94]), 0, 0.86);
  const { size, spin = 180 } = pieceOf(hero.piece);
  const tilt = Math.max(-spin, a.r.range(-24, -8));
  if (size < 56) {
    a.put(hero.piece, [top.rx * 0.26, -top.ry * 0.14], { layer: 1, turn: tilt + 16, scale: 1.3 });
    a.put(hero.piece, [-top.rx * 0.24, top.ry * 0.1], { layer: 1, turn: tilt - 6, scale: 1.3 });
  } else {
    a.put(hero.piece, [0, 0], {
      layer: 1,
      turn: tilt,
      scale: Math.min(1.5, (top.rx * 0.84) / size, (top.ry * 1.05) / size),
    });
  }
  return { at: [8, -6], spread: 0.5 };
}
