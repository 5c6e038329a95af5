/** Chicken, turkey and duck: pale where they were poached, golden where they met the pan. */
import { shade, tint } from '../drawing/color.ts';
import { blob } from '../drawing/shape.ts';
import { body, dot, fill, line, oval, specks } from '../drawing/svg.ts';
import { block, mirrored, torn } from './cut.ts';
import type { Piece, Pieces } from './piece.ts';

/** A breast whose thin end is cut into slices that lean over. */
const carved = (skin: string, flesh: string, marks: string): Piece => ({
  role: 'hero',
  size: 66,
  spin: 14,
  draw: () =>
    body('M-82 8C-80-22-46-42-2-37C10-20 10 20-2 36C-44 40-78 30-82 8Z', shade(skin, 0.26)) +
    fill('M-80 4C-76-22-44-39-2-34C8-18 8 12-2 27C-42 32-74 24-80 4Z', skin) +
    marks +
    [8, 31, 51, 67]
      .map((x, i) => {
        const h = [37, 34, 28, 20][i] ?? 20;
        return oval(x, 0, 17, h, skin, ' stroke="#4213"') + oval(x + 4, 1, 13, h - 5, flesh);
      })
      .join('') +
    line('M12-14q5 14 0 28M35-14q5 14 0 28M55-10q4 10 0 20', shade(flesh, 0.12), 2.6) +
    line('M-66-12C-50-28-30-33-10-32', '#fff7', 4.5),
});

/** A slice of breast that shows its grain. */
const slice = (edge: string, flesh: string): Piece => ({
  role: 'chunk',
  size: 28,
  spin: 60,
  variants: 2,
  draw: (_r, v) =>
    mirrored(
      v,
      body('M-32-4C-26-18 4-22 32-12C36-4 34 8 26 12C2 20-26 18-32 8Z', edge) +
        fill('M-30-2C-24-13 4-16 31-8C33 0 30 6 24 9C2 15-24 13-30 6Z', flesh) +
        line('M-18 5q4-8 14-9M-2 6q4-7 13-8M13 5q3-6 10-7', shade(flesh, 0.16), 2.6),
    ),
});

/** Legs with bones that stick out, so that nobody takes them for buns. */
const leg = (skin: string): Piece => ({
  role: 'chunk',
  size: 50,
  spin: 180,
  variants: 2,
  draw: (_r, v) =>
    mirrored(
      v,
      body('M40 20l26 12c10-3 14 7 8 12-2 9-12 9-15 1L34 34z', '#f4e6cf') +
        body(
          'M-62-14C-58-42-22-50 6-34C22-24 40-4 46 14C50 30 34 42 20 34C2 26-8 30-26 30C-52 30-66 10-62-14Z',
          shade(skin, 0.34),
        ) +
        fill(
          'M-59-15C-54-39-22-46 4-31C20-21 37-2 43 13C44 24 32 33 22 27C4 18-8 21-26 21C-50 20-62 4-59-15Z',
          skin,
        ) +
        fill(
          'M-40-2c12-14 30-10 40-6s20 16 12 20-18 0-30 2-30-4-22-16z',
          shade(skin, 0.3),
          ' opacity=".45"',
        ) +
        line('M-50-20C-42-34-20-38-4-28', '#fff8', 5) +
        line('M-36-10l6 2M-14-16l6 1M-22 6l6 1M8-6l5 2M20 14l5 2M-42 4l4 1', shade(skin, 0.42), 3),
    ),
});

const crust = (w: number, h: number): string =>
  specks(
    [
      [-w * 0.6, -h * 0.2],
      [-w * 0.2, h * 0.36],
      [w * 0.1, -h * 0.4],
      [w * 0.5, h * 0.1],
      [w * 0.3, h * 0.5],
      [-w * 0.36, -h * 0.5],
      [w * 0.66, -h * 0.3],
    ],
    '#f6d58c',
    6,
  ) +
  specks(
    [
      [-w * 0.4, h * 0.1],
      [w * 0.24, h * 0.1],
      [w * 0.56, h * 0.46],
      [-w * 0.7, h * 0.3],
    ],
    '#a9682c',
    6,
  );

