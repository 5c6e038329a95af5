/** Leaves and shredded cabbage. */
import { lobed, rrect } from '../drawing/shape.ts';
import { body, fill, line } from '../drawing/svg.ts';
import { flipped, leafy, mirrored, shreds } from './cut.ts';
import type { Pieces } from './piece.ts';

export const leaves = {
  spinach: { role: 'leaf', size: 27, variants: 1, draw: () => leafy('#4d7b35', 32, 18) },
  kale: {
    role: 'leaf',
    size: 30,
    draw: () =>
      body(lobed(34, 21, 9, 0.13), '#4c7048') +
      line('M-34 0H26M-14 0l10-12M-14 0l10 12M6 0l9-10M6 0l9 10', '#9db88a', 2.5),
  },
  lettuce: {
    role: 'leaf',
    size: 36,
    variants: 2,
    draw: (_r, v) =>
      body(lobed(40, v ? 27 : 31, 8, 0.1), v ? '#a9c45c' : '#93b44f') +
      fill(lobed(29, 19, 6, 0.12), v ? '#c3d77c' : '#b1ca68') +
      line('M-34 0Q0 5 24 0M-12 2L2-14M-8 2L6 15M8 2L20-9', '#e3edb4', 3),
  },
  arugula: {
    role: 'leaf',
    size: 28,
    variants: 2,
    draw: (_r, v) =>
      flipped(
        v,
        body(
          'M-36 2C-20-2-16-16-4-15C-6-8-4-6 2-6C8-8 8-18 18-17C16-10 18-8 24-8C34-6 38-2 38 1C34 8 28 8 22 8C16 9 18 14 14 18C6 18 6 9 0 8C-4 8-6 12-10 15C-18 14-20 5-36 2Z',
          '#5d8f3a',
        ),
      ) + line('M-36 2H28', '#b4d080', 2.2),
  },
  'red-cabbage': {
    role: 'chunk',
    size: 24,
    draw: () =>
      ['M-28-4C-10-18 8-12 26-16', 'M-26 8C-8-4 12 4 28-4', 'M-20 18C-6 6 10 16 24 8']
        .map((d, i) => line(d, '#4213', 9.5) + line(d, i % 2 ? '#b26fa0' : '#8a3f78', 6.5))
        .join('') + line('M-18-6q12-6 22-5M-8 5q10-2 18 0', '#eed3e6', 2),
  },
  'pale-cabbage': { role: 'chunk', size: 24, draw: () => shreds('#cbd99a', '#e2ecbc', '#f8fbe6') },
  'green-cabbage': { role: 'chunk', size: 24, draw: () => shreds('#86ab4e', '#b5cf7c', '#e6f0c0') },
  chard: {
    role: 'leaf',
    size: 30,
    draw: () =>
      body(lobed(34, 21, 7, 0.08), '#47752f') +
      line('M-40 0H26', '#cf3f55', 5) +
      line('M-18 0l10-12M-18 0l10 12M4 0l9-10M4 0l9 10', '#e0788a', 2.5),
  },
  'lettuce-shreds': {
    role: 'bit',
    size: 22,
    variants: 2,
    draw: (_r, v) =>
      flipped(
        v,
        line('M-24-4C-8-14 4 4 24-8M-20 10C-6 0 8 12 22 4', '#4213', 9) +
          line('M-24-4C-8-14 4 4 24-8', '#9dbf55', 6) +
          line('M-20 10C-6 0 8 12 22 4', '#cfe29a', 6) +
          line('M-14-6C-4-9 4-2 14-5', '#eef6cc', 2),
      ),
  },
  'lettuce-wedge': {
    role: 'hero',
    size: 62,
    spin: 14,
    draw: () =>
      body('M-78 26C-66-36 58-50 78 26C40 44-40 44-78 26Z', '#86ad48') +
      fill('M-72 22C-58-30 52-42 72 22C38 36-38 36-72 22Z', '#dcecb0') +
      line(
        'M-62 20C-44-22 40-32 60 18M-48 22C-34-12 30-22 46 20M-32 24C-22-2 20-8 30 22M-16 25C-10 10 8 8 14 24',
        '#9dc25c',
        5,
      ) +
      fill('M-14 32Q0 10 14 32Z', '#f6f3d8') +
      line('M-60 4C-44-20-20-30 0-31', '#fff8', 4),
  },
  'cabbage-wedge': {
    role: 'hero',
    size: 60,
    spin: 20,
    draw: () =>
      body('M-76 24C-64-36 56-48 76 24C40 42-40 42-76 24Z', '#7f9a3f') +
      fill('M-70 20C-56-30 50-40 70 20C38 34-38 34-70 20Z', '#e6e8b0') +
      line('M-60 18C-42-22 38-30 58 16M-46 20C-32-12 28-20 44 18M-30 22C-20-2 18-8 28 20', '#b4c274', 5) +
      line('M-56 8q6-10 12-14M20-18q14 6 20 16M-20 26q12 4 30 2', '#a9682c', 5, ' opacity=".6"') +
      fill('M-12 30Q0 12 12 30Z', '#f6f0d2'),
  },
  'lettuce-cup': {
    role: 'chunk',
    size: 56,
    spin: 30,
    variants: 2,
    draw: (_r, v) =>
      mirrored(
        v,
        body(lobed(58, 47, 9, 0.06), '#7fa541') +
          fill(lobed(51, 40, 8, 0.07), '#a9c962') +
          fill(lobed(36, 26, 7, 0.06), '#cfe29a') +
          line('M-46 6Q-10 12 26 2M-24 8L-14-18M-4 8L10-20M-20 9L-6 28M4 7L18 24', '#eef6cc', 3),
      ),
  },
  nori: {
    role: 'leaf',
    size: 20,
    draw: () => body(rrect(22, 9, 2), '#26382c') + line('M-16-3h12M2 3h12', '#47614a', 2.5),
  },
} satisfies Pieces;
