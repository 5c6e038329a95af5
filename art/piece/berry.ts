/** Berries, and fruit one eats by the handful. */
import { blob } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, oval, type Point, specks } from '../drawing/svg.ts';
import type { Pieces } from './piece.ts';

const cluster = (dark: string, mid: string): string => {
  const drupes: readonly Point[] = [
    [0, -12],
    [-10, -8],
    [10, -8],
    [-13, 2],
    [13, 2],
    [-8, 11],
    [8, 11],
    [0, 15],
    [-4, 2],
    [5, 1],
  ];
  return (
    body('M0-18C14-18 20-8 19 3C17 15 8 22 0 22C-8 22-17 15-19 3C-20-8-14-18 0-18Z', dark) +
    specks(drupes, mid, 9.5) +
    specks(
      drupes.map(([x, y]) => [x - 1.6, y - 2]),
      '#fff6',
      3,
    )
  );
};

export const berry = {
  blueberry: {
    role: 'bit',
    size: 13,
    spin: 0,
    draw: () =>
      disc(0, 0, 14, '#36426f') +
      dot(-1, -1.5, 12, '#47568c') +
      fill('M1-5l2 3 4-1-2 4 3 3-4 1-2 4-2-4-4 0 2-4-3-3 4 0z', '#28315a') +
      oval(-6, -6, 4.5, 3.2, '#c5cdeb99'),
  },
  raspberry: { role: 'bit', size: 18, spin: 60, draw: () => cluster('#a3264a', '#cf3b5b') },
  blackberry: { role: 'bit', size: 18, spin: 60, draw: () => cluster('#2c1a38', '#4a2f54') },
  strawberry: {
    role: 'chunk',
    size: 23,
    spin: 70,
    draw: () =>
      body('M0 30C-16 20-25 4-22-10C-18-21-7-20 0-15C7-20 18-21 22-10C25 4 16 20 0 30Z', '#b9241f') +
      fill('M0 26C-13 17-21 3-18-8C-15-17-6-16 0-11C6-16 15-17 18-8C21 3 13 17 0 26Z', '#e9594b') +
      fill('M0 17C-7 9-9 1-6-4Q0-8 6-4C9 1 7 9 0 17Z', '#fbd9c4') +
      line('M-16-2h0M-12 9h0M16-2h0M12 9h0M-9-10h0M9-10h0', '#fbd38a', 3.2),
  },
  pomegranate: {
    role: 'bit',
    size: 8,
    spin: 180,
    draw: () =>
      body('M-8 2C-8-8 3-11 8-5C11 4 3 10-3 9Q-8 8-8 2Z', '#b8243f') + oval(-1, -3, 3.2, 2.2, '#fff8'),
  },
  cherry: {
    role: 'chunk',
    size: 18,
    spin: 20,
    draw: () =>
      line('M2-10C4-24 12-32 22-36', '#6f7a35', 3) +
      disc(0, 0, 19, '#6f1322') +
      dot(-1.5, -2, 16.5, '#96202f') +
      oval(-6, -8, 5.5, 3.8, '#fff7'),
  },
  grape: {
    role: 'bit',
    size: 16,
    spin: 20,
    draw: () => disc(0, 0, 17, '#7b9a48') + dot(-1, -2, 14.5, '#a5c06c') + oval(-5, -7, 5, 3.4, '#fff8'),
  },
  cranberry: {
    role: 'bit',
    size: 11,
    spin: 0,
    draw: () => disc(0, 0, 11.5, '#7d1224') + dot(-1, -1.5, 9.5, '#c02438') + oval(-4, -4, 3.5, 2.5, '#fff8'),
  },
  'red-grape': {
    role: 'bit',
    size: 17,
    spin: 20,
    draw: () => disc(0, 0, 18, '#4f1f38') + dot(-1, -2, 15.5, '#80355a') + oval(-5, -7, 5.5, 3.6, '#fff6'),
  },
  raisin: {
    role: 'bit',
    size: 10,
    spin: 180,
    variants: 2,
    draw: (r) => body(blob(r, 12, 8, 0.14, 7), '#3d2230') + line('M-6-2q5-3 10 0', '#8d6478', 2.4),
  },
  fig: {
    role: 'chunk',
    size: 27,
    spin: 60,
    draw: () =>
      body('M0-34C8-26 26-14 26 8C26 24 14 31 0 31C-14 31-26 24-26 8C-26-14-8-26 0-34Z', '#533052') +
      fill('M0-26C8-18 21-10 21 8C21 20 12 26 0 26C-12 26-21 20-21 8C-21-10-8-18 0-26Z', '#f3d9c0') +
      fill('M0-14C6-10 14-4 14 8C14 16 8 20 0 20C-8 20-14 16-14 8C-14-4-6-10 0-14Z', '#c04a58') +
      specks(
        [
          [-6, 4],
          [5, 2],
          [-2, 11],
          [6, 11],
          [0, -4],
          [-8, 11],
        ],
        '#f6d38e',
        3,
      ),
  },
  apricot: {
    role: 'chunk',
    size: 17,
    draw: () =>
      body('M-18-2C-17-14 14-17 18-3C20 12 6 16-4 15C-14 14-19 8-18-2Z', '#d9822f') +
      line('M-9-5q8-6 16-1M-6 6q7 4 12-1', '#f3ae5e', 3),
  },
  date: {
    role: 'chunk',
    size: 19,
    draw: () =>
      body('M-25 0C-22-15 18-17 25-2C24 13-20 16-25 0Z', '#5e3320') +
      line('M-14-5q14-6 26-1M-12 4q10 4 20 0', '#9a6240', 2.6),
  },
  'passion-fruit': {
    role: 'chunk',
    size: 27,
    spin: 40,
    draw: () =>
      disc(0, 0, 29, '#5a2a46') +
      dot(0, 0, 25, '#f4e2cf') +
      dot(0, 1, 20, '#eaa62e') +
      specks(
        [
          [-9, -6],
          [2, -10],
          [10, -2],
          [-4, 2],
          [6, 8],
          [-10, 8],
          [0, 14],
        ],
        '#33261a',
        6,
      ) +
      specks(
        [
          [-10, -8],
          [1, -12],
          [9, -4],
          [5, 6],
        ],
        '#fbd884',
        2.5,
      ),
  },
} satisfies Pieces;
