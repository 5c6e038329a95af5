/** Berries and slices of fruit. */
import { spokes } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, oval, specks } from '../drawing/svg.ts';
import { baton, citrus, coin, crescent, cube, wedge } from './cut.ts';
import type { Pieces } from './piece.ts';

export const fruit = {
  apple: {
    role: 'slice',
    size: 34,
    spin: 12,
    draw: () =>
      body('M-44-10C-42 34 42 34 44-10C26-18-26-18-44-10Z', '#b5432f') +
      fill('M-43-11C-38 26 38 26 43-11C26-18-26-18-43-11Z', '#f4d98c') +
      line('M-30-4C-18 14 18 14 30-4', '#fbeebc', 4) +
      line('M-22-13q22 5 44 0', '#c98a3a', 3.5),
  },
  pear: {
    role: 'slice',
    size: 28,
    spin: 14,
    draw: () =>
      body('M-6-36C6-36 8-20 12-8C22 6 22 32 0 34C-22 32-22 6-12-8C-9-20-10-36-6-36Z', '#b9bd58') +
      fill('M-5-33C3-33 5-19 9-7C18 6 18 28 0 30C-18 28-18 6-9-7C-7-18-8-33-5-33Z', '#f3ecc2') +
      oval(0, 13, 6, 8, '#e4d89c') +
      specks(
        [
          [-2, 13],
          [3, 14],
        ],
        '#6b4424',
        4,
      ),
  },
  banana: {
    role: 'slice',
    size: 19,
    spin: 180,
    draw: () =>
      disc(0, 0, 20, '#ecc95f') +
      dot(-0.6, -0.6, 17.8, '#fbeab0') +
      dot(0, 0, 8, '#f6dd92') +
      line('M0-4h0M4 2h0M-4 2h0', '#a67b3a', 3.2),
  },
  lemon: { role: 'slice', size: 27, spin: 180, draw: () => citrus('#efbe2f', '#f7d548', 28) },
  lime: { role: 'slice', size: 24, spin: 180, draw: () => citrus('#6e9a35', '#a9c64a', 25) },
  orange: { role: 'slice', size: 34, spin: 180, draw: () => citrus('#e57f1f', '#f29b34', 35) },
  grapefruit: { role: 'slice', size: 36, spin: 180, draw: () => citrus('#eea055', '#e8685a', 37) },
  'lemon-wedge': {
    role: 'chunk',
    size: 28,
    spin: 50,
    draw: () =>
      crescent(
        '#efc02f',
        '#f7d548',
        line('M-22-5Q0 6 22-5', '#fff3cc', 3) + line('M-12-3l-3 8M0 0v8M12-3l3 8', '#fff3cc', 2.5),
      ),
  },
  mango: { role: 'chunk', size: 19, draw: () => cube(18, '#f8b13c') + line('M-10-10h11', '#fff8', 3.5) },
  'mango-slice': {
    role: 'slice',
    size: 32,
    spin: 40,
    draw: () =>
      body('M-40-8C-34 24 34 26 40-6C24 4-22 4-40-8Z', '#e08f24') +
      fill('M-37-8C-30 16 30 19 37-6C22 3-20 2-37-8Z', '#fbc04e') +
      line('M-24-1C-8 7 12 8 26 0', '#fde0a0', 4),
  },
  kiwi: {
    role: 'slice',
    size: 24,
    spin: 180,
    draw: () =>
      disc(0, 0, 25, '#8a6a35') +
      dot(0, 0, 22.6, '#9cbf3f') +
      line(spokes(12, 8, 18), '#c3dc76', 2.5) +
      dot(0, 0, 7.5, '#f2f3cd') +
      line(spokes(10, 10.5, 11.5, 0.3), '#2f2a1c', 3),
  },
  peach: {
    role: 'slice',
    size: 32,
    spin: 180,
    draw: () =>
      wedge('#d75f3c', '#f9b96c') +
      fill('M-26-9C-22 10 22 10 26-9C16-3-16-3-26-9Z', '#fdd293') +
      line('M-18-8Q0-2 18-8', '#e0603c', 4) +
      line('M-28 4Q-14 20 4 20', '#fff6', 3),
  },
  mandarin: {
    role: 'chunk',
    size: 22,
    spin: 180,
    draw: () =>
      body('M-26-8C-22 18 22 18 26-8C14-2-14-2-26-8Z', '#e8842a') +
      fill('M-23-7C-19 12 19 12 23-7C12-2-12-2-23-7Z', '#f7a94a') +
      line('M-12-2l-3 8M0-1v9M12-2l3 8', '#fbcf94', 2),
  },
  'lime-wedge': {
    role: 'chunk',
    size: 28,
    spin: 50,
    draw: () =>
      crescent(
        '#6b9833',
        '#b9d45f',
        line('M-22-5Q0 6 22-5', '#eaf3bd', 3) + line('M-12-3l-3 8M0 0v8M12-3l3 8', '#eaf3bd', 2.5),
      ),
  },
  'apple-cube': {
    role: 'chunk',
    size: 19,
    draw: () => cube(18, '#f6e6b4') + line('M-18-12h36', '#c4472f', 6) + line('M-9-4h11', '#fffbe0', 3.5),
  },
  pineapple: {
    role: 'chunk',
    size: 25,
    spin: 180,
    draw: () =>
      body('M-28-16Q0-28 28-16L16 20Q0 26-16 20Z', '#dca52c') +
      fill('M-26-15Q0-26 26-15L14 15Q0 20-14 15Z', '#f9d65c') +
      line('M-14-14L-8 12M0-17V14M14-14L8 12M-18-4Q0-10 18-4', '#eab93a', 2.8),
  },
  melon: {
    role: 'bit',
    size: 20,
    spin: 40,
    draw: () => disc(0, 0, 21, '#dd8339') + dot(-1.5, -2, 18.5, '#f7b06a') + oval(-6, -8, 7, 4.5, '#fff6'),
  },
  honeydew: {
    role: 'bit',
    size: 20,
    spin: 40,
    draw: () => disc(0, 0, 21, '#a9be62') + dot(-1.5, -2, 18.5, '#dfeaa8') + oval(-6, -8, 7, 4.5, '#fff8'),
  },
  watermelon: {
    role: 'chunk',
    size: 34,
    spin: 180,
    draw: () =>
      body('M0-38L40 22Q0 42-40 22Z', '#4f7d3a') +
      fill('M0-36L37 19Q0 36-37 19Z', '#eef3cd') +
      fill('M0-36L34 14Q0 29-34 14Z', '#ea5455') +
      specks(
        [
          [0, -12],
          [-10, 4],
          [10, 4],
          [0, 14],
          [-18, 14],
          [18, 13],
        ],
        '#3a1a1c',
        4.5,
      ),
  },
  plum: {
    role: 'slice',
    size: 32,
    spin: 180,
    draw: () =>
      wedge('#5f2748', '#e59a4c') +
      fill('M-26-9C-22 10 22 10 26-9C16-3-16-3-26-9Z', '#f3b968') +
      line('M-18-8Q0-2 18-8', '#b9405c', 4) +
      line('M-28 4Q-14 20 4 20', '#fff5', 3),
  },
  rhubarb: baton('#b03a52', '#e58a96', '#f9c9cc'),
  'pear-half': {
    role: 'chunk',
    size: 46,
    spin: 40,
    draw: () =>
      body('M0-58C14-58 17-34 24-14C40 8 36 50 0 52C-36 50-40 8-24-14C-17-34-14-58 0-58Z', '#c9a24c') +
      fill('M0-54C11-54 14-32 20-13C34 8 31 45 0 47C-31 45-34 8-20-13C-14-32-11-54 0-54Z', '#f5e7b0') +
      line('M0-48V4', '#dcc98a', 3) +
      oval(0, 20, 10, 12, '#e3d196') +
      specks(
        [
          [-3, 20],
          [4, 22],
        ],
        '#6b4424',
        5,
      ) +
      line('M-14-18C-22 0-26 14-24 26', '#fffbe0', 4),
  },
  'apple-half': {
    role: 'chunk',
    size: 44,
    spin: 40,
    draw: () =>
      body('M0-34C20-48 46-36 46-4C46 26 24 46 0 42C-24 46-46 26-46-4C-46-36-20-48 0-34Z', '#b5462c') +
      fill('M0-29C18-42 41-31 41-3C41 23 21 41 0 37C-21 41-41 23-41-3C-41-31-18-42 0-29Z', '#f2d394') +
      fill('M-14-2C-10-16 10-16 14-2C16 14 6 18 0 18S-16 14-14-2Z', '#dcb265') +
      specks(
        [
          [-5, 2],
          [5, 4],
        ],
        '#5e3a20',
        5,
      ) +
      line('M-26-16C-20-26-10-30-4-26', '#fff6d0', 5),
  },
  'peach-half': {
    role: 'chunk',
    size: 38,
    spin: 60,
    draw: () =>
      disc(0, 0, 40, '#d8623a') +
      dot(0, 0, 36, '#fabf6e') +
      dot(0, 0, 20, '#ee8a48', ' opacity=".6"') +
      line(spokes(14, 14, 21), '#d4543a', 3.5) +
      body('M0-13C9-8 9 8 0 14C-9 8-9-8 0-13Z', '#8a4a2c') +
      line('M-26-12q6-14 18-18', '#fff6', 4.5),
  },
  persimmon: {
    role: 'slice',
    size: 28,
    spin: 180,
    draw: () => coin('#d9641f', '#f59a3c', 29, line(spokes(8, 4, 15), '#fbc784', 5)),
  },
} satisfies Pieces;
