/** Crackers, crisps, croquettes and slices of bread. */

import { blob, polar, rrect } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, specks } from '../drawing/svg.ts';
import { cube } from './cut.ts';
import type { Pieces } from './piece.ts';

export const savoryBake = {
  fritter: {
    role: 'chunk',
    size: 42,
    spin: 180,
    variants: 2,
    draw: (r) =>
      body(blob(r, 44, 41, 0.09, 8), '#a8692c') +
      fill(blob(r, 39, 36, 0.1, 8), '#dba64f') +
      fill(blob(r, 20, 14, 0.3, 6), '#b9752f', ' opacity=".5"') +
      specks(
        [
          [-18, -8],
          [12, -16],
          [20, 8],
          [-6, 18],
        ],
        '#b9772f',
        6,
      ) +
      specks(
        [
          [-4, -6],
          [-22, 10],
          [6, 8],
        ],
        '#f0cf86',
        6,
      ),
  },
  falafel: {
    role: 'chunk',
    size: 28,
    spin: 20,
    variants: 2,
    draw: (r) =>
      body(blob(r, 29, 28, 0.08, 9), '#7d4f22') +
      fill(blob(r, 24, 22, 0.14, 8), '#a8743a', ' transform="translate(-2-3)"') +
      specks(
        [
          [-8, -8],
          [6, -12],
          [10, 4],
          [-4, 8],
          [-14, 2],
        ],
        '#d0a262',
        4.5,
      ) +
      specks(
        [
          [0, -2],
          [14, -6],
          [-10, 12],
        ],
        '#7b9a45',
        4,
      ),
  },
  /** Afloat on a soup under molten cheese. */
  'cheese-toast': {
    role: 'hero',
    size: 62,
    spin: 20,
    most: 1,
    draw: (r) =>
      body(blob(r, 74, 62, 0.05, 12), '#9a5a24') +
      fill(blob(r, 68, 56, 0.05, 12), '#e3b466') +
      fill(blob(r, 62, 50, 0.14, 11), '#f6cf68', ' stroke="#d99a3c" stroke-width="4"') +
      specks(
        [
          [-34, -14],
          [-10, -28],
          [20, -18],
          [36, 8],
          [6, 6],
          [-22, 18],
          [16, 28],
        ],
        '#b9702a',
        17,
        ' opacity=".6"',
      ) +
      line('M-40-8C-32-28-12-36 8-34M-8 18q14-10 28 0', '#fff0b8', 5),
  },
  /** Boiled in broth: matzo balls and other bread dumplings. */
  'bread-dumpling': {
    role: 'chunk',
    size: 36,
    spin: 20,
    variants: 2,
    draw: (r) =>
      body(blob(r, 37, 35, 0.07, 9), '#cfa869') +
      fill(blob(r, 31, 28, 0.1, 9), '#efd9a6', ' transform="translate(-3-4)"') +
      line('M-14 2q6-6 12 0M6-12q6-4 10 2M-4 14q6-4 12 0', '#c99f5c', 3.5) +
      line('M-20-12Q-10-22 4-22', '#fff8e3', 5),
  },
  'bread-slice': {
    role: 'slice',
    size: 50,
    spin: 10,
    draw: () =>
      body(
        'M-46 34C-50 6-46-8-50-18C-50-40-24-44 0-44C24-44 50-40 50-18C46-8 50 6 46 34Q0 44-46 34Z',
        '#a05f28',
      ) +
      fill(
        'M-41 30C-44 6-40-8-44-18C-43-34-22-38 0-38C22-38 43-34 44-18C40-8 44 6 41 30Q0 38-41 30Z',
        '#f6e0b3',
      ) +
      specks(
        [
          [-24, -14],
          [-4, -22],
          [18, -8],
          [26, 12],
          [-12, 8],
          [6, 18],
          [-28, 18],
          [0, -4],
        ],
        '#dcb981',
        5,
      ),
  },
  'flatbread-wedge': {
    role: 'slice',
    size: 40,
    spin: 20,
    draw: () =>
      body('M-42 22Q-46 14-38 8L26-38Q38-40 42-28C50-6 44 20 32 32Q26 36 18 34Z', '#c98f48') +
      fill('M-36 18L28-34Q36-32 38-24C44-4 40 16 28 28Z', '#f0d5a0') +
      specks(
        [
          [10, -10],
          [24, 6],
          [-6, 12],
          [22, -22],
        ],
        '#b9763a',
        8,
      ),
  },
  cracker: {
    role: 'slice',
    size: 36,
    spin: 30,
    draw: () =>
      body(rrect(26, 34, 6), '#b9854a') +
      fill(rrect(24, 32, 5), '#e3bd83') +
      specks(
        [
          [-12, -20],
          [10, -18],
          [-2, -8],
          [14, 2],
          [-14, 4],
          [2, 12],
          [-10, 22],
          [12, 22],
        ],
        '#8f6a3a',
        4,
      ),
  },
  'tortilla-chip': {
    role: 'slice',
    size: 34,
    spin: 180,
    draw: () =>
      body('M-34 22Q-40 18-34 12L-4-34Q0-38 6-33L38 14Q40 22 32 24Q0 30-34 22Z', '#d59a3e') +
      fill('M-30 18L-1-30L33 16Q0 24-30 18Z', '#f2ca70') +
      specks(
        [
          [-6, 6],
          [8, 10],
          [2, -10],
        ],
        '#c98a35',
        5,
      ),
  },
  'rice-cake': {
    role: 'chunk',
    size: 54,
    spin: 180,
    variants: 2,
    draw: (r) =>
      body(blob(r, 56, 55, 0.025, 13), '#cfae74') +
      fill(blob(r, 52, 51, 0.03, 13), '#f3e3be', ' transform="translate(-1-2)"') +
      specks(
        Array.from({ length: 26 }, () => polar(r() * 6.28, Math.sqrt(r()) * 45)),
        '#fffaea',
        12,
      ) +
      specks(
        Array.from({ length: 12 }, () => polar(r() * 6.28, Math.sqrt(r()) * 45)),
        '#d9bd86',
        6,
      ),
  },
  crouton: {
    role: 'bit',
    size: 15,
    spin: 180,
    variants: 2,
    draw: () =>
      cube(14, '#dca353') +
      specks(
        [
          [-4, -4],
          [4, 2],
          [-2, 6],
        ],
        '#f6dcA6',
        4.5,
      ),
  },
  bun: {
    role: 'chunk',
    size: 48,
    spin: 60,
    variants: 2,
    draw: (r) =>
      body(blob(r, 50, 48, 0.03, 11), '#a5632a') +
      fill(blob(r, 45, 43, 0.04, 11), '#d8964a', ' transform="translate(-1-3)"') +
      fill(blob(r, 28, 24, 0.08, 9), '#ecb974', ' transform="translate(-8-10)"') +
      line('M-30-16q8-16 26-20', '#fff7', 6),
  },
  bagel: {
    role: 'chunk',
    size: 48,
    spin: 60,
    draw: (r) =>
      body(blob(r, 50, 49, 0.03, 11), '#a5632a') +
      fill(blob(r, 46, 44, 0.03, 11), '#d6944a', ' transform="translate(-1-2)"') +
      disc(0, 0, 15, '#8a4f22') +
      dot(2, 3, 11, '#5f3517') +
      line('M-34-14q8-18 26-22', '#fff6', 6),
  },
} satisfies Pieces;
