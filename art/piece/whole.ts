/** Uncooked things that lie about on the table and tell what went into the dish. */
import { shade, tint } from '../drawing/color.ts';
import { spokes } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, oval, specks } from '../drawing/svg.ts';
import type { Piece, Pieces } from './piece.ts';

const round = (c: string, s: number, eye: string): Piece => ({
  role: 'chunk',
  size: s,
  spin: 30,
  draw: () =>
    disc(0, 0, s, shade(c, 0.24)) +
    dot(-2, -3, s * 0.9, c) +
    oval(-s * 0.32, -s * 0.4, s * 0.3, s * 0.2, tint(c, 0.75)) +
    eye,
});
const calyx = line('M0 2L-9-4M0 2L9-5M0 2V-9M0 2L-6 9M0 2L7 9', '#5f8a3c', 4);

export const whole = {
  'whole-lemon': {
    role: 'chunk',
    size: 32,
    spin: 60,
    draw: () =>
      body(
        'M-42 0C-36-6-32-26 0-28C30-28 34-8 42-2Q46 2 40 6C32 14 26 28 0 28C-32 26-36 8-42 4Z',
        '#dda722',
      ) +
      fill('M-38-1C-32-8-28-23 0-25C26-25 30-8 38-2C28 12 20 18 0 18C-24 18-32 6-38-1Z', '#f8da58') +
      specks(
        [
          [-16, -8],
          [0, -14],
          [14, -6],
          [-4, 2],
          [20, 4],
          [-20, 4],
        ],
        '#e9bd35',
        3,
      ) +
      line('M-24-10C-18-18-10-21-2-21', '#fffbd8', 4.5),
  },
  'whole-tomato': round('#df4630', 30, calyx),
  'whole-onion': round(
    '#dba65c',
    30,
    line('M-18-10C-8 6-8 14-2 24M0-24V22M18-10C10 6 8 14 2 24', '#b97f36', 2.5) +
      line('M0-24l-4-10M0-24l5-9', '#c99a52', 3),
  ),
  'whole-apple': round(
    '#c9483a',
    31,
    line('M0-12C2-22 8-28 14-30', '#6b4424', 4) +
      fill('M2-16C12-26 24-24 28-18C18-10 10-10 2-16Z', '#7ba043'),
  ),
  'whole-peach': round(
    '#f2915a',
    31,
    fill('M-2-26C16-26 30-10 26 8C14 20 6 2-2-26Z', '#d9583a', ' opacity=".45"') +
      line('M-2-27C4-12 4 6-2 24', '#c9613a', 3),
  ),
  'egg-shell': {
    role: 'chunk',
    size: 28,
    spin: 60,
    draw: () =>
      body('M0-34C20-34 27-8 27 6C27 24 15 33 0 33C-15 33-27 24-27 6C-27-8-20-34 0-34Z', '#d8ae85') +
      fill('M-2-31C15-31 22-8 22 4C22 18 12 26-3 26C-16 26-24 18-24 4C-24-8-17-31-2-31Z', '#efcfae') +
      oval(-8, -12, 6, 9, '#fff6'),
  },
  'garlic-bulb': {
    role: 'chunk',
    size: 27,
    spin: 40,
    draw: () =>
      body(
        'M-3-34C1-36 4-34 4-28C8-16 30-12 29 8C28 24 12 28 0 28S-28 24-29 8C-30-12-8-16-3-34Z',
        '#e3d2b8',
      ) +
      fill('M-2-30C2-14 24-10 24 6C23 20 10 24-1 24S-25 19-25 6C-25-9-6-14-2-30Z', '#fbf3e4') +
      line('M-1-20C-10-4-12 8-8 22M1-20C10-4 12 8 8 22M0-20V24', '#d0b6a8', 2.5),
  },
  'ginger-root': {
    role: 'chunk',
    size: 32,
    spin: 60,
    draw: () =>
      body(
        'M-42 6C-40-10-24-10-16-8C-16-24-2-30 6-20C10-10 14-8 24-10C36-14 46-6 42 6C36 18 22 12 14 14C12 26-2 30-10 18C-20 22-40 22-42 6Z',
        '#b98a4b',
      ) +
      fill(
        'M-37 4C-34-6-22-6-13-4C-14-18-3-24 3-17C8-6 14-4 25-6C34-9 40-3 37 4C30 12 20 8 12 8C6 14-4 16-9 12C-20 15-35 14-37 4Z',
        '#e3bd83',
      ) +
      line('M-26-4q3 6 0 12M-10-6q6 2 10 0M14-6q4 6 2 12M28-8q3 5 1 9', '#b98a4b', 2.5),
  },
  'cinnamon-stick': {
    role: 'chunk',
    size: 36,
    spin: 60,
    draw: () =>
      body('M-46-9L44-12Q52 0 44 11L-46 9Q-53 0-46-9Z', '#7d4424') +
      fill('M-44-9L44-12Q50-4 46 0L-46-1Q-50-6-44-9Z', '#b06a3c') +
      line('M-40 3L42 4M-30-5L30-7', '#93532c', 2.5) +
      oval(-46, 0, 4, 8, '#5c2f16'),
  },
  'star-anise': {
    role: 'bit',
    size: 20,
    spin: 180,
    draw: () =>
      line(spokes(8, 3, 18), '#4213', 12) +
      line(spokes(8, 3, 18), '#8a4f26', 8.5) +
      line(spokes(8, 8, 16), '#5a2f14', 2.5) +
      specks(
        [
          [9, 4],
          [-6, 9],
          [-9, -4],
          [5, -9],
        ],
        '#e0a25a',
        4,
      ) +
      dot(0, 0, 4, '#6b3a1a'),
  },
  wheat: {
    role: 'leaf',
    size: 36,
    spin: 50,
    draw: () =>
      line('M-64 14C-30 10 0 4 34-4', '#b98f45', 3.5) +
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            fill(
              'M0 0C4-12 18-14 26-8C20 2 8 4 0 0Z',
              '#e0b45c',
              ` stroke="#4212" transform="translate(${-10 + i * 13} ${5 - i * 3})"`,
            ) +
            fill(
              'M0 0C8 8 20 8 26 2C18-6 8-6 0 0Z',
              '#cf9f45',
              ` stroke="#4212" transform="translate(${-10 + i * 13} ${5 - i * 3})"`,
            ),
        )
        .join('') +
      line('M50-8L78-16M50-6L80-6', '#cfa85a', 2.5),
  },
} satisfies Pieces;
