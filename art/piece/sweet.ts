/** Cold and sweet: scoops, lollies, bars. */
import { shade, tint } from '../drawing/color.ts';
import { blob, lobed, rrect } from '../drawing/shape.ts';
import { body, fill, line, specks } from '../drawing/svg.ts';
import type { Piece, Pieces } from './piece.ts';

const scoop = (c: string): Piece => ({
  role: 'chunk',
  size: 52,
  spin: 40,
  variants: 2,
  draw: (r) =>
    body(lobed(56, 54, 11, 0.035), shade(c, 0.2)) +
    fill(blob(r, 50, 48, 0.04, 10), c, ' transform="translate(-2-4)"') +
    fill(blob(r, 26, 22, 0.16, 8), tint(c, 0.45), ' opacity=".7" transform="translate(-14-18)"') +
    line('M-34 18q16 14 38 14M-38 2q4 8 10 12M18-34q12 6 18 18', shade(c, 0.14), 4) +
    line('M-32-22C-24-36-10-42 2-42', '#fff8', 5),
});

const lolly = (c: string): Piece => ({
  role: 'chunk',
  size: 60,
  spin: 20,
  variants: 2,
  draw: () =>
    body('M-8 40h16v44q0 8-8 8t-8-8z', '#dcb67c') +
    body(rrect(32, 56, 28), shade(c, 0.16), ' transform="translate(0-10)"') +
    fill(rrect(29, 53, 26), c, ' transform="translate(-1-12)"') +
    line('M-10-46V18M10-46V18', tint(c, 0.5), 7, ' opacity=".7"') +
    specks(
      [
        [-18, -26],
        [4, -10],
        [18, 4],
        [-14, 14],
      ],
      tint(c, 0.6),
      8,
    ),
});

export const sweet = {
  'vanilla-scoop': scoop('#fbeccb'),
  'chocolate-scoop': scoop('#7a4b33'),
  'berry-scoop': scoop('#d26a8f'),
  'mango-scoop': scoop('#f7b64a'),
  'green-scoop': scoop('#b3cb86'),
  'ice-shards': {
    role: 'chunk',
    size: 24,
    spin: 180,
    variants: 2,
    draw: () =>
      body('M-22-6L-4-20L18-12L24 6L4 20L-18 14Z', '#f0b98a', ' opacity=".9"') +
      fill('M-18-5L-4-16L8-2L-4 14Z', '#fff', ' opacity=".55"') +
      fill('M8-2L18-8L21 5L4 16Z', '#fff', ' opacity=".25"'),
  },
  'berry-lolly': lolly('#e2566a'),
  'fruit-lolly': lolly('#f39a4a'),
  'chocolate-shard': {
    role: 'chunk',
    size: 40,
    spin: 180,
    variants: 2,
    draw: (_r, v) =>
      body(v ? 'M-40-20L6-36L42-6L22 32L-30 28Z' : 'M-34-32L30-28L40 20L-6 36L-42 8Z', '#3a1f13') +
      fill(v ? 'M-38-20L6-34L39-6L20 27L-28 23Z' : 'M-32-30L28-26L37 17L-6 31L-39 6Z', '#5f3823') +
      specks(
        [
          [-14, -10],
          [8, -16],
          [14, 6],
          [-10, 12],
          [-24, 0],
        ],
        '#c9a06a',
        8,
      ),
  },
} satisfies Pieces;
