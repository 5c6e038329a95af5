/** Rice and its relatives as repeating tiles on a mound. */

import { rng } from '#domain/random/random.ts';
import { mix, shade, tint } from '../drawing/color.ts';
import { blob, rrect } from '../drawing/shape.ts';
import { body, fill, line, nums, type Point } from '../drawing/svg.ts';
import { shrink } from '../vessel/vessel.ts';
import { type BaseArt, type BaseContext, type Painter, strewn } from './base.ts';
import { curry } from './liquid.ts';

interface Layer {
  readonly c: string;
  readonly width: number;
  readonly shift?: number;
}
/** A repeating tile: one path of marks, stroked once per layer (dark side first, light last). */
interface Tile {
  readonly size: number;
  readonly marks: string;
  readonly layers: (tint: string) => readonly Layer[];
}

/** Blue noise that wraps round, so tiles meet without seams; kept clear of the edge by the mark's radius. */
function seeds(label: string, n: number, size: number, clear: number): Point[] {
  const r = rng(label);
  const points: Point[] = [];
  const wrapped = (d: number): number => Math.min(Math.abs(d), size - Math.abs(d));
  for (let i = 0; i < n; i++) {
    let best: Point = [clear, clear];
    let room = -1;
    for (let k = 0; k < 24; k++) {
      const p: Point = [r.range(clear, size - clear), r.range(clear, size - clear)];
      const gap = Math.min(...points.map((q) => Math.hypot(wrapped(p[0] - q[0]), wrapped(p[1] - q[1]))));
      if (gap > room) {
        room = gap;
        best = p;
      }
    }
    points.push(best);
  }
  return points.sort((a, b) => a[1] - b[1]);
}

const beads = (label: string, n: number, size: number, clear: number): string =>
  seeds(label, n, size, clear)
    .map((p) => `M${nums(p, 0)}h0`)
    .join('');

function grains(label: string, n: number, size: number, length: number): string {
  const r = rng(`${label}turn`);
  return seeds(label, n, size, length * 0.6)
    .map(([x, y]) => {
      const a = r() * Math.PI;
      const [u, v] = [Math.cos(a) * length, Math.sin(a) * length];
      return `M${nums([x - u / 2, y - v / 2], 0)}l${nums([u, v], 0)}`;
    })
    .join('');
}

const TILES = {
  rice: {
    size: 66,
    marks: grains('rice', 28, 66, 9),
    layers: (c) => [
      { c: shade(c, 0.24), width: 7.6 },
      { c: tint(c, 0.3), width: 6.2, shift: 1 },
    ],
  },
  orzo: {
    size: 66,
    marks: grains('orzo', 19, 66, 12),
    layers: (c) => [
      { c: shade(c, 0.3), width: 10.5 },
      { c, width: 8.5, shift: 1 },
      { c: tint(c, 0.6), width: 2.4, shift: 2 },
    ],
  },
  quinoa: {
    size: 58,
    marks: beads('quinoa', 27, 58, 4),
    layers: (c) => [
      { c: shade(c, 0.26), width: 10 },
      { c: tint(c, 0.6), width: 7.5, shift: 1 },
      { c: '#c08a5a', width: 1.8 },
    ],
  },
  couscous: {
    size: 54,
    marks: beads('couscous', 34, 54, 3),
    layers: (c) => [
      { c: shade(c, 0.24), width: 8 },
      { c: tint(c, 0.5), width: 6, shift: 1 },
    ],
  },
  lentil: {
    size: 66,
    marks: grains('lentil', 26, 66, 3),
    layers: (c) => [
      { c: shade(c, 0.4), width: 13 },
      { c: tint(c, 0.08), width: 10, shift: 1 },
      { c: tint(c, 0.42), width: 3, shift: 3 },
    ],
  },
} as const satisfies Record<string, Tile>;

