/** Leaves, florets, stems and alliums. */
import { shade } from '../drawing/color.ts';
import { body, disc, dot, fill, line, oval, ring, specks } from '../drawing/svg.ts';
import { coin, flipped } from './cut.ts';
import type { Pieces } from './piece.ts';

const floret = (dark: string, mid: string, light: string, stem: string): string =>
  body('M-10 6C-8 20-9 26-10 34q10 6 20 0C9 26 8 20 10 6Z', stem) +
  line('M0 14v18', shade(stem, 0.15), 2.5) +
  disc(-20, 2, 14, dark) +
  disc(20, 2, 14, dark) +
  disc(-13, -15, 15, dark) +
  disc(13, -15, 15, dark) +
  disc(0, 2, 15, dark) +
  dot(-21, -3, 9, mid) +
  dot(-12, -20, 11, mid) +
  dot(13, -20, 10, mid) +
  dot(1, -6, 11, mid) +
  dot(20, -4, 8, mid) +
  specks(
    [
      [-24, -6],
      [-17, -1],
      [-15, -25],
      [-8, -19],
      [11, -25],
      [16, -19],
      [-2, -10],
      [4, -4],
      [20, -8],
      [-1, 6],
      [11, 4],
      [-11, 8],
    ],
    light,
    4.5,
  );

/** One cloud of tight buds on a branching stem. */
const curd = (edge: string, top: string, dip: string): string =>
  body('M-8 4C-12 18-20 24-22 32Q0 44 22 32C20 24 12 18 8 4Z', '#e9e3b4') +
  line('M-4 34C-4 24-8 16-10 10M4 34C4 24 8 16 10 10', '#c5c98a', 3) +
  body(
    'M-32 6C-40-2-36-16-26-18C-26-30-12-36-4-30C4-38 20-34 22-24C34-24 38-8 32 2C34 12 22 18 14 13C8 20-6 20-11 13C-20 19-32 14-32 6Z',
    edge,
  ) +
  fill(
    'M-30 2C-36-5-33-15-24-17C-24-28-12-33-4-27C4-34 18-31 20-22C31-22 34-8 28-1C28 7 19 11 12 7C7 13-5 13-10 7C-18 12-29 9-30 2Z',
    top,
  ) +
  line('M-24-2q4-8 12-6M-12-18q4-7 12-3M4-6q6-8 14-2M10-20q5-2 8 3M-8 2q4-6 11-2', dip, 3.6);

