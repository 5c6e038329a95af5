/** Fish and shellfish. */
import { shade } from '../drawing/color.ts';
import { blob } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, oval, ring } from '../drawing/svg.ts';
import { chunk, mirrored, ribbon } from './cut.ts';
import type { Pieces } from './piece.ts';

export const fish = {
  salmon: {
    role: 'hero',
    size: 66,
    spin: 14,
    draw: () =>
      body(
        'M-74-4C-70-32-24-42 24-37C58-33 78-16 76 5C74 28 38 38-3 37C-46 37-78 24-74-4Z',
        shade('#ee8560', 0.22),
      ) +
      fill('M-74-4C-70-32-24-42 24-37C58-33 78-16 76 3C72 20 38 28-3 27C-46 27-76 18-74-4Z', '#ee8560') +
      line(
        'M-56-20q22 16 6 38M-36-29q26 22 6 52M-13-34q28 26 6 60M11-36q26 28 6 61M34-33q22 24 6 55M55-25q13 20 2 38',
        '#fbcbae',
        3.2,
      ) +
      line('M-60-16C-40-32-10-36 22-33', '#fff7', 4) +
      line('M-30 8l5 2M6-8l6 1M30 10l5-2M-8 16l5 1M40-10l4 2', '#5a7a35', 3),
  },
  'white-fish': {
    role: 'hero',
    size: 64,
    spin: 14,
    draw: () =>
      body(
        'M-74-2C-70-30-24-38 24-34C58-31 76-14 74 5C70 28 38 36-3 35C-46 35-78 24-74-2Z',
        shade('#f4e6cf', 0.42),
      ) +
      fill('M-74-2C-70-30-24-38 24-34C58-31 76-14 74 3C68 19 38 27-3 26C-46 26-76 18-74-2Z', '#f4e6cf') +
      fill(
        'M-66-2c4-18 26-26 44-26 20 0 8 14 24 16 18 2 30-14 48-8 16 6 18 14 6 20-20 10-46-2-66 4-22 6-58 10-56-6z',
        '#c67f3c',
        ' opacity=".75"',
      ) +
      line('M-40-26q14 20 0 44M-4-31q16 26 2 52M32-29q14 22 2 46', shade('#f4e6cf', 0.22), 2.5) +
      line('M-58-16C-40-28-16-31 4-30', '#fff9', 4),
  },
  prawn: {
    role: 'chunk',
    size: 27,
    variants: 2,
    draw: (_r, v) =>
      mirrored(
        v,
        body('M22 20l14 2-4-8 8-6-14-2z', '#d9623c') +
          line('M20 14C10 26-16 24-20 4C-23-14-8-26 10-21', '#4213', 22) +
          line('M20 14C10 26-16 24-20 4C-23-14-8-26 10-21', '#f0885e', 17) +
          line('M20 14C10 26-16 24-20 4C-23-14-8-26 10-21', '#fbcfb2', 5) +
          line('M10 12l5 13M-4 14l-2 14M-13 6l-14 5M-13-4l-13-8M-4-14l-5-13', '#d9603a', 2.5),
      ),
  },
  'oily-fish': {
    role: 'hero',
    size: 64,
    spin: 14,
    draw: () =>
      body('M-78 0C-62-30-20-36 26-31C54-28 72-14 80-2C72 16 52 28 24 31C-20 36-62 28-78 0Z', '#6f7f80') +
      fill('M-78-1C-62-30-20-36 26-31C54-28 72-14 80-3C66 4 40 6 10 6C-30 6-60 8-78-1Z', '#8ea3a6') +
      fill('M-74 4C-50 12-20 10 14 10C44 10 64 6 76 2C66 16 50 24 24 27C-20 31-56 22-74 4Z', '#e6e4d6') +
      line(
        'M-56-12q8-8 4-14M-36-8q10-10 4-24M-14-6q10-12 4-27M10-6q10-12 2-27M34-6q8-10 2-24M56-6q4-8 0-16',
        '#4c6068',
        4.5,
      ) +
      line('M-50-20C-24-30 6-31 30-28', '#fff7', 4) +
      line('M-40 14l8 4M-8 14l8 5M24 14l8 4', '#c9783a', 4, ' opacity=".6"'),
  },
  'tuna-steak': {
    role: 'hero',
    size: 62,
    spin: 14,
    draw: () =>
      [-54, -30, -6, 18, 42]
        .map((x, i) => {
          const h = [28, 35, 38, 35, 28][i] ?? 30;
          return (
            oval(x, 0, 23, h, '#8a7358', ' stroke="#4212"') +
            oval(x + 4, 0, 18, h - 4, '#c9a58a') +
            oval(x + 5, 1, 14, h - 9, '#c4525c')
          );
        })
        .join('') + line('M-46-16q8 14 0 30M-22-20q8 20 2 38M4-24q8 20 2 42M28-20q8 18 2 38', '#e58d90', 2.5),
  },
  tuna: { role: 'chunk', size: 20, variants: 2, draw: (_r, v) => chunk(v, '#ecc9ac', '#bd8f6d', '#f9e6d5') },
  'smoked-salmon': ribbon('#f39a70', '#e0743f', '#f9c3a2', '#fcdcc8'),
  scallop: {
    role: 'chunk',
    size: 25,
    spin: 40,
    draw: (r) =>
      disc(0, 0, 26, '#cda777') +
      dot(-1, -2, 22, '#f8ead0') +
      fill(blob(r, 15, 14, 0.16, 8), '#c98a42', ' opacity=".8"') +
      fill(blob(r, 8, 7, 0.2, 7), '#e8bb78') +
      line('M-16-8q4-8 12-10', '#fff8', 3.5),
  },
  mussel: {
    role: 'chunk',
    size: 28,
    spin: 180,
    variants: 2,
    draw: (_r, v) =>
      mirrored(
        v,
        body('M-36 6C-30-20 4-28 34-8C34 14 0 28-36 6Z', '#2c3242') +
          fill('M-30 5C-24-14 4-21 29-6C27 10 0 20-30 5Z', '#7c8793') +
          fill('M-18 5C-14-7 4-11 20-3C18 8 0 13-18 5Z', '#e99a45') +
          line('M-10 2Q2-5 13-1', '#f9c888', 3.5) +
          line('M-26-6C-16-18 2-22 18-17', '#fff4', 3),
      ),
  },
  squid: {
    role: 'chunk',
    size: 22,
    spin: 180,
    draw: () =>
      ring(0, 0, 17, '#4212', 17) +
      ring(0, 0, 17, '#e0b394', 13) +
      ring(0, 0, 17, '#fbefde', 9) +
      line('M-17-6q4-9 12-11', '#fff', 3),
  },
} satisfies Pieces;
