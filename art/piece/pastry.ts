/** Sweet dough and small loaves, and sweets that are turned out or set in their own dish. */
import { shade, tint } from '../drawing/color.ts';
import { blob, lobed, polar, spiral } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, oval, ring, specks } from '../drawing/svg.ts';
import type { Piece, Pieces } from './piece.ts';

const donut = (glaze: string): Piece => ({
  role: 'chunk',
  size: 46,
  spin: 180,
  variants: 2,
  draw: (r) =>
    disc(0, 0, 48, '#a9682c') +
    dot(-1, -1, 45, '#dba052') +
    fill(blob(r, 41, 40, 0.05, 12), glaze) +
    disc(0, 0, 15, '#8a4f22') +
    dot(2, 2, 12, '#5f3517') +
    line('M-28-16C-22-28-12-33 0-33', tint(glaze, 0.7), 6) +
    specks(
      [0.3, 1.2, 2.2, 3.4, 4.2, 5.4].map((a) => polar(a, 29)),
      tint(glaze, 0.5),
      6,
    ),
});

export const pastry = {
  donut: donut('#f6e6cc'),
  'chocolate-donut': donut('#5f3823'),
  churro: {
    role: 'stalk',
    size: 60,
    flat: 0.9,
    spin: 7,
    draw: () =>
      line('M-62 0H62', '#4213', 30) +
      line('M-62 0H62', '#9a5c25', 26) +
      line('M-60-4H60M-60 5H60', '#d69a4c', 7) +
      line('M-56-4H54', '#f0c67c', 3) +
      specks(
        Array.from({ length: 16 }, (_, i) => [-56 + i * 7.6, ((i * 13) % 20) - 10] as const),
        '#fff3d6',
        4,
      ),
  },
  'cinnamon-roll': {
    role: 'chunk',
    size: 50,
    spin: 180,
    variants: 2,
    draw: (r) =>
      body(blob(r, 52, 50, 0.03, 11), '#a9682c') +
      fill(blob(r, 48, 46, 0.03, 11), '#e3b46c', ' transform="translate(-1-2)"') +
      line(spiral(5, 42, 2.6, 0.4), '#8f4f22', 7) +
      line(spiral(3, 38, 2.6, 0.2), '#f3d49a', 4) +
      line('M-36-8C-20-20-6 4 8-8S30-20 40-6M-28 22C-12 10 2 30 18 20', '#fffaf0', 8, ' opacity=".9"'),
  },
  pretzel: {
    role: 'chunk',
    size: 56,
    spin: 14,
    draw: () => {
      const d =
        'M0 40C-40 44-62 12-48-18C-36-44-2-40 4-14C8 6-10 26-28 38M0 40C40 44 62 12 48-18C36-44 2-40-4-14C-8 6 10 26 28 38';
      return (
        line(d, '#4213', 26) +
        line(d, '#7d431c', 22) +
        line(d, '#b06a2c', 15) +
        line(d, '#d9994f', 4, ' transform="translate(-3-4)"') +
        specks(
          [
            [-44, 4],
            [-30, -26],
            [30, -26],
            [44, 4],
            [-14, 30],
            [16, 30],
            [0, -2],
          ],
          '#fffaf0',
          5.5,
        )
      );
    },
  },
  baguette: {
    role: 'stalk',
    size: 84,
    flat: 0.95,
    spin: 5,
    draw: () =>
      body('M-112 0C-106-26-60-32 0-32S106-26 112 0C106 26 60 32 0 32S-106 26-112 0Z', '#a05c22') +
      fill('M-107-3C-100-24-58-28 0-28S100-24 107-3C98 16 58 21 0 21S-98 16-107-3Z', '#d99a4c') +
      line('M-84 8q6-24 34-26M-46 12q6-26 36-30M-4 12q6-28 38-30M40 10q6-24 34-26', '#8f4f1a', 13) +
      line('M-82 7q6-22 32-24M-44 11q6-24 34-28M-2 11q6-26 36-28M42 9q6-22 32-24', '#f6dca6', 9),
  },
  'peanut-cookie': {
    role: 'chunk',
    size: 40,
    spin: 180,
    draw: (r) =>
      body(blob(r, 41, 40, 0.04, 10), '#9a5c25') +
      fill(blob(r, 38, 36, 0.04, 10), '#d9a052', ' transform="translate(-1-2)"') +
      line('M-20-18L22-14M-22-4L24 0M-20 10L22 14', '#a9682c', 6) +
      line('M-16-22L-18 18M0-24L-2 22M16-22L14 20', '#a9682c', 6) +
      line('M-18-21L20-17M-20-7L22-3M-18 7L20 11', '#f3cd8c', 2.6),
  },
  'country-biscuit': {
    role: 'chunk',
    size: 46,
    flat: 0.9,
    spin: 10,
    variants: 2,
    draw: () =>
      body('M-46-10C-46-34-22-42 0-42S46-34 46-10V20C46 38 22 44 0 44S-46 38-46 20Z', '#c9923f') +
      fill('M-46 2Q0 22 46 2V20C46 34 22 40 0 40S-46 34-46 20Z', '#f6e2b0') +
      line('M-44 12Q0 30 44 12M-43 22Q0 38 43 22', '#dcb878', 3.6) +
      fill('M-46-10C-46-34-22-42 0-42S46-34 46-10 22 16 0 16-46 8-46-10Z', '#dca04c') +
      fill('M-36-14C-36-30-18-36 0-36S36-30 36-14 18 4 0 4-36-2-36-14Z', '#efc27a') +
      line('M-26-20C-20-28-10-31 2-31', '#fff7', 5),
  },
  flan: {
    role: 'hero',
    size: 74,
    spin: 4,
    draw: (r) =>
      fill(blob(r, 92, 62, 0.06, 11), '#a8601c', ' opacity=".75" transform="translate(0 16)"') +
      body('M-74 22C-72 54 72 54 74 22L58-26C50-48-50-48-58-26Z', '#d99f3c') +
      fill('M-70 20C-66 46 66 46 70 20L55-26C40-12-40-12-55-26Z', '#f6d478') +
      oval(0, -26, 57, 23, '#9a4f14') +
      oval(-3, -29, 46, 16, '#c4742a') +
      line(
        'M-52-14q4 26-2 36M-20-6q2 20-2 26M24-6q4 22 0 32M48-14q6 18 4 28',
        '#a8601c',
        8,
        ' opacity=".75"',
      ) +
      line('M-36-32C-24-40-6-42 10-40', '#f3c48c', 5),
  },
  'panna-cotta': {
    role: 'hero',
    size: 70,
    spin: 4,
    draw: () =>
      body('M-66 26C-64 54 64 54 66 26L50-26C44-46-44-46-50-26Z', '#dccfb4') +
      fill('M-63 24C-58 46 58 46 63 24L48-26C34-14-34-14-48-26Z', '#fbf3e2') +
      oval(0, -26, 49, 20, '#fffaf0') +
      line('M-40 0C-34 20-10 26 10 26', '#fff', 6),
  },
  ramekin: {
    role: 'chunk',
    size: 58,
    spin: 180,
    draw: (r) =>
      body(lobed(60, 60, 30, 0.018), '#e3d6bf') +
      dot(-1, -1, 55, '#fbf6ea') +
      dot(0, 0, 47, '#c9b694') +
      fill(blob(r, 45, 44, 0.02, 11), '#e0a23c') +
      fill(blob(r, 30, 26, 0.24, 9), '#b5651c', ' opacity=".75"') +
      specks(
        Array.from({ length: 9 }, () => polar(r() * 6.28, Math.sqrt(r()) * 36)),
        '#7d3f12',
        13,
        ' opacity=".5"',
      ) +
      line('M-28-16C-20-30-8-35 6-34M8 22l12-6', '#fff3c4', 5),
  },
  'cream-ramekin': {
    role: 'chunk',
    size: 58,
    spin: 180,
    draw: (r) =>
      body(lobed(60, 60, 30, 0.018), '#e3d6bf') +
      dot(-1, -1, 55, '#fbf6ea') +
      dot(0, 0, 47, '#c9b694') +
      fill(blob(r, 45, 44, 0.02, 11), '#fbf0d4') +
      line(spiral(4, 30, 1.6, 0.4), '#e6d5b0', 5),
  },
  pavlova: {
    role: 'hero',
    size: 108,
    spin: 20,
    draw: (r) =>
      body(lobed(112, 108, 11, 0.05), '#e0d0b2') +
      fill(lobed(106, 102, 11, 0.05), '#fbf3e2', ' transform="translate(-2-4)"') +
      line(spiral(70, 100, 1.1, 0.6), '#ead9bb', 7) +
      fill(blob(r, 76, 72, 0.07, 11), '#f3e8d2') +
      fill(blob(r, 68, 64, 0.1, 11), '#fffdf7') +
      line('M-40-30q20-18 48-14M-30 30q24 16 54 2', '#efe4cd', 6),
  },
  'cream-puff': {
    role: 'chunk',
    size: 42,
    spin: 40,
    draw: (r) =>
      body(blob(r, 43, 41, 0.08, 9), '#a9682c') +
      fill(blob(r, 38, 35, 0.1, 9), '#e0a852', ' transform="translate(-2-4)"') +
      line('M-22 2q10-14 20-2t18-6M-8 18q10-8 20 0', '#b9772f', 4) +
      line('M-22-16C-16-26-6-29 4-28', '#fff7', 5),
  },
  mochi: {
    role: 'chunk',
    size: 40,
    spin: 40,
    variants: 3,
    draw: (r, v) => {
      const c = ['#f6d0d4', '#dfe8bc', '#fbf3e2'][v] ?? '#fbf3e2';
      return (
        body(blob(r, 41, 39, 0.04, 10), shade(c, 0.16)) +
        fill(blob(r, 36, 33, 0.05, 10), c, ' transform="translate(-2-4)"') +
        line('M-22-14C-16-25-6-28 4-27', '#fff', 6)
      );
    },
  },
  'yogurt-shard': {
    role: 'chunk',
    size: 46,
    spin: 180,
    variants: 2,
    draw: (_r, v) =>
      body(v ? 'M-46-22L8-42L48-8L26 36L-34 32Z' : 'M-40-36L34-32L46 22L-8 42L-48 10Z', '#dccdb0') +
      fill(v ? 'M-43-22L7-39L44-8L24 31L-32 27Z' : 'M-37-33L32-29L43 19L-8 37L-44 9Z', '#fffaf0') +
      line('M-20-14q10 4 20-2M2 14q10 4 18-2', '#efe4cd', 4),
  },
  souffle: {
    role: 'chunk',
    size: 58,
    spin: 20,
    draw: (r) =>
      body(lobed(60, 60, 30, 0.018), '#e3d6bf') +
      dot(-1, -1, 55, '#fbf6ea') +
      body(blob(r, 52, 50, 0.05, 10), '#c9863a') +
      fill(blob(r, 45, 42, 0.08, 10), '#ecbb62', ' transform="translate(-2-4)"') +
      line('M-24 0q12-14 24 0t24-4', '#b9702a', 5),
  },
  'jelly-mold': {
    role: 'hero',
    size: 78,
    spin: 20,
    draw: () =>
      body(lobed(80, 78, 10, 0.06), '#a8203c', ' opacity=".9"') +
      fill(lobed(66, 64, 10, 0.07), '#dc4a5c', ' opacity=".85"') +
      ring(0, 0, 26, '#a8203c', 9) +
      line('M-48-30C-38-46-22-54-6-56', '#fbc4cc', 6),
  },
} satisfies Pieces;
