/** Food one holds: wraps, tacos, rolls, sandwiches, burgers. */
import { lobed, rrect } from '../drawing/shape.ts';
import { body, dot, fill, line, moved, oval, specks } from '../drawing/svg.ts';
import { flipped } from './cut.ts';
import type { Pieces } from './piece.ts';

export const handheld = {
  'wrap-half': {
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
          body('M34-34C54-34 60-14 60 0S54 34 34 34S16 14 16 0 20-34 34-34Z', '#e3bd83') +
          fill('M36-28C50-28 54-12 54 0S50 28 36 28S22 12 22 0 24-28 36-28Z', '#6f9a3d') +
          specks(
            [
              [30, -16],
              [42, -8],
              [32, 10],
            ],
            '#d9482f',
            13,
          ) +
          specks(
            [
              [42, 12],
              [32, -4],
              [42, -20],
            ],
            '#a86a3c',
            12,
          ) +
          specks(
            [
              [36, 20],
              [28, 2],
              [46, 2],
            ],
            '#f3c94a',
            7,
          ) +
          line('M-66-22C-40-28 0-29 22-30', '#fff6', 4),
      ),
  },
  taco: {
    role: 'hero',
    size: 66,
    flat: 1.02,
    spin: 16,
    variants: 2,
    draw: (_r, v) =>
      flipped(
        0,
        body('M-74 30A74 72 0 0 1 74 30Z', '#c98f38') +
          moved(
            fill(lobed(66, 40, 13, 0.07), v ? '#8fb54c' : '#7ba63f', ' stroke="#4212"'),
            'translate(0-8)',
          ) +
          specks(
            [
              [-44, -26],
              [-20, -42],
              [8, -46],
              [34, -36],
              [52, -16],
            ],
            '#d9482f',
            17,
          ) +
          specks(
            [
              [-56, -8],
              [-32, -36],
              [-4, -44],
              [22, -44],
              [46, -28],
            ],
            '#9a5c30',
            16,
          ) +
          specks(
            [
              [-48, -14],
              [-10, -50],
              [30, -46],
              [56, -8],
            ],
            '#f3c94a',
            8,
          ) +
          body('M-78 34A78 68 0 0 1 78 34Q0 50-78 34Z', '#d9a447') +
          fill('M-74 32A74 62 0 0 1 74 32Q0 44-74 32Z', '#f5cf78') +
          specks(
            [
              [-50, 16],
              [-24, -8],
              [0, 18],
              [24, -4],
              [48, 18],
              [8, -18],
              [-34, 24],
              [32, 26],
            ],
            '#cf9237',
            7,
          ) +
          line('M-62 12A64 56 0 0 1-10-26', '#fff0bc', 5),
      ),
  },
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
  'summer-roll': {
    role: 'chunk',
    size: 46,
    flat: 0.95,
    spin: 20,
    variants: 2,
    draw: () =>
      body(rrect(58, 22, 18), '#e6dcc0') +
      fill(rrect(55, 18, 15), '#f8f2dd') +
      line('M-40 4H38', '#8fb54c', 13, ' opacity=".75"') +
      line('M-36-8H-6M8-8H36', '#ef9a52', 11, ' opacity=".85"') +
      line('M-30 11H24', '#ea8233', 4, ' opacity=".8"') +
      line('M-44-14H36', '#fffc', 4),
  },
  'sandwich-half': {
    role: 'hero',
    size: 62,
    spin: 14,
    variants: 1,
    draw: () =>
      body('M-78 22L0-60L78 22L78 44Q0 56-78 44Z', '#a5662c') +
      fill('M-70 18L0-54L70 18Q0 26-70 18Z', '#dca257') +
      fill('M-58 14L0-46L58 14Q0 20-58 14Z', '#e9bd78') +
      fill('M-78 20Q0 32 78 20V28Q0 40-78 28Z', '#f6e3b8') +
      line('M-74 31q9-7 18 1t18 1 18 1 18 0 18-1 18-1 18-2 20-1', '#7ba63f', 8) +
      line('M-72 35Q0 46 72 35', '#d9482f', 5) +
      fill('M-78 36Q0 50 78 36V44Q0 58-78 44Z', '#f6e3b8') +
      line('M-40 6L-4-34', '#fff5', 5),
  },
  burger: {
    role: 'hero',
    size: 82,
    spin: 3,
    draw: () =>
      body('M-84 44Q0 70 84 44L78 60Q70 74 50 74H-50Q-70 74-78 60Z', '#c98a42') +
      body('M-88 36Q0 62 88 36L88 46Q0 74-88 46Z', '#6b371c') +
      line('M-84 34q14 14 28 6t28 8 28 0 28 2 28-6 28-10', '#86ad48', 15) +
      line('M-66 26Q0 44 66 26', '#d9482f', 12) +
      body('M-90 24C-94-34-50-66 0-66S94-34 90 24Q0 44-90 24Z', '#b9743a') +
      fill('M-86 20C-90-32-48-62-2-62S86-34 84 16Q0 34-86 20Z', '#dd9f55') +
      fill('M-66-4C-62-40-34-54-6-54S36-42 44-22C10-40-34-34-66-4Z', '#efc184', ' opacity=".8"'),
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
