/**
 * What one holds in the hand and what was filled, in the colors of what a recipe puts into it:
 * `taco:#a9c45c#d9553a`. Green fillings are drawn as leaves.
 */
import { shade } from '../drawing/color.ts';
import { polar } from '../drawing/shape.ts';
import { body, fill, line, moved, type Point, specks } from '../drawing/svg.ts';
import { flipped } from './cut.ts';
import { breadFilled } from './filled-bread.ts';
import { small } from './filled-small.ts';
import { at, bits, type Colors, frill, leafOf, solids } from './filling.ts';
import type { Piece } from './piece.ts';

const taco = (colors: Colors): Piece => {
  const green = leafOf(colors);
  const arc = (r: number, n: number): Point[] =>
    Array.from({ length: n }, (_, i) => polar(3.36 + (i / (n - 1)) * 2.7, r, r * 0.82));
  return {
    role: 'hero',
    size: 66,
    flat: 1.02,
    spin: 16,
    draw: () =>
      body('M-74 30A74 72 0 0 1 74 30Z', '#c98f38') +
      (green
        ? moved(
            frill('M-66 4q4-16 14-14t8-18 14-10 10-16 14-2 12-6 12 4 14 2 10 14 14 12 8 16 12 16', green, 16),
            'translate(0 2)',
          )
        : '') +
      bits(solids(colors), arc(56, 9), 21) +
      bits(solids(colors).toReversed() as unknown as Colors, arc(66, 7), 13) +
      body('M-78 34A78 66 0 0 1 78 34Q0 50-78 34Z', '#d9a447') +
      fill('M-74 32A74 58 0 0 1 74 32Q0 44-74 32Z', '#f5cf78') +
      specks(
        [
          [-50, 18],
          [-24, -4],
          [0, 20],
          [24, 0],
          [48, 20],
          [8, -14],
          [-34, 26],
          [32, 28],
        ],
        '#cf9237',
        7,
      ) +
      line('M-62 14A64 54 0 0 1-10-22', '#fff0bc', 5),
  };
};

const wrap = (colors: Colors): Piece => ({
  role: 'hero',
  size: 62,
  flat: 1.1,
  spin: 24,
  variants: 2,
  draw: (_r, v) =>
    flipped(
      v,
      body('M-76-28C-84-10-84 12-76 30L34 34C44 14 44-14 34-34Z', '#cf9d5c') +
        fill('M-76-28C-82-12-82 4-78 16L36 18C42 0 42-18 34-34Z', '#efd09a') +
        specks(
          [
            [-60, -14],
            [-34, -20],
            [-6, -16],
            [14, -24],
            [-48, 6],
            [-18, 8],
            [8, 4],
          ],
          '#a9703a',
          9,
          ' opacity=".6"',
        ) +
        line('M-44 32C-50 12-50-10-42-29', '#b9803f', 3.5, ' opacity=".7"') +
        body('M34-34C56-34 62-14 62 0S56 34 34 34S14 14 14 0 18-34 34-34Z', '#e3bd83') +
        fill('M36-28C51-28 56-12 56 0S51 28 36 28S21 12 21 0 23-28 36-28Z', shade(at(colors, 0), 0.1)) +
        bits(
          colors,
          [
            [34, -18],
            [46, -12],
            [28, -6],
            [42, 0],
            [50, 8],
            [30, 8],
            [42, 16],
            [34, 22],
            [48, -2],
          ],
          13,
        ) +
        line('M-66-22C-40-28 0-29 22-30', '#fff6', 4),
    ),
});

const pita = (colors: Colors): Piece => {
  const green = leafOf(colors);
  return {
    role: 'hero',
    size: 64,
    spin: 12,
    draw: () =>
      body('M-76-8C-70 46-34 62 0 62C34 62 70 46 76-8Z', '#c9984f') +
      (green ? frill('M-70-10q10-20 20-6t20-8 20 2 20-6 20 4 20-4 20 14', green, 19) : '') +
      bits(
        solids(colors),
        [
          [-52, -12],
          [-30, -20],
          [-8, -24],
          [14, -22],
          [36, -18],
          [54, -10],
          [-40, -4],
          [-18, -8],
          [4, -8],
          [26, -6],
          [44, -2],
        ],
        24,
      ) +
      fill('M-76-4C-66 14-34 20 0 20S66 14 76-4C72 44 36 56 0 56S-72 44-76-4Z', '#efd29c') +
      specks(
        [
          [-40, 26],
          [-8, 36],
          [24, 30],
          [46, 18],
          [4, 46],
        ],
        '#b9853f',
        13,
        ' opacity=".55"',
      ) +
      line('M-58 20C-46 34-28 42-8 44', '#fff3cf', 5),
  };
};

export const filled = {
  ...small,
  ...breadFilled,
  taco,
  wrap,
  pita,
} as const satisfies Readonly<Record<string, (colors: Colors) => Piece>>;
