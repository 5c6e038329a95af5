/** Drizzles, dollops and drops: one gesture each, laid across the dish. */
import { blob, spiral } from '../drawing/shape.ts';
import { body, fill, line, specks } from '../drawing/svg.ts';
import type { Piece, Pieces } from './piece.ts';

const drizzle = (c: string, width: number): Piece => ({
  role: 'drizzle',
  size: 90,
  spin: 20,
  draw: () => {
    const d =
      'M-92 34C-70-10-60-40-48-44S-46 44-26 48-22-58-2-60-6 54 18 56 22-52 42-52 36 40 56 40 66-20 92-34';
    return line(d, '#4212', width + 4) + line(d, c, width);
  },
});
const dollop = (c: string, dark: string): Piece => ({
  role: 'dollop',
  size: 34,
  spin: 60,
  draw: (r) =>
    body(blob(r, 36, 31, 0.1, 7), dark) +
    fill(blob(r, 30, 25, 0.1, 7), c, ' transform="translate(-2-3)"') +
    line('M-16 2C-14-14 12-18 18-4C20 8 2 12-2 2', dark, 3.5) +
    line('M-14-12q8-8 20-7', '#fff8', 4),
});

export const sauce = {
  'cream-swirl': {
    role: 'drizzle',
    size: 80,
    spin: 180,
    draw: () =>
      line(spiral(10, 78, 2.1, 0, 0.9), '#fff9ea', 9, ' opacity=".92"') +
      line(spiral(14, 64, 1.2, 2, 0.9), '#fff9ea', 4, ' opacity=".8"'),
  },
  'oil-drops': {
    role: 'drizzle',
    size: 80,
    spin: 180,
    draw: (r) =>
      specks(
        Array.from({ length: 13 }, () => {
          const a = r() * 6.28;
          const k = 25 + r() * 62;
          return [Math.cos(a) * k, Math.sin(a) * k];
        }),
        '#f0c23c',
        13,
        ' opacity=".6"',
      ) +
      specks(
        Array.from({ length: 9 }, () => {
          const a = r() * 6.28;
          const k = 20 + r() * 70;
          return [Math.cos(a) * k, Math.sin(a) * k];
        }),
        '#fff0b8',
        5,
        ' opacity=".8"',
      ),
  },
  'cream-drizzle': drizzle('#fff6e4', 6),
  'chocolate-drizzle': drizzle('#4b2819', 6),
  'honey-drizzle': {
    role: 'drizzle',
    size: 80,
    spin: 180,
    draw: (r) =>
      fill(blob(r, 26, 20, 0.16, 8), '#dd9a2c', ' opacity=".55"') +
      line(spiral(4, 62, 2.6, 0, 0.8), '#b9761c', 6.5, ' opacity=".35"') +
      line(spiral(4, 62, 2.6, 0, 0.8), '#e8a838', 5) +
      line(spiral(8, 56, 2.2, 0.3, 0.8), '#fbdc8e', 1.6) +
      specks(
        [
          [70, 16],
          [-66, -30],
          [52, -48],
          [-58, 40],
        ],
        '#e8a838',
        7,
      ),
  },
  'tahini-drizzle': drizzle('#ecd6a6', 6),
  'pesto-dollop': dollop('#86a548', '#5f7d2e'),
  'yogurt-dollop': dollop('#fffaf0', '#e8dcc6'),
  'salsa-dollop': dollop('#dc5a3a', '#a93a22'),
  'hummus-dollop': dollop('#ecd3a4', '#cfae74'),
  'mash-dollop': dollop('#f8e8bf', '#dcc188'),
} satisfies Pieces;