export const poultry = {
  /** Browned pieces, pale inside. */
  chicken: {
    role: 'chunk',
    size: 23,
    spin: 50,
    variants: 2,
    draw: (_r, v) =>
      block(v, '#d8944a', '#e9c890', '#f6e2bb', '#dcb87f') + line('M-12-12l16-5', '#f3c98c', 3.4),
  },
  /** Simmered or poached, diced. */
  'chicken-dice': {
    role: 'chunk',
    size: 21,
    spin: 50,
    variants: 2,
    draw: (_r, v) => block(v, '#fdf3dd', '#e2c89c', '#f2dfba', '#dcc294'),
  },
  'chicken-slice': slice('#cf9350', '#fbeed5'),
  'poached-slice': slice('#e4cba0', '#fdf4e2'),
  'chicken-shreds': {
    role: 'chunk',
    size: 25,
    draw: () => torn('#dfbf8f', '#f3e0bb', '#fffaea'),
  },
  'chicken-breast': carved(
    '#dca256',
    '#fdf1da',
    line('M-58-20l12 38M-38-28l12 48M-18-28l10 46', '#a9682c', 5.5, ' opacity=".55"'),
  ),
  'poached-chicken': carved('#f1ddb5', '#fdf5e4', line('M-60 4q20-18 50-14M-54 16q20-10 42-8', '#dcc394', 3)),
  drumstick: {
    role: 'chunk',
    size: 42,
    spin: 180,
    draw: () =>
      body('M34 5l22 7c10-3 14 6 8 11-1 9-11 9-14 2L28 17z', '#f4e6cf') +
      body('M-58-6C-56-36-20-42 4-28C24-16 40 0 38 12C34 24 14 22-4 28C-34 38-60 24-58-6Z', '#b97630') +
      fill('M-55-8C-52-34-20-39 2-25C21-13 36 1 35 11C28 17 12 15-6 20C-32 28-56 16-55-8Z', '#dda057') +
      line('M-44-14q14-18 40-10', '#fff7', 5) +
      line('M-30 4l5 2M-14 12l6 1M4 2l5 2M-38-2l3 2M-10-4l5 1M18 12l4 1', '#a9622b', 3.2),
  },
  'chicken-leg': leg('#d9964a'),
  'chicken-wing': {
    role: 'chunk',
    size: 36,
    spin: 180,
    variants: 2,
    draw: (_r, v) =>
      mirrored(
        v,
        body(
          'M-46 14C-50-2-32-8-20-6C-14-28 10-36 22-24C32-14 24 2 14 6C26 6 44 2 48 12C46 22 20 22 4 20C-14 26-44 30-46 14Z',
          '#a14f22',
        ) +
          fill(
            'M-43 11C-44 0-30-4-18-2C-12-24 9-31 19-21C26-12 18-1 8 2C24 8 40 4 44 11C38 16 18 15 4 13C-14 19-38 23-43 11Z',
            '#d27a34',
          ) +
          line('M-34 6q10-6 18-3M-8-12q6-12 16-12M16 12q12 0 20-2', '#f3b878', 4),
      ),
  },
  'chicken-thigh': {
    role: 'chunk',
    size: 38,
    spin: 180,
    variants: 2,
    draw: (_r, v) =>
      mirrored(
        v,
        body('M-44 0C-44-20-24-36-4-32C14-40 44-26 44-4C48 16 24 34 4 30C-16 40-46 26-44 0Z', '#a9662a') +
          fill('M-41-3C-40-20-22-32-4-29C12-36 41-24 40-4C42 10 22 25 4 22C-14 30-42 18-41-3Z', '#dc9c4f') +
          fill(
            'M-28-8c6-14 18-10 26-14s22-2 26 8-8 14-12 20-22 4-28 6-18-6-12-20z',
            '#b8702e',
            ' opacity=".55"',
          ) +
          line('M-30-14C-20-26-4-24 6-26M-22 12q10 4 20 0M16 8q8-2 12-8', '#f7d39a', 4) +
          line('M-12-8l7 2M6-10l6 3M-2 4l8 1M-20 2l4 3', '#8f4d1e', 3.2),
      ),
  },
  'roast-chicken': {
    role: 'hero',
    most: 1,
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
  schnitzel: {
    role: 'hero',
    size: 70,
    spin: 20,
    draw: (r) =>
      body(blob(r, 80, 52, 0.1, 10), '#a9682c') +
      fill(blob(r, 75, 46, 0.1, 11), '#dfa54e', ' transform="translate(-1-3)"') +
      fill(blob(r, 40, 22, 0.24, 8), '#c9893a', ' opacity=".6"') +
      crust(74, 42) +
      line('M-56-20q20-18 54-20', '#fff6', 5),
  },
  nugget: {
    role: 'chunk',
    size: 30,
    spin: 180,
    variants: 3,
    draw: (r) =>
      body(blob(r, 33, 26, 0.12, 8), '#a9682c') +
      fill(blob(r, 29, 21, 0.12, 8), '#e0a850', ' transform="translate(-1-3)"') +
      crust(26, 18),
  },
  'duck-breast': {
    role: 'hero',
    size: 64,
    spin: 14,
    draw: () =>
      [-56, -32, -8, 16, 40]
        .map((x, i) => {
          const h = [30, 37, 40, 38, 31][i] ?? 30;
          return (
            oval(x, 0, 24, h, '#8f4f22', ' stroke="#4212"') +
            oval(x + 4, 2, 20, h - 3, '#f0d3a0') +
            oval(x + 5, 4, 17, h - 7, '#b5564a')
          );
        })
        .join('') + line('M-46-12q8 14 0 28M-22-14q8 16 2 32M4-16q8 16 2 34M28-14q8 14 2 30', '#dc8a7c', 2.4),
  },
  'ground-poultry': {
    role: 'bit',
    size: 14,
    variants: 2,
    draw: (r) =>
      body(blob(r, 14, 11, 0.28, 7), '#c99a62') +
      fill(blob(r, 8, 5, 0.25, 5), tint('#e6c48f', 0.3), ' transform="translate(-2-3)"') +
      dot(5, 3, 2.4, '#a9743c'),
  },
} satisfies Pieces;