function patternOf(ctx: BaseContext, tile: Tile, id: string): string {
  const marks = ctx.ink.id();
  const layers = tile
    .layers(ctx.tint)
    .map(
      ({ c, width, shift }) =>
        `<use href="#${marks}" stroke="${c}" stroke-width="${width}"${shift ? ` transform="translate(${-shift}-${shift})"` : ''}/>`,
    )
    .join('');
  return `<path id="${marks}" d="${tile.marks}"/><pattern id="${id}" width="${tile.size}" height="${tile.size}" patternUnits="userSpaceOnUse" patternTransform="rotate(17)">${layers}</pattern>`;
}

/** A heap of grains that leaves a little of the vessel free all round. */
const mound =
  (tile: Tile): Painter =>
  (ctx) => {
    const id = ctx.ink.id();
    const { rx, ry, shape } = ctx.well;
    const heap =
      shape === 'rect' ? rrect(rx * 0.97, ry * 0.96, 26) : blob(ctx.r, rx * 0.94, ry * 0.94, 0.03, 11);
    return {
      defs: patternOf(ctx, tile, id),
      art:
        body(heap, shade(ctx.tint, 0.18)) +
        fill(blob(ctx.r, rx * 0.66, ry * 0.62, 0.1, 9), tint(ctx.tint, 0.3), ' opacity=".55"') +
        fill(heap, `url(#${id})`),
      tops: [shrink(ctx.well, 0.84)],
    };
  };

export const rice = mound(TILES.rice);
export const orzo = mound(TILES.orzo);
export const quinoa = mound(TILES.quinoa);
export const couscous = mound(TILES.couscous);
export const lentilBed = mound(TILES.lentil);

/** Grains that have been in the wok: golden, some of them brown. */
export function friedRice(ctx: BaseContext): BaseArt {
  const bed = rice(ctx);
  const marks = (n: number, reach: number): string =>
    strewn(ctx, n, reach)
      .map(([x, y], i) => `M${nums([x, y], 0)}l${i % 2 ? 7 : 5} ${i % 3 ? 5 : -6}`)
      .join('');
  const c = ctx.tint;
  return {
    ...bed,
    art:
      bed.art +
      line(marks(54, 0.9), shade(c, 0.3), 8) +
      line(marks(44, 0.9), mix(c, '#b97a34', 0.5), 7.5) +
      line(marks(30, 0.88), tint(c, 0.55), 6.5),
  };
}

/** Sauce on one side, a bank of rice on the other. */
export function curryAndRice(ctx: BaseContext): BaseArt {
  const sauce = curry(ctx);
  const id = ctx.ink.id();
  const { rx, ry } = ctx.well;
  const white = '#f2e7ce';
  const bank = `M${nums([-rx * 0.3, -ry * 0.95], 0)}C${nums([rx * 0.06, -ry * 0.5, -rx * 0.2, -ry * 0.1, -rx * 0.06, ry * 0.2], 0)}S${nums([-rx * 0.2, ry * 0.8, -rx * 0.34, ry * 0.92], 0)}A${nums([rx * 0.98, ry * 0.98], 0)} 0 0 1 ${nums([-rx * 0.3, -ry * 0.95], 0)}Z`;
  return {
    defs: (sauce.defs ?? '') + patternOf({ ...ctx, tint: white }, TILES.rice, id),
    art:
      sauce.art +
      body(bank, shade(white, 0.16)) +
      fill(bank, `url(#${id})`) +
      line(
        `M${nums([-rx * 0.3, -ry * 0.95], 0)}C${nums([rx * 0.06, -ry * 0.5, -rx * 0.2, -ry * 0.1, -rx * 0.06, ry * 0.2], 0)}S${nums([-rx * 0.2, ry * 0.8, -rx * 0.34, ry * 0.92], 0)}`,
        mix(ctx.tint, white, 0.3),
        5,
        ' opacity=".6"',
      ),
    tops: [{ shape: 'ellipse', rx: rx * 0.5, ry: ry * 0.76, cx: rx * 0.4, cy: ry * 0.02 }],
  };
}
