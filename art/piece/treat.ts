/** Rolled, pressed and filled sweets in the color of their dough: `ball:#7d4e30`. */
import { shade, tint } from '../drawing/color.ts';
import { blob, lobed, rrect } from '../drawing/shape.ts';
import { body, disc, fill, line, ring, specks } from '../drawing/svg.ts';
import { at, bits, type Colors } from './filling.ts';
import type { Piece } from './piece.ts';

/** Further colors stick to the outside. */
const ball = (colors: Colors): Piece => {
  const c = at(colors, 0);
  return {
    role: 'chunk',
    size: 33,
    spin: 20,
    draw: (r) =>
      disc(0, 0, 34, shade(c, 0.3)) +
      fill(blob(r, 28, 27, 0.08, 9), c, ' transform="translate(-3-4)"') +
      specks(
        [
          [-14, -10],
          [4, -18],
          [14, -4],
          [-4, 4],
          [-18, 8],
          [8, 14],
          [20, 10],
          [-6, 20],
        ],
        at(colors, 1) === c ? tint(c, 0.4) : at(colors, 1),
        5.5,
      ) +
      specks(
        [
          [-6, -14],
          [-20, -2],
          [14, 20],
          [2, -4],
        ],
        shade(c, 0.46),
        5,
      ) +
      line('M-22-12Q-14-24 2-25', '#fff5', 4),
  };
};

/** Pressed flakes and bits. */
const bar = (colors: Colors): Piece => {
  const c = at(colors, 0);
  const rest = colors.slice(1);
  return {
    role: 'chunk',
    size: 44,
    flat: 0.74,
    spin: 6,
    variants: 2,
    draw: () =>
      body(rrect(46, 31, 6), shade(c, 0.34)) +
      fill(rrect(45, 27, 6), c, ' transform="translate(0-4)"') +
      line(
        'M-30-16l9 3M-8-20l8 4M14-18l9-2M-26 2l9-4M-4-2l9 2M20 0l9-3M-30 12l8-3M0 12l9-2M26 12l7-4',
        tint(c, 0.5),
        6,
      ) +
      bits(
        rest.length > 0 ? [rest[0] ?? c, ...rest.slice(1)] : [shade(c, 0.24)],
        [
          [-16, -8],
          [8, -8],
          [30, -10],
          [-12, 10],
          [14, 8],
          [34, 6],
        ],
        8,
      ) +
      line('M-38-24h30', '#fff4', 3),
  };
};

const date = (colors: Colors): Piece => ({
  role: 'chunk',
  size: 34,
  flat: 0.6,
  spin: 30,
  variants: 2,
  draw: () =>
    body('M-44 0C-38-24 34-26 44-2C38 24-36 24-44 0Z', '#4f2a19') +
    fill('M-36-3C-24-12 22-13 36-4C24 10-24 10-36-3Z', at(colors, 0)) +
    line('M-34-12C-20-20 16-20 30-14', '#9a6240', 4) +
    line('M-20-3q6-5 12 0t12 0 12-2', tint(at(colors, 0), 0.5), 3.4) +
    (colors.length > 1
      ? specks(
          [
            [-14, -4],
            [6, -5],
            [22, -4],
          ],
          at(colors, 1),
          8,
        )
      : ''),
});

/** Frozen on a stick. */
const pop = (colors: Colors): Piece => {
  const c = at(colors, 0);
  return {
    role: 'hero',
    size: 58,
    flat: 1.24,
    spin: 12,
    draw: () =>
      body('M-9 40h18v42q0 8-9 8t-9-8z', '#d9b47c') +
      line('M-4 48v32', '#f3dcae', 4) +
      body('M-36-36Q-36-76 0-76T36-36V34Q36 46 24 46H-24Q-36 46-36 34Z', shade(c, 0.24)) +
      fill('M-32-36Q-32-71-1-71T31-36V32Q31 40 22 40H-24Q-32 40-32 32Z', c) +
      line('M-13-46V24M11-46V24', shade(c, 0.2), 7, ' opacity=".6"') +
      line('M-24-40Q-24-60-8-64', '#fffb', 6),
  };
};

/** Turned out of its mold. */
const jelly = (colors: Colors): Piece => {
  const c = at(colors, 0);
  return {
    role: 'hero',
    size: 78,
    spin: 20,
    draw: () =>
      body(lobed(80, 78, 10, 0.06), shade(c, 0.26), ' opacity=".9"') +
      fill(lobed(66, 64, 10, 0.07), c, ' opacity=".85"') +
      ring(0, 0, 26, shade(c, 0.26), 9) +
      line('M-48-30C-38-46-22-54-6-56', tint(c, 0.7), 6),
  };
};

/** A stick of celery with something spread in its groove. */
const boat = (colors: Colors): Piece => {
  const c = at(colors, 0);
  return {
    role: 'stalk',
    size: 60,
    spin: 8,
    draw: () =>
      body('M-86-14Q-94 0-86 16H82Q92 2 84-14Z', '#8fae4f') +
      fill('M-84-12Q-90-2-84 6H82Q88-2 82-12Z', '#d3e39a') +
      line('M-78-10H78M-80 11H76', '#f0f6cc', 2.5) +
      line('M-70 0q10-9 20 0t20 0 20 0 20 0 20 0 20 0 14 0', shade(c, 0.16), 17) +
      line('M-70-2q10-9 20 0t20 0 20 0 20 0 20 0 20 0 14 0', c, 12),
  };
};

/** Fried in a pan; bits of what is in it show in the crust. */
const fritter = (colors: Colors): Piece => {
  const c = at(colors, 0);
  const [first = shade(c, 0.2), ...more] = colors.slice(1);
  return {
    role: 'chunk',
    size: 42,
    spin: 40,
    variants: 2,
    draw: (r) =>
      body(blob(r, 44, 42, 0.05, 11), shade(c, 0.4)) +
      fill(blob(r, 40, 37, 0.06, 10), c, ' transform="translate(-2-3)"') +
      fill(blob(r, 24, 21, 0.16, 8), shade(c, 0.2), ' opacity=".6"') +
      bits(
        [first, ...more],
        [
          [-20, -12],
          [6, -22],
          [20, 2],
          [-6, 4],
          [-22, 12],
          [8, 18],
          [22, -16],
          [-4, -12],
          [14, -8],
        ],
        9,
      ) +
      line('M-28-14Q-18-30 2-32', tint(c, 0.6), 4.5, ' opacity=".8"'),
  };
};

export const treats = {
  fritter,
  ball,
  bar,
  date,
  pop,
  jelly,
  boat,
} as const satisfies Readonly<Record<string, (colors: Colors) => Piece>>;