export const green = {
  broccoli: {
    role: 'chunk',
    size: 30,
    spin: 70,
    draw: () => floret('#416f2c', '#4f8034', '#7ea64a', '#b9cd83'),
  },
  cauliflower: {
    role: 'chunk',
    size: 32,
    spin: 60,
    variants: 2,
    draw: (_r, v) => flipped(v, curd('#d9c79a', '#fdf6e2', '#efe2c0')),
  },
  'roast-cauliflower': {
    role: 'chunk',
    size: 32,
    spin: 60,
    variants: 2,
    draw: (_r, v) =>
      flipped(
        v,
        curd('#c9a562', '#f8e6ba', '#e3c98c') +
          line('M-26-10q5-8 12-9M-6-27q8-3 14 1M14-16q8 0 12 6M-10-6q8-4 14-1', '#a9662a', 5.5),
      ),
  },
  mushroom: {
    role: 'slice',
    size: 25,
    spin: 180,
    draw: () =>
      body(
        'M-9 4C-8 14-10 20-8 26Q0 30 8 26C10 20 8 14 9 4C20 8 28 4 28-4C26-20 14-27 0-27C-14-27-26-20-28-4C-28 4-20 8-9 4Z',
        '#9a7350',
      ) +
      fill(
        'M-6 0C-5 12-7 18-5 24Q0 27 5 24C7 18 5 12 6 0C16 4 24 2 24-5C21-17 12-23 0-23C-12-23-21-17-24-5C-24 2-16 4-6 0Z',
        '#f0dfc2',
      ) +
      line('M-20-2Q0-16 20-2M-5 3Q0-2 5 3', '#b08a62', 3),
  },
  'red-onion': {
    role: 'leaf',
    size: 22,
    variants: 2,
    draw: (_r, v) =>
      v
        ? line('M-22 8A24 20 0 0 1 22 8', '#4213', 10) +
          line('M-22 8A24 20 0 0 1 22 8', '#a8527a', 7) +
          line('M-22 8A24 20 0 0 1 22 8', '#f1d7e2', 3.5)
        : ring(0, 0, 20, '#4213', 10) +
          ring(0, 0, 20, '#a8527a', 7) +
          ring(0, 0, 19.5, '#f3dbe5', 3.5) +
          ring(0, 0, 11, '#c78aa8', 4),
  },
  scallion: {
    role: 'bit',
    size: 9,
    spin: 0,
    draw: () => ring(0, 0, 7, '#4213', 8) + ring(0, 0, 7, '#7fae4a', 5) + ring(0, 0, 6, '#d8e8a8', 2),
  },
  leek: {
    role: 'slice',
    size: 18,
    draw: () => coin('#86a94c', '#e6edb9', 19, ring(0, 0, 11, '#b4cb74', 3) + ring(0, 0, 5, '#c9da90', 3)),
  },
  asparagus: {
    role: 'stalk',
    size: 66,
    spin: 6,
    variants: 1,
    draw: () =>
      body('M-72-6H38C58-9 74-3 78 0C74 3 58 9 38 6H-72q-4-6 0-12z', '#7fa544') +
      fill('M40-7C58-10 74-3 78 0C74 3 58 10 40 7Q34 0 40-7Z', '#5c8433') +
      line('M-68-3H34', '#b4cd74', 2.5) +
      line('M46-4l9 4-8 3M58-3l8 3-7 2M20-5l7 5M-8-5l7 5M-38 5l7-5', '#466a28', 2.2),
  },
  'asparagus-tip': {
    role: 'chunk',
    size: 26,
    spin: 180,
    draw: () =>
      body('M-36-7H6C20-11 32-5 38 0C32 5 20 11 6 7H-36q-5-7 0-14z', '#7fa544') +
      fill('M6-7C20-11 32-5 38 0C32 5 20 11 6 7Q0 0 6-7Z', '#5c8433') +
      line('M-32-3H4', '#b4cd74', 2.5) +
      line('M10-4l9 4-8 3M21-3l8 3-7 2M-16-5l7 5', '#466a28', 2.2),
  },
  'cut-bean': {
    role: 'chunk',
    size: 22,
    spin: 180,
    variants: 2,
    draw: (_r, v) => {
      const d = v ? 'M-28 3C-10-4 10-4 28 3' : 'M-26 0H26';
      return line(d, '#4213', 14) + line(d, '#6e9b3b', 10) + line(d, '#a5c968', 2.8);
    },
  },
  'green-bean': {
    role: 'stalk',
    size: 56,
    flat: 0.62,
    spin: 8,
    variants: 2,
    draw: (_r, v) => {
      const d = v ? 'M-58 3C-24-9 20-8 58 4' : 'M-56-3C-20 8 24 8 58-2';
      return line(d, '#4213', 13) + line(d, '#6e9b3b', 9) + line(d, '#a5c968', 2.5);
    },
  },
  'brussels-sprout': {
    role: 'chunk',
    size: 23,
    spin: 180,
    draw: () =>
      disc(0, 0, 24, '#5f8536') +
      dot(0, 0, 21, '#b9cf7a') +
      line(
        'M0 20C-4 6-4-6 0-19M0 14C-10 8-14-2-12-12M0 14C10 8 14-2 12-12M-1 16C-16 12-19 4-18-2M1 16C16 12 19 4 18-2',
        '#7d9f48',
        2.8,
      ) +
      line('M-4 18Q0 6 4 18', '#f3f2d6', 5) +
      line('M-12 12q6 6 12 6', '#b4702f', 4, ' opacity=".5"'),
  },
  'bok-choy': {
    role: 'chunk',
    size: 36,
    spin: 50,
    draw: () =>
      body('M-14-2C-34-14-36-38-18-44C-8-56 10-56 18-44C36-38 34-14 14-2Z', '#3f7a34') +
      fill('M-10-6C-26-16-26-34-12-38C-4-46 6-46 12-38C26-34 26-16 10-6Z', '#6a9f47') +
      body('M-14-6C-18 16-20 30-12 42Q0 50 12 42C20 30 18 16 14-6Q0-16-14-6Z', '#e6edc8') +
      line('M0-38V36M-7-8C-9 12-8 26-5 38M7-8C9 12 8 26 5 38', '#b4cd84', 3) +
      line('M-10 6C-11 18-11 28-8 36', '#fff', 3),
  },
  fennel: {
    role: 'slice',
    size: 27,
    spin: 60,
    draw: () =>
      body(
        'M-20 26C-32 6-22-12-14-34L-6-32C-6-22-3-18 0-18S6-22 6-32L14-34C22-12 32 6 20 26Q0 34-20 26Z',
        '#cfdca6',
      ) +
      fill('M-17 23C-27 6-18-10-12-26Q-4-12 0-12T12-26C18-10 27 6 17 23Q0 30-17 23Z', '#f5f7df') +
      line('M0 24V-8M-8 22C-12 8-10-4-9-14M8 22C12 8 10-4 9-14', '#bdd08c', 2.6),
  },
  celery: {
    role: 'bit',
    size: 16,
    spin: 180,
    draw: () =>
      line('M-15 5A16 16 0 0 1 15 5', '#4213', 14) +
      line('M-15 5A16 16 0 0 1 15 5', '#9fbe5e', 10.5) +
      line('M-15 5A16 16 0 0 1 15 5', '#dcebb0', 4.5),
  },
  artichoke: {
    role: 'chunk',
    size: 25,
    spin: 90,
    draw: () =>
      body('M0-30C10-22 24-6 22 12C20 26 8 28 0 28C-8 28-20 26-22 12C-24-6-10-22 0-30Z', '#8f9a52') +
      fill('M0-22C8-14 17-4 16 11C14 21 6 23 0 23C-6 23-14 21-16 11C-17-4-8-14 0-22Z', '#dcdca4') +
      line('M0-20V18M-8-10C-10 2-8 12-4 20M8-10C10 2 8 12 4 20', '#a9ad66', 3),
  },
  'button-mushroom': {
    role: 'chunk',
    size: 24,
    spin: 30,
    variants: 2,
    draw: (_r, v) =>
      disc(0, 0, 25, v ? '#7a4f2c' : '#b08a62') +
      dot(-1, -2, 21.5, v ? '#a06e40' : '#dcc19a') +
      oval(-7, -9, 8, 5, '#fff6') +
      line('M2 14q8-2 12-8', v ? '#7a4f2c' : '#b08a62', 3.5),
  },
  onion: {
    role: 'leaf',
    size: 22,
    variants: 2,
    draw: (_r, v) => {
      const d = v ? 'M-24 8C-14-16 16-14 24 8' : 'M-26-2C-10 14 8-14 26 0';
      return line(d, '#4213', 10.5) + line(d, '#dba356', 7.5) + line(d, '#f6dda6', 3.5);
    },
  },
  garlic: {
    role: 'bit',
    size: 14,
    spin: 60,
    draw: () =>
      body('M-2-18C4-14 14-4 13 7C11 16-9 17-13 8C-15-2-8-12-2-18Z', '#e2c894') +
      fill('M-3-13C2-10 10-2 9 6C7 12-7 12-10 6C-11-2-7-9-3-13Z', '#faecca') +
      line('M5 8q4-4 3-8', '#c98b42', 3),
  },
  'onion-ring': {
    role: 'leaf',
    size: 22,
    draw: () =>
      ring(0, 0, 20, '#4213', 9) +
      ring(0, 0, 20, '#e9dcae', 6) +
      ring(0, 0, 19.5, '#fffbe8', 2.5) +
      ring(0, 0, 11, '#efe6c2', 4),
  },
  tenderstem: {
    role: 'stalk',
    size: 58,
    spin: 8,
    variants: 2,
    draw: (_r, v) =>
      flipped(
        v,
        line('M-58 5C-20 4 10 0 34-3', '#4213', 14) +
          line('M-58 5C-20 4 10 0 34-3', '#8db252', 10) +
          line('M-54 2C-20 1 8-3 30-5', '#cfe0a0', 2.5) +
          [
            [34, -12, 12],
            [36, 6, 12],
            [50, -2, 14],
            [44, -16, 9],
          ]
            .map(([x, y, s]) => disc(x ?? 0, y ?? 0, s ?? 10, '#3f6d2b'))
            .join('') +
          specks(
            [
              [30, -14],
              [38, -10],
              [46, -18],
              [34, 4],
              [44, 8],
              [54, -6],
              [48, 0],
              [58, 2],
            ],
            '#6f9d45',
            7,
          ),
      ),
  },
} satisfies Pieces;
