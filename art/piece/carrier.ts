/**
 * Pieces made of pieces, named by what they hold: `on:cracker+ricotta+grape` lays toppings on a carrier,
 * `skewer:mozzarella-ball+cucumber` threads them on a stick.
 */
import type { Rng } from '#domain/random/random.ts';
import { body, line, moved, nums, type Point } from '../drawing/svg.ts';
import type { Piece } from './piece.ts';

export type CarrierName = `on:${string}` | `skewer:${string}`;
type Find = (name: string) => Piece | undefined;

/** Where up to five toppings sit, as fractions of the carrier's size. */
const SEATS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-0.24, -0.1],
    [0.26, 0.12],
  ],
  3: [
    [-0.26, -0.16],
    [0.28, -0.12],
    [0, 0.28],
  ],
  4: [
    [-0.27, -0.2],
    [0.25, -0.24],
    [-0.2, 0.26],
    [0.28, 0.22],
  ],
  5: [
    [-0.3, -0.2],
    [0.22, -0.28],
    [0.32, 0.18],
    [-0.18, 0.3],
    [0, 0],
  ],
};

const written = /^(on|skewer):([a-z-]+(?:\+[a-z-]+)*)$/;

const stamp = (p: Piece, r: Rng, [x, y]: Point, scale: number): string => {
  const turn = Math.round(r.range(-1, 1) * (p.spin ?? 180));
  return moved(
    p.draw(r, r.int(0, (p.variants ?? 1) - 1)),
    `translate(${nums([x, y])})${turn ? `rotate(${turn})` : ''}scale(${Math.round(scale * 100) / 100})`,
  );
};

/** Small carriers are drawn larger, so that what they carry can be made out. */
const LEAST = 36;

function laid(carrier: Piece, tops: readonly Piece[]): Piece {
  const [first, ...rest] = tops;
  const zoom = Math.max(1, LEAST / carrier.size);
  const size = carrier.size * zoom;
  return {
    role: 'chunk',
    size,
    spin: Math.min(carrier.spin ?? 180, 24),
    variants: 2,
    draw: (r, v) => {
      const drawn = carrier.draw(r, v % (carrier.variants ?? 1));
      const under = zoom === 1 ? drawn : moved(drawn, `scale(${Math.round(zoom * 100) / 100})`);
      const spread = first?.role === 'dollop' ? first : undefined;
      const pieces = spread ? rest : tops;
      const wanted = pieces.every((p) => p.role === 'leaf') ? pieces.length : size > 44 ? 5 : pieces.length;
      const seats = SEATS[Math.min(5, wanted)] ?? [];
      const room = seats.length > 2 ? 0.42 : seats.length > 1 ? 0.46 : 0.5;
      const fit = (p: Piece): number => Math.min(1, (size * room * (p.role === 'leaf' ? 0.8 : 1)) / p.size);
      return (
        under +
        (spread ? stamp(spread, r, [0, 0], (size * 0.7) / spread.size) : '') +
        seats
          .map(([x, y], i) => {
            const p = pieces[i % pieces.length];
            return p ? stamp(p, r, [x * size, y * size], fit(p)) : '';
          })
          .join('')
      );
    },
  };
}

function threaded(parts: readonly Piece[]): Piece {
  const row = Array.from({ length: 5 }, (_, i) => parts[i % parts.length]).filter((p) => p !== undefined);
  return {
    role: 'stalk',
    size: 76,
    spin: 4,
    variants: 2,
    draw: (r) =>
      body('M-112-2.5H96L108 0L96 2.5H-112Z', '#dcb67c') +
      line('M-108-1H90', '#f3ddb0', 1.5) +
      row.map((p, i) => stamp(p, r, [-68 + i * 33, r.range(-2, 2)], Math.min(1, 19 / p.size))).join(''),
  };
}

/** The piece such a name describes; undefined where the name or one of its parts is unknown. */
export function carrierOf(name: string, find: Find): Piece | undefined {
  const [, kind, list] = written.exec(name) ?? [];
  if (kind === undefined || list === undefined) return undefined;
  const parts = list.split('+').map(find);
  const known = parts.filter((p) => p !== undefined);
  const [carrier, ...tops] = known;
  if (known.length < parts.length || carrier === undefined) return undefined;
  return kind === 'on' ? laid(carrier, tops) : threaded(known);
}
