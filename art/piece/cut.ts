/** How a knife leaves things: cubes, chunks, coins, wedges, strips, ribbons. */
import { shade, tint } from '../drawing/color.ts';
import { leaf, rrect, spokes } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, moved, nums } from '../drawing/svg.ts';
import type { Piece } from './piece.ts';

export const mirrored = (v: number, inner: string): string => (v ? moved(inner, 'scale(-1 1)') : inner);
export const flipped = (v: number, inner: string): string => (v ? moved(inner, 'scale(1-1)') : inner);

/** A cube seen from above with a sliver of its near side. */
export const cube = (s: number, c: string): string =>
  body(rrect(s, s, s * 0.32), shade(c, 0.2)) +
  fill(
    `M${-s + 1} ${-s + 4}q0-4 4-4h${2 * s - 10}q4 0 4 4v${2 * s - 13}q0 4-4 4h-${2 * s - 10}q-4 0-4-4z`,
    c,
  );

/** A hand-cut chunk that lies with one edge towards us: lit top, two sides, the grain along the larger one. */
export const block = (v: number, top: string, left: string, right: string, grain: string): string =>
  mirrored(
    v,
    body('M-26-10L-4-21Q4-24 12-20L26-9Q28 4 25 13L-1 23Q-8 24-14 19L-26 9Z', left) +
      fill('M-3 3L26-9Q28 4 25 13L-1 23Q-5 12-3 3Z', right) +
      fill('M-26-10L-4-21Q4-24 12-20L26-9L-3 3Q-14-1-26-10Z', top) +
      line('M4 8l15-6M4 15l15-5', grain, 2.6),
  );

/** A round cut across: skin, flesh, and whatever is in the middle. */
export const coin = (skin: string, flesh: string, s: number, middle = ''): string =>
  disc(0, 0, s, skin) + dot(0, 0, s - 2.6, flesh) + middle;

export const wedge = (skin: string, flesh: string): string =>
  body('M-35-13C-37 32 37 32 35-13C20-5-20-5-35-13Z', skin) +
  fill('M-35-14C-34 21 34 21 35-14C20-6-20-6-35-14Z', flesh);

export const crescent = (skin: string, flesh: string, core = ''): string =>
  body('M-34-12C-28 22 28 22 34-12C20 4-20 4-34-12Z', skin) +
  fill('M-34-13C-26 16 26 16 34-13C20 3-20 3-34-13Z', flesh) +
  core;

export const citrus = (rind: string, flesh: string, s: number): string =>
  disc(0, 0, s, rind) +
  dot(0, 0, s * 0.87, '#fff6d8') +
  dot(0, 0, s * 0.79, flesh) +
  line(spokes(8, 3, s * 0.79, 0.3), '#fff3cc', 2.6) +
  line(spokes(8, s * 0.34, s * 0.56, 0.69), '#fff6', 3.5);

/** A cut strip: glossy skin, pale inner edge, square ends. */
export const strip = (c: string): Piece => ({
  role: 'chunk',
  size: 25,
  variants: 2,
  draw: (_r, v) =>
    `<g stroke-linecap="butt"${v ? ' transform="scale(1.1-.8)"' : ''}>${
      line('M-29-7C-14 13 14 13 30-3', '#4212', 21) +
      line('M-28-6C-13 13 14 13 29-3', shade(c, 0.2), 17) +
      line('M-27-8C-13 10 13 10 27-5', c, 12.5) +
      line('M-24-13C-12 4 12 4 23-10', tint(c, 0.6), 3) +
      line('M-15 3C-4 9 8 9 18 3', '#fff7', 3)
    }</g>`,
});

