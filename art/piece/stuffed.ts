/** Hollow things filled and baked, in the colors of what is in them: `stuffed-zucchini:#a5683f#d9553a`. */
import { shade, tint } from '../drawing/color.ts';
import { lobed } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, type Point, specks } from '../drawing/svg.ts';
import { bits, type Colors, solids } from './filling.ts';
import type { Piece } from './piece.ts';

/** The filling, each of its colors in its turn, within that reach of the middle. */
const stuffing = (colors: Colors, rx: number, ry: number): string => {
  const ring = (k: number, n: number, phase: number): Point[] =>
    Array.from({ length: n }, (_, i) => {
      const a = phase + (i / n) * 6.283;
      return [Math.cos(a) * rx * k, Math.sin(a) * ry * k];
    });
  const [under] = solids(colors);
  return (
    specks([...ring(0.72, 9, 0.2), ...ring(0.34, 5, 0.6)], shade(under, 0.3), 18) +
    bits(colors, [...ring(0.76, 9, 0.5), ...ring(0.46, 6, 0), ...ring(0.14, 3, 1)], 13)
  );
};

/** A potato baked in its skin, slit and squeezed open, with what lies on it. */
const jacket =
  (skin: string, lit: string, flesh: string) =>
  (colors: Colors): Piece => ({
    role: 'chunk',
    size: 56,
    flat: 0.82,
    spin: 24,
    variants: 2,
    draw: () =>
      body('M-74 2C-72-32-34-44 4-42C44-42 76-28 76 2C74 34 40 44 0 43C-40 44-74 34-74 2Z', skin) +
      fill('M-70-2C-66-30-32-40 4-38C42-38 70-26 71 0C66 18 40 26 0 26C-40 26-66 18-70-2Z', lit) +
      fill('M-56-8C-40-26-20-18-2-28C18-24 40-28 56-10C40 12 22 10 2 20C-18 12-40 14-56-8Z', flesh) +
      bits(
        colors,
        [
          [-30, -6],
          [-8, -14],
          [12, 2],
          [32, -8],
          [0, 8],
          [-16, 2],
          [18, -12],
        ],
        14,
      ),
  });

/** Hollowed and filled; the first color of the pepper is its own. */
export const stuffed = {
  'stuffed-pepper': ([c, ...inside]) => ({
    role: 'chunk',
    size: 60,
    spin: 40,
    draw: () => {
      return (
        line('M0-50C2-62 8-68 14-70', '#5f8a3c', 11) +
        body(
          'M-14-52C-44-62-62-38-58-8C-58 30-40 58-16 58C-8 58-6 52 0 52S8 58 16 58C40 58 58 30 58-8C62-38 44-62 14-52Q0-46-14-52Z',
          shade(c, 0.2),
        ) +
        fill(
          'M-14-48C-40-58-57-36-54-8C-54 26-38 53-16 53C-8 53-6 47 0 47S8 53 16 53C38 53 54 26 54-8C57-36 40-58 14-48Q0-42-14-48Z',
          c,
        ) +
        fill('M0-38C26-44 44-32 42-4C42 22 26 42 0 40C-26 42-42 22-42-4C-44-32-26-44 0-38Z', shade(c, 0.36)) +
        stuffing(inside.length > 0 ? [inside[0] ?? c, ...inside.slice(1)] : [c], 38, 36) +
        line('M-50-16C-50-36-38-48-24-48', tint(c, 0.7), 5)
      );
    },
  }),
  'stuffed-mushroom': (colors) => ({
    role: 'chunk',
    size: 40,
    spin: 180,
    variants: 2,
    draw: () =>
      disc(0, 0, 42, '#7d5633') +
      dot(-1, -2, 38, '#b08a62') +
      dot(0, 0, 30, '#5f3f26') +
      stuffing(colors, 27, 27),
  }),
  'stuffed-zucchini': (colors) => ({
    role: 'chunk',
    size: 58,
    flat: 0.6,
    spin: 24,
    variants: 2,
    draw: () =>
      body('M-84 0C-80-26-40-32 0-30C46-30 80-22 88 0C80 22 46 30 0 30C-40 32-80 26-84 0Z', '#4f7a33') +
      fill('M-76 0C-72-20-38-25 0-24C42-24 72-17 79 0C72 17 42 24 0 24C-38 25-72 20-76 0Z', '#e2eab0') +
      stuffing(colors, 64, 17),
  }),
  'stuffed-eggplant': (colors) => ({
    role: 'chunk',
    size: 62,
    flat: 0.66,
    spin: 24,
    variants: 2,
    draw: () =>
      line('M-84 0h-14', '#6f8a44', 13) +
      body('M-86 0C-80-20-50-22-20-32C30-44 82-34 86 2C82 38 30 44-20 32C-50 22-80 20-86 0Z', '#4a2a46') +
      fill('M-76 0C-70-14-44-17-16-26C30-36 74-28 78 2C74 30 30 36-16 26C-44 17-70 14-76 0Z', '#d9bd86') +
      stuffing(colors, 60, 22),
  }),
  'stuffed-squash': (colors) => ({
    role: 'chunk',
    size: 62,
    spin: 30,
    variants: 2,
    draw: () =>
      body(lobed(66, 62, 9, 0.04), '#55713a') +
      fill(lobed(60, 56, 9, 0.04), '#f0a848') +
      dot(0, 0, 39, '#c9782c') +
      stuffing(colors, 38, 38) +
      line('M-46-26C-38-42-20-52-2-54', '#fbd596', 5),
  }),
  'stuffed-potato': jacket('#8f5d2e', '#b98246', '#fbe6a6'),
  'stuffed-sweet-potato': jacket('#8a4a2e', '#b5643c', '#f0963c'),
  'stuffed-tomato': (colors) => ({
    role: 'chunk',
    size: 46,
    spin: 30,
    variants: 2,
    draw: () =>
      body(lobed(48, 47, 6, 0.03), '#b3301f') +
      fill(lobed(44, 43, 6, 0.03), '#e0543a') +
      dot(0, 0, 31, '#8f2a1a') +
      stuffing(colors, 29, 29) +
      line('M-34-18C-28-32-14-40-2-40', '#f9a58e', 5),
  }),
} as const satisfies Readonly<Record<string, (colors: Colors) => Piece>>;
