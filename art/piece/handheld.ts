/** Fried and griddled things to hold in the hand. */
import { rrect } from '../drawing/shape.ts';
import { body, dot, fill, line, oval, specks } from '../drawing/svg.ts';
import type { Pieces } from './piece.ts';

export const handheld = {
  'spring-roll': {
    role: 'chunk',
    size: 44,
    flat: 0.9,
    spin: 20,
    variants: 2,
    draw: () =>
      body(rrect(56, 18, 13), '#a9682c') +
      fill(rrect(54, 13, 10), '#dfa24c', ' transform="translate(-1-3)"') +
      line('M-30-14L-14 14M10-15L26 13', '#b9772f', 3.5) +
      line('M-44-9H30', '#fbd896', 4) +
      specks(
        [
          [-38, 2],
          [-4, 4],
          [36, -2],
          [18, 6],
        ],
        '#b4702f',
        5,
      ),
  },
  quesadilla: {
    role: 'slice',
    size: 48,
    spin: 30,
    draw: () =>
      body('M-52 26Q-58 18-48 10L30-50Q44-52 50-38C60-10 52 22 38 40Q30 46 20 42Z', '#c9a15a') +
      line('M-50 24L24 44Q34 46 40 38', '#f4b942', 7) +
      fill('M-46 18L32-44Q42-42 45-30C53-6 47 18 34 33Q28 38 20 35Z', '#f2dcae') +
      specks(
        [
          [10, -14],
          [28, 4],
          [-12, 14],
          [28, -28],
          [10, 16],
          [36, -12],
        ],
        '#a9703a',
        10,
        ' opacity=".65"',
      ),
  },
  croquette: {
    role: 'chunk',
    size: 34,
    flat: 0.76,
    spin: 60,
    variants: 2,
    draw: () =>
      body(rrect(40, 20, 17), '#a5662c') +
      fill(rrect(37, 15, 14), '#dda24e', ' transform="translate(-1-3)"') +
      specks(
        [
          [-24, -8],
          [-10, 0],
          [4, -10],
          [18, -2],
          [28, -10],
          [-16, 8],
          [10, 8],
        ],
        '#f3cf84',
        6,
      ) +
      oval(-12, -9, 14, 3.5, '#fff5') +
      dot(20, 8, 3, '#b4702f'),
  },
} satisfies Pieces;
