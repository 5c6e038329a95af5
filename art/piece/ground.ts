/** Ground meat shaped by hand or in a tin. */
import { blob } from '../drawing/shape.ts';
import { body, fill, line, specks } from '../drawing/svg.ts';
import type { Pieces } from './piece.ts';

export const ground = {
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
  /** Shaped round a skewer or by hand, and grilled. */
  kofta: {
    role: 'chunk',
    size: 40,
    spin: 40,
    flat: 0.6,
    draw: (r) =>
      body('M-50-3C-46-24-18-25 4-23C28-23 50-16 50 0C48 19 22 22-4 22C-30 22-52 16-50-3Z', '#6d351b') +
      fill('M-46-5C-40-21-16-22 4-20C26-20 45-14 46-1C42 11 20 14-4 14C-28 14-46 9-46-5Z', '#a05a30') +
      line('M-28-17l8 30M-6-19l8 32M18-18l8 30', '#4f2412', 6, ' opacity=".75"') +
      fill(blob(r, 14, 6, 0.2, 7), '#c98350', ' transform="translate(-18-8)" opacity=".7"'),
  },
  meatloaf: {
    role: 'hero',
    size: 82,
    spin: 8,
    draw: () =>
      body('M-84-6C-86-34-50-46-6-44L36-42Q54-40 56-20V20Q54 40 36 42L-6 44C-52 46-86 32-84-6Z', '#6d3a20') +
      fill('M-80-10C-80-32-48-42-6-40L34-39Q48-37 49-22V-6Q10 8-26 4T-80-10Z', '#a8321f') +
      line('M-62-22C-44-34-20-36 10-34', '#ee9a80', 5) +
      [42, 66, 88]
        .map((x, i) => {
          const h = [41, 38, 34][i] ?? 34;
          return (
            body(
              `M${x - 14} ${-h}h14q12 2 13 18v${2 * h - 36}q-1 16-13 18h-14q-8-${h} 0-${2 * h}z`,
              '#7d4526',
            ) +
            fill(
              `M${x - 9} ${-h + 6}h8q10 2 11 16v${2 * h - 44}q-1 14-11 16h-8q-6-${h - 6} 0-${2 * h - 12}z`,
              '#a9704a',
            ) +
            line(`M${x - 10} ${-h + 1}h12`, '#b93a22', 7)
          );
        })
        .join('') +
      specks(
        [
          [42, -14],
          [48, 8],
          [66, 16],
          [70, -10],
          [88, 4],
          [92, -16],
        ],
        '#e0b48a',
        5,
      ),
  },
} satisfies Pieces;
