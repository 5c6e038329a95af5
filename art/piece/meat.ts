/** Meat and poultry. */
import { blob } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, oval, specks } from '../drawing/svg.ts';
import { chunk, mirrored, ribbon, shreds } from './cut.ts';
import type { Pieces } from './piece.ts';

export const meat = {
  chicken: {
    role: 'chunk',
    size: 22,
    variants: 2,
    draw: (_r, v) => chunk(v, '#e6b06a', '#b4702f', '#f8dca8'),
  },
  'chicken-breast': {
    role: 'hero',
    size: 60,
    spin: 14,
    draw: () =>
      [-54, -33, -11, 11, 33, 53]
        .map((x, i) => {
          const h = [24, 33, 38, 37, 31, 23][i] ?? 30;
          return (
            body(
              `M${x - 9} ${-h}c14-7 26-3 26 6v${2 * h - 14}c0 9-14 13-26 6-6-10-6-${2 * h - 12} 0-${2 * h - 2}z`,
              '#dda057',
            ) + oval(x + 6, 0, 9, h - 6, '#f6dfbd')
          );
        })
        .join('') + line('M-58-20q20-15 50-19', '#fff6', 4),
  },
  drumstick: {
    role: 'chunk',
    size: 42,
    spin: 180,
    draw: () =>
      body('M34 5l22 7c10-3 14 6 8 11-1 9-11 9-14 2L28 17z', '#f4e6cf') +
      body('M-58-6C-56-36-20-42 4-28C24-16 40 0 38 12C34 24 14 22-4 28C-34 38-60 24-58-6Z', '#dda057') +
      fill(
        'M-56 4c10 18 34 16 54 8s32-6 40-2c-2 13-22 12-42 18-28 9-50-2-52-24z',
        '#a9622b',
        ' opacity=".6"',
      ) +
      line('M-44-14q14-18 40-10', '#fff7', 5) +
      line('M-30 4l5 2M-14 12l6 1M4 2l5 2M-38-2l3 2M-10-4l5 1M18 12l4 1', '#a9622b', 3.2),
  },
  beef: { role: 'chunk', size: 23, variants: 2, draw: (_r, v) => chunk(v, '#a9623b', '#6b341c', '#cf9468') },
  steak: {
    role: 'hero',
    size: 64,
    spin: 14,
    draw: () =>
      [-58, -34, -10, 14, 38]
        .map((x, i) => {
          const h = [30, 37, 40, 38, 31][i] ?? 30;
          return (
            oval(x, 0, 24, h, '#5a2c19', ' stroke="#4212"') +
            oval(x + 4, 0, 18, h - 4, '#b5594c') +
            oval(x + 6, 1, 12, h - 11, '#dd8076')
          );
        })
        .join('') +
      line(
        'M-50-18q8 16 0 34M-28-20q8 20 2 38M-4-24q10 20 2 44M22-22q8 20 2 42M46-14q6 14 0 28',
        '#f0b0a2',
        2.2,
      ) +
      line('M-70-18q6-10 12-11', '#fff5', 4),
  },
  meatball: {
    role: 'chunk',
    size: 25,
    spin: 20,
    variants: 2,
    draw: (r) =>
      body(blob(r, 26, 25, 0.06, 8), '#8a4a28') +
      fill(blob(r, 20, 18, 0.14, 7), '#a9653a', ' transform="translate(-3-4)"') +
      line('M-13-8q5-9 14-9', '#fff6', 4) +
      line('M6 4l4 1M-6 9l5 1M10-6l3 2M-12 2l2 2', '#5c2d16', 3),
  },
  mince: {
    role: 'bit',
    size: 13,
    variants: 2,
    draw: (r) =>
      body(blob(r, 13, 11, 0.25, 6), '#96562f') +
      fill(blob(r, 7, 5, 0.25, 5), '#b9774a', ' transform="translate(-2-2)"'),
  },
  sausage: {
    role: 'slice',
    size: 18,
    spin: 40,
    draw: () =>
      disc(0, 0, 19, '#8c3b24') +
      dot(0, -1, 16, '#b9573a') +
      line('M-6-4h0M5-7h0M7 5h0M-3 6h0M0-1h0', '#e09a7c', 4),
  },
  'chicken-thigh': {
    role: 'chunk',
    size: 38,
    spin: 180,
    variants: 2,
    draw: (_r, v) =>
      mirrored(
        v,
        body('M-40-6C-42-28-16-38 8-35C32-33 46-14 43 6C40 26 16 36-10 33C-30 31-39 14-40-6Z', '#b87734') +
          fill('M-37-8C-38-26-14-35 8-32C29-30 42-13 39 4C34 20 14 27-8 24C-27 22-37 10-37-8Z', '#e2a75c') +
          fill('M-30 2c6-12 20-8 30-12s24-6 32 6c2 12-16 14-30 16s-36 6-32-10z', '#b4682b', ' opacity=".5"') +
          line('M-26-18C-14-28 6-30 22-24', '#fff7', 4.5) +
          line('M-16 2l6 2M4-4l6 1M-4 12l6 1M18 4l5 2M-22-6l4 1', '#8f4d1e', 3),
      ),
  },
  'roast-chicken': {
    role: 'hero',
    size: 104,
    spin: 8,
    draw: () =>
      body(
        'M-92 62l-22 16c-12 2-16 14-8 20 6 12 20 8 22-2l20-18zM92 62l22 16c12 2 16 14 8 20-6 12-20 8-22-2l-20-18z',
        '#f4e6cf',
      ) +
      body(
        'M-40 20C-84 12-112 46-102 72C-86 96-40 84-16 50ZM40 20C84 12 112 46 102 72C86 96 40 84 16 50Z',
        '#c2813a',
      ) +
      body('M0-96C54-100 92-60 88-10C84 46 44 84 0 84C-44 84-84 46-88-10C-92-60-54-100 0-96Z', '#cf9146') +
      fill(
        'M-6-90C-50-90-82-56-78-12C-74 32-40 64-10 66C2 30 2-50-6-90ZM8-90C48-90 80-56 76-12C72 32 40 64 12 66C4 30 2-50 8-90Z',
        '#e5ad62',
      ) +
      fill(
        'M-60-20c10-30 40-40 50-20s-10 50-30 50-28-10-20-30zM30-60c24 4 40 40 24 64s-40 8-38-20 2-46 14-44z',
        '#b86c2e',
        ' opacity=".4"',
      ) +
      line('M-62-44C-52-70-30-82-12-82M24-80C44-76 56-64 62-50', '#fff7', 6) +
      line('M0-80V60', '#a9662c', 4, ' opacity=".7"') +
      line('M-80 52C-72 36-58 30-44 32M80 52C72 36 58 30 44 32', '#f0c184', 6),
  },
  'lamb-chop': {
    role: 'hero',
    size: 52,
    spin: 30,
    draw: () =>
      body('M14-22C30-40 46-54 66-66C76-72 86-62 80-54C66-42 52-28 38-8Z', '#f4e6cf') +
      line('M36-34L66-58', '#d9c3a0', 4) +
      body('M-54 4C-54-26-22-42 10-34C40-26 50 2 34 26C16 46-18 48-38 34C-48 26-54 16-54 4Z', '#ecd0a4') +
      fill('M-46 4C-46-22-18-34 8-28C32-20 40 2 26 20C12 36-16 38-32 28C-40 20-46 14-46 4Z', '#8b4a30') +
      fill('M-36 2C-34-18-12-26 8-20C26-12 28 4 18 14C4 26-16 26-26 20C-34 14-36 10-36 2Z', '#a9603f') +
      line('M-24-4l34-12M-26 8l44-16M-16 18l30-11', '#6d351f', 4, ' opacity=".7"') +
      line('M-40-8C-34-22-20-30-4-30', '#fff6', 4),
  },
  'pork-slices': {
    role: 'hero',
    size: 62,
    spin: 14,
    draw: () =>
      [-56, -34, -12, 10, 32, 52]
        .map((x, i) => {
          const h = [27, 34, 37, 36, 32, 25][i] ?? 30;
          return (
            oval(x, 0, 22, h, '#9c5f2e', ' stroke="#4212"') +
            oval(x + 4, 0, 17, h - 4, '#e3bd96') +
            oval(x + 5, 1, 12, h - 10, '#f3d9bf')
          );
        })
        .join('') +
      line(
        'M-50-14q8 14 2 28M-28-18q8 18 2 34M-6-20q8 20 2 38M16-20q8 18 2 36M38-16q6 16 0 30',
        '#d3a57c',
        2.5,
      ),
  },
  'pulled-meat': { role: 'chunk', size: 24, draw: () => shreds('#a8653c', '#c4865a', '#ebc59c') },
  bacon: ribbon('#c4594a', '#9c3b2e', '#f2d0b0', '#f8e4d0'),
  ham: ribbon('#f3aea4', '#e08d84', '#e79a90', '#fbd8d2'),
  salami: {
    role: 'slice',
    size: 22,
    spin: 180,
    draw: () =>
      disc(0, 0, 23, '#7d2620') +
      dot(0, 0, 20.5, '#b5443a') +
      specks(
        [
          [-9, -8],
          [4, -12],
          [11, 0],
          [-2, 2],
          [-12, 6],
          [6, 11],
          [-4, 14],
        ],
        '#f0bfa8',
        4.5,
      ),
  },
  patty: {
    role: 'hero',
    size: 44,
    spin: 30,
    draw: (r) =>
      body(blob(r, 48, 46, 0.05, 9), '#6b371c') +
      fill(blob(r, 44, 42, 0.06, 9), '#94552e', ' transform="translate(-1-3)"') +
      line('M-34-14L24-36M-36 8L36-20M-26 26L36 4', '#4a2413', 6, ' opacity=".75"') +
      line('M-30-22q10-14 26-16', '#fff5', 4),
  },
} satisfies Pieces;
