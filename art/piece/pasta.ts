/** Short pasta and dumplings. */
import { shade } from '../drawing/color.ts';
import { rrect } from '../drawing/shape.ts';
import { body, dot, fill, line, specks } from '../drawing/svg.ts';
import type { Pieces } from './piece.ts';

export const pasta = {
  penne: {
    role: 'chunk',
    size: 28,
    variants: 1,
    spin: 180,
    draw: () =>
      body('M-44-7L30-15L44 5L-30 15Z', '#dca94c') +
      fill('M-44-7L30-15L38-4L-36 6Z', '#f9dd8e') +
      fill('M-44-7Q-38-9-34 2T-30 15Q-36 16-40 5T-44-7Z', '#96671f') +
      line('M-24-3L30-9M-22 9L34 2', '#fff3c8', 2.5),
  },
  fusilli: {
    role: 'chunk',
    size: 28,
    variants: 1,
    spin: 180,
    draw: () =>
      line('M-28 0H28', '#4213', 21) +
      [-26, -13, 0, 13, 26]
        .map(
          (x) =>
            line(`M${x - 6} 8Q${x - 4}-6 ${x + 6}-8`, '#d49c3e', 13) +
            line(`M${x - 5} 7Q${x - 4}-5 ${x + 5}-8`, '#f5d687', 7.5),
        )
        .join(''),
  },
  gnocchi: {
    role: 'chunk',
    size: 19,
    variants: 1,
    spin: 180,
    draw: () =>
      body('M-22 0C-20-15 20-15 22 0C20 15-20 15-22 0Z', shade('#f3dca6', 0.12)) +
      fill('M-20-2C-18-14 18-14 20-2C16 9-16 9-20-2Z', '#f8e8bd') +
      line('M-11-8l4 14M-1-10l4 16M9-9l3 13', '#d9b878', 2.5),
  },
  dumpling: {
    role: 'chunk',
    size: 36,
    spin: 30,
    draw: () =>
      body('M-40 14C-36-24 36-24 40 14C28 28-28 28-40 14Z', '#e3c998') +
      fill('M-36 10C-30-20 30-20 36 10C26 18-26 18-36 10Z', '#f8ebcb') +
      line('M-26 16l4-14M-12 20l3-18M2 21l0-20M15 20l-3-18M28 16l-5-14', '#d2b27c', 3.5),
  },
  ravioli: {
    role: 'chunk',
    size: 31,
    spin: 60,
    variants: 1,
    draw: () =>
      body(rrect(32, 31, 5), '#cf9d4c') +
      fill(rrect(30, 29, 4), '#f6dd9c') +
      line('M-26-26h52v52h-52z', '#d9b05f', 3, ' stroke-dasharray="4 5"') +
      fill(rrect(18, 17, 9), '#fbe9b8') +
      line('M-11-11h14', '#fffbe4', 4),
  },
  farfalle: {
    role: 'chunk',
    size: 28,
    spin: 180,
    variants: 1,
    draw: () =>
      body('M-34-20L-30 0L-34 20L-6 7Q0 10 6 7L34 20L30 0L34-20L6-7Q0-10-6-7Z', '#dca94c') +
      fill('M-31-16L-28 0L-31 13L-6 3Q0 6 6 3L31 13L28 0L31-16L6-9Q0-11-6-9Z', '#f8dc8c') +
      line('M-8-5Q0 2 8-5', '#b98432', 3),
  },
  macaroni: {
    role: 'bit',
    size: 17,
    spin: 180,
    variants: 1,
    draw: () =>
      line('M-13 8C-12-13 12-13 13 8', '#4213', 16) +
      line('M-13 8C-12-13 12-13 13 8', '#e5b04c', 12.5) +
      line('M-12 4C-9-9 9-9 11 3', '#fbe4a0', 4) +
      dot(13, 9, 4, '#96671f'),
  },
  onigiri: {
    role: 'chunk',
    size: 48,
    spin: 20,
    variants: 2,
    draw: (r) =>
      body(
        'M0-50C16-50 22-38 30-24L48 12C56 30 48 44 28 44H-28C-48 44-56 30-48 12L-30-24C-22-38-16-50 0-50Z',
        '#e2d5b9',
      ) +
      fill(
        'M0-47C14-47 20-36 28-22L45 12C52 28 45 39 27 39H-27C-45 39-52 28-45 12L-28-22C-20-36-14-47 0-47Z',
        '#fdf8ec',
      ) +
      specks(
        Array.from({ length: 20 }, () => [r.range(-32, 32), r.range(-20, 34)] as const),
        '#eadfc6',
        6,
      ) +
      fill('M-20 10Q0 4 20 10V44H-20Z', '#24352b') +
      line('M-12 16h8M2 24h10M-10 34h12', '#3d5646', 2.5) +
      line('M-22-22C-18-32-12-40-4-42', '#fff', 4),
  },
} satisfies Pieces;
