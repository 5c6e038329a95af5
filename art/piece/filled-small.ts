/** Small filled and topped things that come in numbers, in the colors of what a recipe puts into them. */
import { shade, tint } from '../drawing/color.ts';
import { blob, polar } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, type Point, specks } from '../drawing/svg.ts';
import { at, bits, type Colors } from './filling.ts';
import type { Piece } from './piece.ts';

const tostada = (colors: Colors): Piece => ({
  role: 'chunk',
  size: 58,
  spin: 180,
  variants: 2,
  draw: (r) => {
    const around = (n: number, reach: number): Point[] =>
      Array.from({ length: n }, (_, i) => polar(i * 2.4 + r(), Math.sqrt((i + 0.5) / n) * reach));
    return (
      disc(0, 0, 60, '#b9772a') +
      dot(-1, -2, 56, '#ecb956') +
      dot(0, 0, 45, shade(at(colors, 0), 0.14)) +
      bits(colors, around(24, 40), 15)
    );
  },
});

const summerRoll = (colors: Colors): Piece => ({
  role: 'chunk',
  size: 48,
  flat: 0.95,
  spin: 20,
  draw: () =>
    body('M-42-24H42Q62-24 62 0T42 24H-42Q-62 24-62 0T-42-24Z', '#e3d9be') +
    fill('M-42-20H42Q57-20 57-1T42 18H-42Q-57 18-57-1T-42-20Z', '#f8f2dd') +
    colors
      .slice(0, 4)
      .map((c, i, all) => {
        const y = -13 + (26 * (i + 0.5)) / all.length;
        return line(i % 2 ? `M-38 ${y}H-4M12 ${y}H40` : `M-42 ${y}H36`, c, 24 / all.length, ' opacity=".8"');
      })
      .join('') +
    line('M-44-15H36', '#fffc', 4),
});

const maki = (colors: Colors): Piece => ({
  role: 'chunk',
  size: 30,
  spin: 60,
  draw: () =>
    disc(0, 0, 32, '#22332a') +
    dot(0, 0, 28, '#fbf5e6') +
    specks(
      [
        [-18, -10],
        [-8, -20],
        [8, -20],
        [19, -8],
        [20, 10],
        [8, 21],
        [-8, 21],
        [-20, 8],
      ],
      '#e6d9bd',
      5,
    ) +
    dot(0, 0, 14, tint(at(colors, 0), 0.16)) +
    fill('M-14 0q14 9 28 0q0 14-14 14t-14-14z', at(colors, 1)) +
    (colors.length > 2 ? fill('M-12-6Q-6-15 4-13Q0-4-6 0Z', at(colors, 2)) : ''),
});

/** A half of a muffin with meat or greens, a poached egg and sauce. */
const eggMuffin = (colors: Colors): Piece => ({
  role: 'chunk',
  size: 44,
  spin: 30,
  variants: 2,
  draw: (r) =>
    body(blob(r, 45, 44, 0.03, 11), '#b9772a') +
    fill(blob(r, 41, 40, 0.04, 10), '#f3c452', ' transform="translate(-1-2)"') +
    fill(blob(r, 24, 20, 0.2, 7), '#fbe08a', ' opacity=".8"') +
    bits(
      colors,
      [
        [-18, -10],
        [14, 12],
        [-4, 18],
        [8, -18],
        [22, -4],
        [-12, 6],
        [-26, 8],
        [2, 0],
      ],
      12,
    ) +
    line('M-28-16q8-14 22-18', '#fff7', 4),
});

const benedict = (colors: Colors): Piece => ({
  role: 'chunk',
  size: 58,
  spin: 12,
  draw: (r) =>
    disc(0, 4, 58, '#b9853f') +
    dot(0, 2, 53, '#efcf98') +
    fill(blob(r, 47, 45, 0.08, 9), at(colors, 0)) +
    fill(blob(r, 41, 38, 0.1, 9), '#fffaf0') +
    fill(
      'M-30-18C-26-36 26-36 32-14C40-4 30 8 34 22C28 30 24 18 16 12C4 16-8 12-14 16C-20 26-28 20-26 8C-36 2-36-10-30-18Z',
      '#f5cf5c',
    ) +
    line('M-20-20C-12-28 4-30 14-26', '#fff3b8', 5),
});

export const small = {
  tostada,
  roll: summerRoll,
  maki,
  benedict,
  'egg-muffin': eggMuffin,
} as const satisfies Readonly<Record<string, (colors: Colors) => Piece>>;
