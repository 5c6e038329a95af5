/** Tomatoes, peppers, zucchini and their kin. */
import { blob, spokes } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, oval, ring, specks } from '../drawing/svg.ts';
import { coin, ribbon, strip, wedge } from './cut.ts';
import type { Pieces } from './piece.ts';

export const fruiting = {
  /** Fried or roasted: translucent gold with a browned heart, hardly any skin to be seen. */
  zucchini: {
    role: 'slice',
    size: 22,
    spin: 180,
    variants: 2,
    draw: (_r, v) =>
      v
        ? body('M-27-9C-25 25 25 25 27-9Q0-15-27-9Z', '#6f8f3c') +
          fill('M-24-9C-21 19 21 19 24-9Q0-14-24-9Z', '#ecdf9c') +
          fill('M-14-8C-12 9 12 9 14-8Q0-12-14-8Z', '#d9b55c', ' opacity=".7"') +
          line('M-16 2q4 6 9 8M8 10q6-3 9-8', '#b9782f', 3.6)
        : coin(
            '#6f8f3c',
            '#ecdf9c',
            22.5,
            dot(0, 0, 12, '#d9b55c', ' opacity=".7"') +
              line('M-14-6q4-8 12-9M4 15q8-2 12-9M-4-3h0M5 2h0M-3 6h0', '#b9782f', 3.6),
          ),
  },
  'raw-zucchini': {
    role: 'slice',
    size: 20,
    spin: 180,
    draw: () => coin('#4f7a2f', '#eef2c4', 21, ring(0, 0, 11.5, '#d9e2a2', 5)),
  },
  'zucchini-ribbon': ribbon('#e6edba', '#c3d38a', '#5f8a3c', '#f6f8da'),
  'tomato-dice': {
    role: 'bit',
    size: 14,
    spin: 50,
    draw: () =>
      body('M-12-10L9-13L14 8L-8 13Z', '#b3301f') +
      fill('M-12-10L9-13L12 2L-9 6Z', '#ee6a4c') +
      line('M-5-4h0M3-6h0', '#fde0a0', 3),
  },
  'roast-tomato': {
    role: 'chunk',
    size: 24,
    spin: 40,
    draw: () =>
      disc(0, 0, 26, '#9c2818') +
      dot(-1, -2, 22, '#d9482f') +
      fill('M-14-8q8-10 14-2t10-2q6 12-4 18t-20-2q-4-6 0-12z', '#f08a5c') +
      line('M-18 8q6 10 18 10M10-16q6 4 8 10', '#5f2a18', 3, ' opacity=".6"') +
      line('M-6-2h0M6 2h0M-2 8h0', '#fde0a0', 3.4),
  },
  'pepper-ring': {
    role: 'slice',
    size: 26,
    draw: () =>
      ring(0, 0, 22, '#4213', 13) +
      ring(0, 0, 22, '#a92a1c', 10) +
      ring(0, 0, 21, '#df4f38', 6) +
      line('M0 20V8M-17-10L-7-4M17-10L7-4', '#f3d9b8', 5),
  },
  tomato: {
    role: 'chunk',
    size: 31,
    spin: 180,
    draw: () =>
      wedge('#d9402b', '#ef7355') +
      fill('M-25-6q13-3 22 0 2 10-5 16-14-2-17-16zM4-5q11-4 21-1-2 13-16 17-6-6-5-16z', '#f79c60') +
      specks(
        [
          [-18, -2],
          [-12, 4],
          [-8, -1],
          [9, 0],
          [17, -2],
          [12, 6],
        ],
        '#fde3a0',
        3.6,
      ) +
      line('M-27 10C-18 20-4 22 8 21', '#fff5', 3),
  },
  'cherry-tomato': {
    role: 'chunk',
    size: 19,
    spin: 30,
    variants: 2,
    draw: (_r, v) =>
      v
        ? disc(0, 0, 20, '#b92f20') +
          dot(-1.5, -2, 17.5, '#d9402b') +
          oval(-7, -9, 6, 4, '#fff8', ' transform="rotate(-30-7-9)"')
        : disc(0, 0, 20, '#bb2f20') +
          dot(0, 0, 17.5, '#ef7355') +
          fill(
            'M-12-8q8-8 11 0t-2 9q-12 2-9-9zM5-10q9 2 8 10t-10 2q-5-6 2-12zM-8 5q8-2 13 2t-3 7q-10 0-10-9z',
            '#f9b05f',
          ) +
          specks(
            [
              [-6, -4],
              [8, -4],
              [0, 9],
              [-3, -1],
              [6, 1],
            ],
            '#fde6ae',
            3.2,
          ),
  },
  'tomato-slice': {
    role: 'slice',
    size: 31,
    spin: 40,
    draw: () =>
      coin(
        '#d9402b',
        '#ef7355',
        32,
        fill(
          'M0-8q6-16 14-14t0 16q-8 4-14-2zM9 2q16-6 17 3t-12 12q-8-4-5-15zM0 9q7 10 3 16t-12-1q-4-11 9-15zM-9 4q-8 12-14 6t0-13q9-2 14 7zM-7-5q-14-2-13-9t13-7q7 6 0 16z',
          '#f8ac66',
        ) +
          specks(
            [
              [7, -15],
              [12, -11],
              [18, 6],
              [0, 20],
              [-16, 4],
              [-13, -12],
              [14, 10],
            ],
            '#fde6ae',
            3.5,
          ),
      ),
  },
  'red-pepper': strip('#d3402c'),
  'yellow-pepper': strip('#f2b135'),
  'green-pepper': strip('#7ba043'),
  cucumber: {
    role: 'slice',
    size: 22,
    spin: 180,
    draw: () =>
      disc(0, 0, 23, '#2f6b3c') +
      dot(0, 0, 20, '#e9f5d2') +
      dot(0, 0, 12.5, '#cfe8b4') +
      line(spokes(6, 4.5, 9), '#fbfff0', 4.4) +
      line('M-14-8q4-6 10-8', '#fff', 3),
  },
  'cucumber-dice': {
    role: 'bit',
    size: 14,
    spin: 50,
    draw: () =>
      body('M-12-10L9-13L14 8L-8 13Z', '#3f7a45') +
      fill('M-12-10L9-13L12 2L-9 6Z', '#e3f2c6') +
      line('M-6-5l9-1', '#fff', 2.5),
  },
  eggplant: {
    role: 'slice',
    size: 27,
    spin: 180,
    draw: (r) =>
      coin(
        '#583353',
        '#dfc795',
        28,
        fill(blob(r, 17, 15, 0.2, 6), '#c08f4f', ' opacity=".7"') +
          specks(
            [
              [-8, -6],
              [5, -9],
              [9, 4],
              [-4, 8],
              [0, 0],
            ],
            '#8a5a30',
            3,
          ),
      ),
  },
  avocado: {
    role: 'slice',
    size: 30,
    spin: 12,
    draw: () =>
      body('M-9-42C10-40 22-14 20 10C18 32 2 42-12 40C2 24 4-18-9-42Z', '#51702f') +
      fill('M-9-42C8-38 18-14 16 10C14 30 2 39-10 39C3 24 5-18-9-42Z', '#b5c95e') +
      fill('M-8-39C4-30 12-12 10 10C9 26 2 35-6 36C4 20 5-18-8-39Z', '#eee9a0'),
  },
  'avocado-half': {
    role: 'chunk',
    size: 40,
    spin: 50,
    draw: () =>
      body('M0-50C16-50 34-10 34 12C34 34 18 46 0 46C-18 46-34 34-34 12C-34-10-16-50 0-50Z', '#51702f') +
      fill('M0-45C13-45 29-8 29 12C29 30 15 41 0 41C-15 41-29 30-29 12C-29-8-13-45 0-45Z', '#c4d26a') +
      fill('M0-38C9-38 22-6 22 12C22 26 12 34 0 34C-12 34-22 26-22 12C-22-6-9-38 0-38Z', '#f0ebaa') +
      disc(0, 12, 15, '#7d4a26') +
      oval(-5, 6, 5, 4, '#fff6'),
  },
  olive: {
    role: 'bit',
    size: 13,
    spin: 0,
    draw: () => disc(0, 0, 13.5, '#4a3f45') + dot(0, 0, 5.5, '#241c22') + line('M-8-3q2-6 8-7', '#fff7', 2.6),
  },
  'green-olive': {
    role: 'bit',
    size: 14,
    spin: 40,
    draw: () =>
      body('M-15 0a15 12 0 1 0 30 0a15 12 0 1 0-30 0z', '#8f9a45') +
      dot(10, 2, 4.5, '#d9402b') +
      line('M-8-5q5-4 11-3', '#fff7', 3),
  },
  capers: {
    role: 'bit',
    size: 8,
    spin: 0,
    draw: () => disc(0, 0, 7.5, '#6b7a3c') + dot(-2, -2, 2.4, '#b6c17a'),
  },
  jalapeno: {
    role: 'bit',
    size: 12,
    spin: 180,
    draw: () =>
      ring(0, 0, 9.5, '#4213', 10) +
      ring(0, 0, 9.5, '#5f9638', 7) +
      dot(0, 0, 6.5, '#d6e6a4') +
      specks(
        [
          [-2, -2],
          [2, 2],
        ],
        '#fbf6d0',
        3,
      ),
  },
  'sun-dried-tomato': {
    role: 'chunk',
    size: 22,
    variants: 2,
    draw: (r) =>
      body(blob(r, 24, 17, 0.14, 8), '#7d2218') +
      fill(blob(r, 19, 12, 0.16, 8), '#b53a26') +
      line('M-12-4q8-6 14 0t10-2M-8 5q8-3 14 1', '#e0714f', 3),
  },
} satisfies Pieces;
