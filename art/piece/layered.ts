/** Portions cut from something layered, seen from a little above so that the cut side shows. */
import { shade, tint } from '../drawing/color.ts';
import { body, dot, fill, line, nums, type Point, specks } from '../drawing/svg.ts';
import type { Piece, Pieces } from './piece.ts';

interface Cutting {
  readonly top: string;
  /** Colors of the layers, uppermost first. */
  readonly layers: readonly [string, ...string[]];
  /** Drawn on the top face. */
  readonly finish?: string;
  readonly height?: number;
}

/** Each layer as a band along the edges that are cut. */
const bands = (edge: readonly Point[], layers: readonly string[], height: number): string => {
  const each = height / layers.length;
  return layers
    .map((c, i) => {
      const y = each * (i + 0.5);
      return line(
        `M${edge.map(([x, up]) => nums([x, up + y])).join('L')}`,
        c,
        each + 0.8,
        ' stroke-linecap="butt"',
      );
    })
    .join('');
};

const slab = ({ top, layers, finish = '', height = 46 }: Cutting): Piece => ({
  role: 'hero',
  size: 84,
  spin: 5,
  draw: () =>
    body(`M-84-30L48-46L86-6V${-6 + height}L-46 ${14 + height}L-84 ${-30 + height}Z`, shade(layers[0], 0.3)) +
    bands(
      [
        [-84, -30],
        [-46, 14],
        [86, -6],
      ],
      layers,
      height,
    ) +
    fill(`M-84-30L-46 14V${14 + height}L-84 ${-30 + height}Z`, '#4a1f0c', ' opacity=".16"') +
    fill('M-84-30L48-46L86-6L-46 14Z', top) +
    finish,
});

/** A wedge of a round, its tip to the left. */
const wedge = ({ top, layers, finish = '', height = 40 }: Cutting): Piece => ({
  role: 'hero',
  size: 84,
  spin: 6,
  draw: () =>
    body(`M-92 0L54-46Q92-20 84 22V${22 + height}L-92 ${height}Z`, shade(layers[0], 0.3)) +
    bands(
      [
        [-92, 0],
        [84, 22],
      ],
      layers,
      height,
    ) +
    fill('M-92 0L54-46Q92-20 84 22Z', top) +
    finish,
});

const browned = (c: string): string =>
  specks(
    [
      [-52, -22],
      [-20, -24],
      [14, -32],
      [44, -14],
      [8, -10],
      [-28, -2],
      [52, -28],
    ],
    c,
    17,
    ' opacity=".55"',
  ) +
  specks(
    [
      [-38, -14],
      [0, -22],
      [30, -20],
      [-10, 0],
      [62, -10],
    ],
    '#fff3cf',
    9,
    ' opacity=".8"',
  );
const rim = (c: string): string =>
  line('M54-46Q92-20 84 22', shade(c, 0.3), 17) + line('M53-45Q89-20 81 20', c, 11);
const dusted = (c: string): string =>
  specks(
    Array.from(
      { length: 22 },
      (_, i) => [-66 + ((i * 37) % 130), -34 + ((i * 23) % 34) - ((i * 37) % 130) / 12] as const,
    ),
    c,
    4.5,
  );

/** A slice of a layer cake, a cheesecake or the like in any color: cover and crumb. */
export const cakeSlice = (cover: string): Piece => {
  const crumb = shade(tint(cover, 0.1), 0.16);
  return wedge({
    top: cover,
    layers: [tint(cover, 0.1), crumb, tint(cover, 0.25), crumb, crumb, shade(crumb, 0.3)],
    height: 52,
    finish:
      line('M-70-4L50-42', '#fff7', 5) +
      [
        [50, -36],
        [66, -18],
        [72, 4],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 12, shade(cover, 0.14)) + dot(x - 1, y - 3, 9, tint(cover, 0.5)))
        .join(''),
  });
};

export const layered = {
  'lasagna-slice': slab({
    top: '#f0c264',
    layers: ['#f6dfa0', '#b93c22', '#f3dca8', '#a8482a', '#f3dca8', '#b93c22', '#f0d08c'],
    finish: browned('#b8642a'),
    height: 58,
  }),
  'moussaka-slice': slab({
    top: '#f3cf80',
    layers: ['#fbe8b8', '#fbe8b8', '#7d4a2a', '#8f5a34', '#5a3350', '#c9a468'],
    finish: browned('#b8702a'),
    height: 56,
  }),
  'tiramisu-slice': slab({
    top: '#6b4029',
    layers: ['#fbf1dc', '#a9713f', '#7d4a2a', '#fbf1dc', '#a9713f', '#7d4a2a'],
    finish: dusted('#3d2114') + dusted('#8f5f40'),
    height: 54,
  }),
  'bread-pudding-slice': slab({
    top: '#d99a48',
    layers: ['#f0d08c', '#f6e0a8', '#e3b764'],
    finish:
      browned('#9a561f') +
      specks(
        [
          [-30, -12],
          [6, -26],
          [36, -22],
          [-6, -4],
          [58, -8],
        ],
        '#4a2a30',
        9,
      ),
  }),
  'quiche-slice': wedge({
    top: '#f3c65c',
    layers: ['#f9dc86', '#f6d678', '#e3b46c', '#b9782f'],
    finish:
      specks(
        [
          [-20, -8],
          [20, -14],
          [44, 4],
          [0, 4],
          [50, -24],
        ],
        '#c9832f',
        16,
        ' opacity=".5"',
      ) + rim('#d99a4c'),
  }),
  'pumpkin-pie-slice': wedge({
    top: '#c9702a',
    layers: ['#d98238', '#d07a30', '#c9702a', '#dba45c'],
    finish: line('M-64-4L46-38', '#f0a868', 5) + rim('#dfa455'),
    height: 34,
  }),
  'fruit-pie-slice': wedge({
    top: '#dfa455',
    layers: ['#e6b870', '#a82c3c', '#b93a48', '#9c2434', '#dba45c'],
    finish:
      line('M-50-10L56 10M-20-22L66 0M-40 6L30-34M-2 10L58-24', '#b9782f', 7, ' opacity=".7"') +
      rim('#dfa455'),
  }),
  'cheesecake-slice': wedge({
    top: '#fbecc8',
    layers: ['#fdf6e2', '#fbf0d2', '#fbf0d2', '#f6e6bc', '#b9783c'],
    height: 54,
    finish: line('M-70-4L50-42', '#fff', 5) + line('M56-42Q86-18 80 18', '#d9a868', 6),
  }),
  'baklava-piece': {
    role: 'chunk',
    size: 42,
    flat: 0.86,
    spin: 8,
    variants: 2,
    draw: () =>
      body('M-46 0L0-30L46 0V16L0 46L-46 16Z', '#9a5f22') +
      line('M-46 4L0 34L46 4M-46 10L0 40L46 10', '#e0a852', 3.5) +
      line('M-46 7L0 37L46 7', '#6d4a20', 3) +
      fill('M-46 0L0-30L46 0L0 30Z', '#e3a848') +
      fill('M-34 0L0-22L34 0L0 22Z', '#f0c264', ' opacity=".7"') +
      specks(
        [
          [-6, -4],
          [6, 2],
          [-2, 8],
          [8, -8],
        ],
        '#7f9a3f',
        7,
      ) +
      line('M-26-8L-4-22', '#fff7', 4),
  },
} satisfies Pieces;
