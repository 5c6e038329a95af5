/** Between slices and in buns, in the colors of what a recipe puts into them. */
import { shade } from '../drawing/color.ts';
import { body, fill, line, specks } from '../drawing/svg.ts';
import { at, bits, type Colors, frill, isLeafy, leafOf, solids } from './filling.ts';
import type { Piece } from './piece.ts';

/** Two triangles of bread with the fillings along the cut. */
const sandwich = (colors: Colors): Piece => ({
  role: 'hero',
  size: 64,
  flat: 0.9,
  spin: 12,
  draw: () => {
    const kinds = colors.slice(0, 4);
    const each = 26 / kinds.length;
    return (
      body('M-80 14L0-60L80 14V48Q0 60-80 48Z', '#a5662c') +
      fill('M-72 12L0-54L72 12Q0 20-72 12Z', '#dca257') +
      fill('M-58 8L0-44L58 8Q0 14-58 8Z', '#ecc487') +
      fill('M-80 13Q0 24 80 13V22Q0 33-80 22Z', '#f6e3b8') +
      kinds
        .map((c, i) => {
          const y = 22 + each * (i + 0.5);
          return isLeafy(c)
            ? frill(`M-76 ${y}q10-7 19 2t19 2 19 0 19-1 19 0 19-1 19-2 19-4`, c, each)
            : line(`M-76 ${y}Q0 ${y + 12} 76 ${y}`, c, each + 1);
        })
        .join('') +
      fill('M-80 45Q0 57 80 45V52Q0 64-80 52Z', '#f6e3b8') +
      line('M-40 0L-4-34', '#fff5', 5)
    );
  },
});

const burger = (colors: Colors): Piece => {
  const [patty] = solids(colors);
  const rest = colors.filter((c) => c !== patty).slice(0, 3);
  return {
    role: 'hero',
    size: 82,
    spin: 3,
    draw: () =>
      body('M-84 44Q0 70 84 44L78 60Q70 76 50 76H-50Q-70 76-78 60Z', '#c98a42') +
      body('M-90 28Q0 56 90 28L88 46Q0 76-88 46Z', shade(patty, 0.42)) +
      line('M-78 40Q0 62 78 40', shade(patty, 0.2), 9) +
      rest
        .toReversed()
        .map((c, i) => {
          const y = 34 - i * 8;
          return isLeafy(c)
            ? frill(`M-86 ${y}q14 14 28 6t28 8 28 0 28 2 28-6 32-10`, c, 13)
            : line(`M-80 ${y - 2}Q0 ${y + 20} 80 ${y - 2}`, c, 12);
        })
        .join('') +
      body('M-90 20C-94-36-50-68 0-68S94-36 90 20Q0 42-90 20Z', '#b9743a') +
      fill('M-86 16C-90-34-48-64-2-64S86-36 84 12Q0 32-86 16Z', '#dd9f55') +
      fill('M-66-6C-62-42-34-56-6-56S36-44 44-24C10-42-34-36-66-6Z', '#efc184', ' opacity=".8"') +
      specks(
        [
          [-34, -34],
          [-8, -46],
          [20, -40],
          [44, -20],
          [-52, -14],
          [6, -26],
          [-20, -20],
        ],
        '#fbe8bc',
        6,
      ),
  };
};

const filledBun =
  (top: string, light: string, base: string, spots: string) =>
  (colors: Colors): Piece => {
    const green = leafOf(colors);
    return {
      role: 'chunk',
      size: 50,
      flat: 0.84,
      spin: 16,
      draw: () =>
        body('M-56 20C-56 44 56 44 56 20Z', base) +
        (green ? frill('M-50 14q9-9 17-1t17 0 17 0 17-1 17-2 15 2', green, 12) : '') +
        bits(
          solids(colors),
          [
            [-40, 16],
            [-26, 20],
            [-12, 17],
            [2, 21],
            [16, 18],
            [30, 19],
            [42, 14],
          ],
          15,
        ) +
        body('M-58 12C-60-28-30-42 0-42C30-42 60-28 58 12Q0 2-58 12Z', shade(top, 0.16)) +
        fill('M-53 7C-55-26-28-38 0-38C28-38 55-26 53 7Q0-2-53 7Z', top) +
        (spots
          ? specks(
              [
                [-24, -14],
                [4, -22],
                [26, -10],
                [-6, -6],
                [36, -2],
                [-38, -4],
              ],
              spots,
              14,
              ' opacity=".6"',
            )
          : '') +
        line('M-34-16C-26-28-12-31 0-31', light, 6),
    };
  };

const sub = (colors: Colors): Piece => {
  const green = leafOf(colors);
  return {
    role: 'hero',
    size: 88,
    flat: 0.6,
    spin: 7,
    draw: () =>
      body('M-100 14C-104 42-60 48 0 48S104 42 100 14Z', '#a9682c') +
      fill('M-94 18C-96 36-58 41 0 41S96 36 94 18Z', '#e3ae62') +
      (green ? frill('M-94 10q9 12 18 4t18 2 18-2 18 2 18-2 18 2 18-2 18 2 18-2 20-4', green, 14) : '') +
      bits(
        solids(colors),
        Array.from(
          { length: 15 },
          (_, i) => [-86 + i * 12.4, (i % 2 ? 2 : 8) - Math.abs(i - 7) * 0.6] as const,
        ),
        16,
      ) +
      body('M-104 4C-110-36-60-46 0-46S110-36 104 4Q0 12-104 4Z', '#b06a2c') +
      fill('M-98-1C-102-34-58-41 0-41S102-34 98-1Q0 7-98-1Z', '#dd9f52') +
      line('M-60-30l14 14M-16-34l14 14M30-32l14 14', '#f6d9a0', 8) +
      line('M-80-22C-60-34-30-36 10-36', '#fff6', 5),
  };
};

/** A sausage in a split bun; a second color is piped along it. */
const hotDog = (colors: Colors): Piece => ({
  role: 'hero',
  size: 76,
  flat: 0.56,
  spin: 8,
  draw: () =>
    body('M-78-6C-84-34-50-38 0-38S84-34 78-6Z', '#b9772f') +
    fill('M-72-10C-76-30-46-33 0-33S76-30 72-10Z', '#e3ae62') +
    line('M-84 2H84', '#4213', 34) +
    line('M-84 2H84', shade(at(colors, 0), 0.3), 30) +
    line('M-82-2H82', at(colors, 0), 18) +
    body('M-78 12C-84 40-50 44 0 44S84 40 78 12Q0 24-78 12Z', '#b9772f') +
    fill('M-73 16C-76 34-46 38 0 38S76 34 73 16Q0 26-73 16Z', '#e9ba72') +
    (colors.length > 1 ? line('M-70 0q9-11 17 0t17 0 17 0 17 0 17 0 17 0 17 0', at(colors, 1), 7) : ''),
});

export const breadFilled = {
  sandwich,
  burger,
  bao: filledBun('#fffaf0', '#ffffff', '#e3d5b6', ''),
  arepa: filledBun('#f5d688', '#fff6d0', '#d9a447', '#b97a2c'),
  bun: filledBun('#e0a457', '#fff3c8', '#c98f48', ''),
  sub,
  hotdog: hotDog,
} as const satisfies Readonly<Record<string, (colors: Colors) => Piece>>;