/** A shaved ribbon, folded over itself once. */
export const ribbon = (flesh: string, under: string, edge: string, light: string): Piece => ({
  role: 'chunk',
  size: 32,
  variants: 2,
  draw: (_r, v) => {
    const [a, b] = [
      'M-44-12C-34-26-18-26-8-12S14 6 22-6 36-22 44-16',
      'M44 12C36 6 28 10 22 20S-2 32-10 16-34 4-44 16',
    ];
    return mirrored(
      v,
      body(`${a}L${b.slice(1)}Z`, flesh) +
        fill('M-8-12C0 2 8 4 15 1L13 28C4 30-4 28-10 16Z', under) +
        line(a + b, edge, 3.2) +
        line('M-38 0Q-24-12-12 2M22 8Q30-6 40-4', light, 3.5),
    );
  },
});

/** A stick, roasted or raw. */
export const baton = (side: string, top: string, light: string): Piece => ({
  role: 'chunk',
  size: 29,
  variants: 2,
  spin: 180,
  draw: (_r, v) =>
    body(
      v ? 'M-40 2L28-15Q42-6 38 8L-30 15Q-42 11-40 2Z' : 'M-38-10L34-8Q44 2 34 11L-34 14Q-46 2-38-10Z',
      side,
    ) +
    fill(v ? 'M-37 1L28-13Q37-7 35 2L-30 8Q-40 7-37 1Z' : 'M-36-8L33-7Q40 0 34 4L-33 6Q-42 0-36-8Z', top) +
    line('M-22-1L18-4', light, 3),
});

/** Torn along the grain: a tuft of fibers with frayed ends. */
export const torn = (dark: string, mid: string, light: string): string =>
  line('M-28 2C-12-14 10-16 28-8M-26 12C-8 0 10-2 27 8M-20-12C-6-22 8-24 20-18', '#4213', 13) +
  line('M-28 2C-12-14 10-16 28-8', dark, 10) +
  line('M-26 12C-8 0 10-2 27 8', mid, 10) +
  line('M-20-12C-6-22 8-24 20-18', mid, 8) +
  line('M-24 3C-10-8 8-12 24-6M-20 10C-6 2 8 1 22 7', light, 3) +
  line('M-14 15C-2 8 8 8 18 12M-14-14C-4-20 6-21 14-18', dark, 2.4);

/** A small cube, one of many. */
export const dice = (c: string): string =>
  body('M-11-9L9-12L13 7L-7 12Z', shade(c, 0.22)) +
  fill('M-11-9L9-12L11 2L-8 6Z', c) +
  line('M-6-6l9-1', '#fff6', 2.4);

/** Thin strands: shredded cabbage, grated carrot. */
export const shreds = (under: string, over: string, light: string): string =>
  ['M-28-4C-10-18 8-12 26-16', 'M-26 8C-8-4 12 4 28-4', 'M-20 18C-6 6 10 16 24 8']
    .map((d, i) => line(d, '#4213', 9.5) + line(d, i % 2 ? over : under, 6.5))
    .join('') + line('M-18-6q12-6 22-5M-8 5q10-2 18 0', light, 2);

/** A whole leaf along x with a shaded half, midrib and veins. */
export const leafy = (c: string, l: number, w: number): string =>
  body(leaf(l, w), c) +
  fill(`M${nums([-l, 0])}C${nums([-l * 0.5, w * 1.3, l * 0.45, w, l, 0], 0)}Z`, shade(c, 0.16)) +
  line(
    `M${-l} 0H${l * 0.75}M${-l * 0.35} 0l9-${Math.round(w * 0.55)}M${-l * 0.35} 0l9 ${Math.round(w * 0.55)}M${l * 0.15} 0l8-${Math.round(w * 0.5)}M${l * 0.15} 0l8 ${Math.round(w * 0.5)}`,
    tint(c, 0.5),
    2,
  );

/** One leaf along x with a lit and a shaded half and a rib. */
export const blade = (c: string, l: number, w: number, at = ''): string => {
  const inner =
    body(leaf(l, w), c) +
    fill(`M${nums([-l, 0])}C${nums([-l * 0.5, w * 1.3, l * 0.45, w, l, 0], 0)}Z`, shade(c, 0.18)) +
    line(`M${-l} 0H${Math.round(l * 0.7)}`, tint(c, 0.55), 2);
  return at ? moved(inner, at) : inner;
};
