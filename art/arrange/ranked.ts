/** Arrangements in rank and file: grids, rows, rosettes. */
import { polar } from '../drawing/shape.ts';
import type { Point } from '../drawing/svg.ts';
import type { Piece } from '../piece/piece.ts';
import { pieceOf } from '../piece/piece-index.ts';
import { type Arrangement, areaOf, type Focus } from './arrangement.ts';

const TAU = Math.PI * 2;

/** What is not the ranked piece is sprinkled among it. */
function sprinkle(a: Arrangement, layer: 1 | 2 = 2): void {
  const rest = a.items.slice(1);
  if (!rest.length) return;
  const list = rest.map((i) => ({ piece: i.piece, n: a.countOf(i.piece, i.share, areaOf(a.top), 0.4) }));
  a.strew(list, a.region(0.95, 8), layer, 0.9);
}

interface Rank {
  readonly scale: number;
  readonly spots: readonly Point[];
}

/** Rows of evenly spaced spots for pieces of that size, offset to suit the outline. */
function ranks({ top }: Arrangement, { size, flat = 1 }: Piece, scale: number): Rank {
  const pitch = size * scale * 2.12;
  const step = pitch * flat;
  const wide = top.shape === 'rect';
  const rows = Math.max(1, Math.floor((top.ry * 2 * (wide ? 1.04 : 0.84)) / (step * (wide ? 1 : 0.9))));
  const spots: Point[] = [];
  const apart = (room: number, n: number, each: number): number =>
    Math.max(1, Math.min(1.24, room / (n * each)));
  for (let j = 0; j < rows; j++) {
    const y = (j - (rows - 1) / 2) * step * (wide ? apart(top.ry * 2, rows, step) : 0.92);
    const half = wide ? top.rx * 1.04 : Math.sqrt(Math.max(0, 1 - (y / top.ry) ** 2)) * top.rx;
    const columns = Math.max(1, Math.floor((half * 2) / pitch));
    const between = pitch * (wide ? apart(top.rx * 2, columns, pitch) : 1);
    for (let i = 0; i < columns; i++) spots.push([(i - (columns - 1) / 2) * between, y]);
  }
  return { scale, spots };
}

/** One kind of piece, evenly spaced; a size smaller where too few would fit. */
export function grid(a: Arrangement): Focus {
  const [first] = a.items;
  if (!first) return { at: [0, 0], spread: 0.5 };
  const piece = pieceOf(first.piece);
  const jitter = (): number => a.r.range(-4, 4);
  const tries = [1, 0.88, 0.78].map((scale) => ranks(a, piece, scale));
  const { scale, spots } = a.well.seats
    ? { scale: 1, spots: a.well.seats }
    : ([1.36, 1.2]
        .map((scale) => ranks(a, piece, scale))
        .find((t) => t.spots.length >= Math.min(9, tries[0]?.spots.length ?? 9)) ??
      tries.find((t) => t.spots.length >= 5) ??
      tries.at(-1) ??
      ranks(a, piece, 1));
  for (const [x, y] of spots) a.put(first.piece, [x + jitter(), y + jitter()], { layer: 1, scale });
  if (!a.well.seats) sprinkle(a);
  return { at: [a.r.range(-40, 40), a.r.range(-30, 30)], spread: 0.84 };
}

/** Long things side by side, as large as the vessel takes: skewers, wraps, whole roots. */
export function row(a: Arrangement): Focus {
  const [first] = a.items;
  if (!first) return { at: [0, 0], spread: 0.5 };
  const { top } = a;
  const { size, role, flat = 1 } = pieceOf(first.piece);
  const long = role === 'stalk' && size < 70;
  const across = long && top.rx * 1.9 > size * 4.4 ? 2 : 1;
  const length = size * (role === 'stalk' ? 2.7 : 2.3);
  const scale = Math.max(
    0.8,
    Math.min(1.5, (top.rx * (top.shape === 'rect' ? 1.8 : 1.56)) / (across * length)),
  );
  const pitch = (role === 'stalk' ? (long ? 27 : 42) : size * 1.16) * flat * scale;
  const reach = top.ry * (top.shape === 'rect' ? 1.84 : 1.56);
  const n = Math.max(2, Math.min(12, Math.floor(reach / pitch) + (long ? 1 : 0)));
  sprinkle(a, 1);
  for (let i = 0; i < n; i++) {
    const y = (i - (n - 1) / 2) * Math.min(pitch, reach / n);
    for (let j = 0; j < across; j++) {
      const x = (j - (across - 1) / 2) * top.rx * 0.98 + a.r.range(-7, 7);
      const turn = a.r.range(-1, 1) * (flat < 1 ? 9 : 5) + (long && (i + j) % 2 ? 180 : 0);
      a.put(first.piece, [x, y], { layer: role === 'stalk' ? 1 : 2, turn, scale });
    }
  }
  return { at: [0, 0], spread: 0.8 };
}

/** Three balls leaning on one another, the rest tucked round them. */
export function scoops(a: Arrangement): Focus {
  const [first] = a.items;
  if (!first) return { at: [0, 0], spread: 0.5 };
  const reach = a.top.rx * 0.38;
  const turn = a.r() * TAU;
  sprinkle(a, 1);
  for (let i = 0; i < 3; i++)
    a.put(first.piece, polar(turn + (i / 3) * TAU, reach), { layer: 1, scale: a.top.rx / 140 });
  return { at: [0, 0], spread: 0.5 };
}

/** Overlapping slices in rings, as on a tart. */
export function rosette(a: Arrangement): Focus {
  const { top } = a;
  for (const [at, k] of [0.84, 0.47, 0.1].entries()) {
    const item = a.items[at % Math.max(1, a.items.length)];
    if (!item) break;
    const { size } = pieceOf(item.piece);
    const n = k <= 0.1 ? 3 : Math.round((TAU * k * top.rx) / (size * 0.8));
    const phase = a.r() * TAU;
    for (let i = 0; i < n; i++) {
      const t = phase + (i / n) * TAU;
      a.put(item.piece, polar(t, top.rx * k, top.ry * k), { layer: 1, turn: (t * 180) / Math.PI - 72 });
    }
  }
  return { at: [a.r.range(-8, 8), a.r.range(-8, 8)], spread: 0.5 };
}
