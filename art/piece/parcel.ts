/** Filled dough from around the world. */
import { blob, rrect } from '../drawing/shape.ts';
import { body, fill, line, specks } from '../drawing/svg.ts';
import { flipped } from './cut.ts';
import type { Pieces } from './piece.ts';

const crimp = (d: string, dark: string, light: string): string =>
  line(d, dark, 13, ' stroke-dasharray="1 12"') +
  line(d, light, 7, ' stroke-dasharray="1 12" transform="translate(-1-1)"');

export const parcels = {
  empanada: {
    role: 'chunk',
    size: 50,
    flat: 0.8,
    spin: 24,
    variants: 2,
    draw: () =>
      body('M-58 18C-58-26-26-44 2-44C32-44 60-24 58 18Q0 34-58 18Z', '#a9682c') +
      fill('M-54 14C-54-24-24-40 2-40C30-40 56-22 54 12Q0 26-54 14Z', '#dfa552') +
      fill('M-30-2C-28-24-10-32 6-32C20-32 30-26 34-16C14-22-12-20-30-2Z', '#f3cc86', ' opacity=".8"') +
      crimp('M-54 17Q0 33 54 17', '#a9682c', '#f0c67c') +
      line('M-16-8l6 8M2-12l6 8M20-10l6 8', '#a9682c', 4),
  },
  samosa: {
    role: 'chunk',
    size: 46,
    spin: 24,
    variants: 2,
    draw: (_r, v) =>
      flipped(
        0,
        body('M-4-46Q4-50 9-42L52 28Q54 38 44 40Q0 50-46 38Q-54 34-49 26Z', v ? '#a9622b' : '#b06a2c') +
          fill('M-2-40Q3-44 7-38L46 26Q0 40-44 26Z', '#e2ab52') +
          line('M1-38Q-10 0-16 34M4-36Q20 0 30 32', '#b9772f', 3.6, ' opacity=".75"') +
          specks(
            [
              [-16, 8],
              [8, -10],
              [20, 18],
              [-2, 22],
              [-26, 24],
            ],
            '#b9702a',
            8,
            ' opacity=".6"',
          ) +
          line('M-8-26L-34 18', '#fbdc98', 4.5) +
          crimp('M-40 32Q0 42 42 32', '#a9622b', '#f0c67c'),
      ),
  },
  calzone: {
    role: 'hero',
    size: 92,
    flat: 0.7,
    spin: 10,
    draw: () =>
      body('M-106 30C-108-40-50-72 4-72C60-72 108-38 106 30Q0 62-106 30Z', '#a9682c') +
      fill('M-100 24C-102-36-48-66 4-66C56-66 102-34 100 22Q0 50-100 24Z', '#e3ae62') +
      specks(
        [
          [-50, -26],
          [-10, -44],
          [36, -30],
          [64, -4],
          [8, -10],
          [-70, 4],
          [-28, 10],
        ],
        '#a9622b',
        21,
        ' opacity=".4"',
      ) +
      crimp('M-98 27Q0 58 98 27', '#a9682c', '#f3cd8c') +
      line('M-72-22C-54-48-24-58 6-58', '#fbe2ac', 7) +
      line('M-18-28l12 14M6-32l12 14M30-28l12 14', '#b93a22', 6),
  },
  nigiri: {
    role: 'chunk',
    size: 44,
    flat: 0.78,
    spin: 24,
    variants: 2,
    draw: () =>
      body(rrect(40, 24, 18), '#e0d3b6', ' transform="translate(0 8)"') +
      fill(rrect(38, 21, 16), '#fffaf0', ' transform="translate(0 8)"') +
      specks(
        [
          [-28, 22],
          [-12, 26],
          [6, 24],
          [22, 26],
          [32, 18],
        ],
        '#e6d9bd',
        6,
      ) +
      body('M-52-2C-50-24-20-28 8-26C36-24 54-14 52 2C46 16 20 14 0 14C-24 14-46 18-52-2Z', '#d9744c') +
      fill('M-49-4C-46-22-20-25 8-23C34-21 50-13 49-1C44 9 20 8 0 8C-24 8-44 12-49-4Z', '#f59a72') +
      line('M-34-18q14 10 4 24M-12-22q16 12 6 28M12-22q14 12 6 28M33-17q10 8 4 22', '#fbd0b6', 4),
  },
  'rice-ball': {
    role: 'chunk',
    size: 38,
    spin: 40,
    variants: 2,
    draw: (r) =>
      body(blob(r, 40, 39, 0.04, 11), '#9a5c25') +
      fill(blob(r, 35, 33, 0.05, 11), '#dc9f48', ' transform="translate(-2-4)"') +
      specks(
        Array.from({ length: 16 }, () => [r.range(-26, 24), r.range(-28, 22)] as const),
        '#f6d48a',
        6,
      ) +
      specks(
        Array.from({ length: 9 }, () => [r.range(-24, 26), r.range(-24, 26)] as const),
        '#a9682c',
        5,
      ) +
      line('M-22-14C-16-26-6-29 4-28', '#fff7', 5),
  },
  'leaf-roll': {
    role: 'chunk',
    size: 58,
    flat: 0.62,
    spin: 14,
    variants: 2,
    draw: (_r, v) =>
      flipped(
        v,
        body('M-58-18C-30-30 30-30 58-18C66-8 66 10 58 20C30 32-30 32-58 20C-66 10-66-8-58-18Z', '#5f8a3c') +
          fill('M-56-18C-30-28 30-28 56-18C62-8 62 4 56 12C30 22-30 22-56 12C-62 4-62-8-56-18Z', '#9dbf5e') +
          line(
            'M-56-4C-20-12 20-10 54 2M-34-8l-8-14M-10-10l-6-15M14-9l4-15M36-4l10-13M-30-6l-4 18M-4-8l2 20M22-5l6 16',
            '#dcebb0',
            2.8,
          ) +
          line('M52-17C46-6 46 6 52 16', '#5f8a3c', 3) +
          line('M-44-20C-20-26 14-26 36-23', '#fff7', 3.5),
      ),
  },
} satisfies Pieces;
