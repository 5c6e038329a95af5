/** From the breakfast pan and the toaster: French toast, bagels, scrambled eggs, crêpes. */
import { mix, shade, tint } from '../drawing/color.ts';
import { blob, ellipse, polar } from '../drawing/shape.ts';
import { body, fill, line, moved, type Point, ring, specks } from '../drawing/svg.ts';
import { shrink } from '../vessel/vessel.ts';
import { type BaseArt, type BaseContext, strewn } from './base.ts';

const TOAST = 'M-58 66C-62 20-58-16-62-32C-64-66-34-78 0-78C34-78 64-66 62-32C58-16 62 20 58 66Q0 78-58 66Z';
const EGGY = 'M-51 60C-55 18-51-16-54-31C-55-57-30-68 0-68C30-68 55-57 54-31C51-16 55 18 51 60Q0 70-51 60Z';

/** Slices soaked in egg and fried, one leaning on the next. */
export function frenchToast(ctx: BaseContext): BaseArt {
  const c = mix(ctx.tint, '#e3a646', 0.6);
  const k = ctx.well.ry / 128;
  const one = (x: number, y: number, turn: number): string => {
    const marks = Array.from({ length: 9 }, () => polar(ctx.r() * 6.28, 44 * Math.sqrt(ctx.r()), 56));
    return moved(
      body(TOAST, '#8a4f1e') +
        fill(EGGY, c) +
        specks(marks, '#a8641f', 30, ' opacity=".45"') +
        specks(marks.slice(0, 6), '#8a4a18', 13, ' opacity=".5"') +
        specks(
          marks.slice(3).map(([px, py]) => [py * 0.7, px * 0.9] as const),
          '#fbdc8c',
          15,
          ' opacity=".7"',
        ) +
        line('M-44-38C-40-54-20-60 4-60', '#fff2bc', 5, ' opacity=".7"'),
      `translate(${Math.round(x * k)} ${Math.round(y * k)})rotate(${turn})scale(${(1.12 * k).toFixed(2)})`,
    );
  };
  return {
    art: one(-62, 6, -13) + one(2, 2, 2) + one(64, 4, 15),
    tops: [{ shape: 'ellipse', rx: 74 * k, ry: 58 * k }],
  };
}

/** Two halves of a ring, spread with the base's tint. */
export function bagelHalves(ctx: BaseContext): BaseArt {
  const at: readonly Point[] = [
    [-76, -8],
    [76, 10],
  ];
  const one = ([x, y]: Point): string =>
    moved(
      fill(blob(ctx.r, 76, 74, 0.02, 12), '#9a5c26', ' stroke="#4212"') +
        ring(0, 0, 41, '#efcf98', 58) +
        ring(0, 0, 69, '#c98a42', 5) +
        ring(0, 0, 42, shade(ctx.tint, 0.12), 45) +
        ring(-1, -1, 42, ctx.tint, 38) +
        line('M-50-12q8-26 28-32M24-44q22 10 26 30M-34 34q16 16 38 12', tint(ctx.tint, 0.55), 6) +
        fill(ellipse(13, 13), '#6b3d18') +
        fill(ellipse(10, 10, 2, 3), '#d9c3a0'),
      `translate(${x} ${y})`,
    );
  return {
    art: at.map(one).join(''),
    tops: [
      { shape: 'ellipse', rx: 58, ry: 58, cx: -76, cy: -8 },
      { shape: 'ellipse', rx: 58, ry: 58, cx: 76, cy: 10 },
    ],
  };
}

/** Soft curds heaped in the middle. */
export function scramble(ctx: BaseContext): BaseArt {
  const c = ctx.tint;
  const { rx, ry } = ctx.well;
  const curds = strewn(ctx, 30, 0.66);
  const shifted = (dx: number, dy: number): Point[] => curds.map(([x, y]) => [x + dx, y + dy] as const);
  const folds = curds
    .filter((_p, i) => i % 2 === 0)
    .map(([x, y]) => `M${Math.round(x - 12)} ${Math.round(y + 4)}q8-14 24-6`)
    .join('');
  return {
    art:
      fill(blob(ctx.r, rx * 0.74, ry * 0.7, 0.08, 11), shade(c, 0.3), ' stroke="#4213" stroke-width="6"') +
      specks(curds, shade(c, 0.24), 46) +
      specks(shifted(-2, -4), c, 38) +
      specks(shifted(-6, -9), tint(c, 0.42), 17) +
      line(folds, shade(c, 0.3), 4, ' opacity=".7"'),
    tops: [shrink(ctx.well, 0.62)],
  };
}

/** Thin rounds folded in quarters, fanned. */
export function foldedCrepes(ctx: BaseContext): BaseArt {
  const c = ctx.tint;
  const R = Math.round(Math.min(ctx.well.rx, ctx.well.ry) * 0.9);
  const quarter = (x: number, turn: number): string => {
    const lace = Array.from({ length: 15 }, () =>
      polar(ctx.r.range(0.12, 1.45), R * Math.sqrt(ctx.r.range(0.06, 0.9))),
    );
    return moved(
      body(`M0 0L${R} 0A${R} ${R} 0 0 1 0 ${R}Z`, shade(c, 0.34)) +
        fill(`M2 4L${R - 3} 3A${R} ${R} 0 0 1 4 ${R - 6}Z`, c) +
        specks(lace, shade(c, 0.3), 15, ' opacity=".45"') +
        specks(lace.slice(4), shade(c, 0.44), 6, ' opacity=".6"') +
        line(
          `M3 ${R - 16}A${R - 18} ${R - 18} 0 0 0 ${R - 16} 3M8 ${R - 34}A${R - 38} ${R - 38} 0 0 0 ${R - 34} 8`,
          tint(c, 0.5),
          4,
          ' opacity=".8"',
        ),
      `translate(${Math.round(R * x)} ${Math.round(-R * 0.62 + Math.abs(x) * R * 0.12)})rotate(${turn})`,
    );
  };
  return {
    art: quarter(0.38, 33) + quarter(-0.38, 57) + quarter(0, 45),
    tops: [{ shape: 'ellipse', rx: R * 0.52, ry: R * 0.3, cy: R * 0.06 }],
  };
}
