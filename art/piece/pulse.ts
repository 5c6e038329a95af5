/** Beans, peas, lentils, corn: small things that come in handfuls. */
import { shade } from '../drawing/color.ts';
import { body, disc, dot, fill, line, oval, specks } from '../drawing/svg.ts';
import type { Piece, Pieces } from './piece.ts';

const kidney = (c: string): string =>
  body('M-15-2C-14-13 14-13 15-1C16 9 7 11 3 7C0 4-4 4-7 8C-12 11-16 6-15-2Z', c) +
  line('M-9-4q7-5 15-2', '#fff6', 2.8);
const bean = (c: string, size: number): Piece => ({ role: 'bit', size, spin: 180, draw: () => kidney(c) });

export const pulse = {
  chickpea: {
    role: 'bit',
    size: 13,
    spin: 0,
    draw: () =>
      body('M-2-12C9-14 14-5 13 2C12 11 3 13-3 12C-13 11-15-8-2-12Z', '#f0cf92') +
      line('M2-11q-4 5-1 9', shade('#f0cf92', 0.25), 2) +
      oval(-5, -4, 3.5, 3, '#fff8'),
  },
  'kidney-bean': bean('#b9453a', 13),
  'black-bean': bean('#43313a', 13),
  'white-bean': bean('#f0e0bd', 13),
  pea: {
    role: 'bit',
    size: 9,
    spin: 0,
    draw: () => disc(0, 0, 9.5, '#8fb244') + dot(-3, -3, 3.2, '#d5e596'),
  },
  edamame: {
    role: 'bit',
    size: 11,
    spin: 180,
    draw: () =>
      body('M-13 0C-12-11 12-11 13 0C12 10-12 10-13 0Z', '#9cbf55') + line('M-7-3q6-4 12-1', '#e6f0b6', 3),
  },
  corn: {
    role: 'bit',
    size: 9,
    spin: 180,
    draw: () => body('M-9-6Q0-11 9-6Q11 3 0 11Q-11 3-9-6Z', '#f6c645') + oval(-2, -3, 4, 2.6, '#fff3b0'),
  },
  lentils: {
    role: 'bit',
    size: 16,
    draw: () =>
      Array.from({ length: 5 }, (_, i) =>
        oval(
          Math.cos(i * 1.3) * 9,
          Math.sin(i * 1.3) * 8,
          8,
          6.5,
          i % 2 ? '#b98248' : '#96622f',
          ' stroke="#4213"',
        ),
      ).join('') +
      specks(
        [
          [-9, -3],
          [6, -8],
          [3, 5],
        ],
        '#e6c089',
        3,
      ),
  },
  'bean-sprout': {
    role: 'leaf',
    size: 22,
    draw: () =>
      line('M-26 6C-8-12 8 14 22-4', '#4213', 8) +
      line('M-26 6C-8-12 8 14 22-4', '#f7f0d8', 5) +
      dot(24, -6, 5, '#d8d98a'),
  },
  'sugar-snap': {
    role: 'slice',
    size: 32,
    spin: 60,
    draw: () =>
      body('M-42 4C-26-16 24-18 44-6C28 16-24 18-42 4Z', '#7fa83f') +
      fill('M-38 3C-24-12 22-14 40-5C24 6-22 10-38 3Z', '#a3c65c') +
      specks(
        [
          [-20, 0],
          [-4, -2],
          [12, -3],
          [26, -4],
        ],
        '#8db54a',
        13,
      ) +
      line('M-30-2C-14-11 14-12 32-7', '#dcecab', 2.5),
  },
} satisfies Pieces;
