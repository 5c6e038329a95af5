/** Vegetables as the pan and the oven leave them. */
import { lobed } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, oval, ring, specks } from '../drawing/svg.ts';
import { block, flipped } from './cut.ts';
import type { Piece, Pieces } from './piece.ts';

const wilted = (dark: string, mid: string, light: string): Piece => ({
  role: 'leaf',
  size: 25,
  variants: 2,
  draw: (_r, v) =>
    flipped(
      v,
      body(
        'M-32 4C-28-14-14-8-10-16C0-22 8-10 18-16C30-14 26 0 32 6C26 18 14 10 6 18C-6 20-12 10-22 16C-30 14-30 10-32 4Z',
        dark,
      ) +
        fill(
          'M-27 2C-22-9-14-4-8-11C0-15 6-6 14-11C22-8 20 0 25 4C16 9 12 4 4 11C-6 12-12 4-20 9Q-26 8-27 2Z',
          mid,
        ) +
        line('M-22 2C-12-6-2 2 8-4S18 0 22 2M-8-8q-2 8-6 12M8-6q0 8-4 12', light, 2.4),
    ),
});

export const cookedVegetables = {
  'wilted-greens': wilted('#2f5a26', '#467a33', '#8db367'),
  'wilted-kale': wilted('#2c4d30', '#426c45', '#86a87c'),
  'fried-ring': {
    role: 'chunk',
    size: 25,
    spin: 180,
    draw: () =>
      ring(0, 0, 18, '#4212', 19) +
      ring(0, 0, 18, '#b9772f', 16) +
      ring(-1, -1, 18, '#e6ad50', 11) +
      line('M-18-6h0M-8-17h0M10-15h0M18 2h0M8 16h0M-12 14h0', '#f9dc98', 5) +
      line('M-17 6h0M2-18h0M16 9h0M-2 18h0', '#b9752f', 4),
  },
  'onion-wedge': {
    role: 'chunk',
    size: 28,
    spin: 60,
    draw: () =>
      body('M-34-6C-28-24 28-24 34-6C26 22-26 22-34-6Z', '#8f3f64') +
      fill('M-28-6C-22-18 22-18 28-6C20 15-20 15-28-6Z', '#e6c3d3') +
      line('M-20-6C-14-14 14-14 20-6M-20-2C-12 9 12 9 20-2M-8-5Q0-9 8-5', '#b5688c', 3.6) +
      line('M-26 2q4 8 10 11M18 13q6-3 9-9', '#6b3320', 4, ' opacity=".6"'),
  },
  'mushroom-bit': {
    role: 'bit',
    size: 16,
    spin: 180,
    variants: 2,
    draw: (_r, v) =>
      flipped(
        v,
        body('M-16-2C-14-14 10-16 16-6C16 2 8 2 6 4C6 12-2 14-6 10C-6 4-16 6-16-2Z', '#7d5a3a') +
          fill('M-13-3C-11-11 8-12 13-5C10 0 4 0 2 3C0 7-3 8-5 6C-4 1-12 2-13-3Z', '#cfae84'),
      ),
  },
  'eggplant-dice': {
    role: 'chunk',
    size: 20,
    spin: 50,
    variants: 2,
    draw: (_r, v) =>
      block(v, '#4a2a46', '#b98a52', '#d9b478', '#a9763c') + line('M-14-14L4-18', '#8f6a8a', 3),
  },
  'corn-cob': {
    role: 'stalk',
    size: 62,
    flat: 0.9,
    spin: 6,
    draw: () =>
      body(
        'M-78-8C-70-20-58-22-48-22L52-20C72-18 84-8 84 0C84 8 72 18 52 20L-48 22C-58 22-70 20-78 8Z',
        '#d99a24',
      ) +
      fill(
        'M-74-7C-66-18-56-19-48-19L52-17C70-15 80-7 80-1C70 6 60 8 50 9L-48 11C-60 10-70 4-74-7Z',
        '#f8cf52',
      ) +
      line('M-60-11H60M-64-1H70M-60 9H62', '#d99a24', 2.6) +
      specks(
        Array.from({ length: 30 }, (_, i) => [-58 + (i % 10) * 12.5, -15 + Math.floor(i / 10) * 10] as const),
        '#fce694',
        6,
      ) +
      line('M-50 15h0M-20 16h0M10 15h0M40 14h0', '#b9772a', 5),
  },
  'fried-plantain': {
    role: 'slice',
    size: 28,
    spin: 180,
    draw: () =>
      body('M-34 0C-30-24 26-26 34-4C34 22-28 26-34 0Z', '#a95f1c') +
      fill('M-30-1C-26-19 23-21 30-4C29 15-25 19-30-1Z', '#f0b23c') +
      fill('M-16-2C-12-10 12-12 18-3C16 7-14 9-16-2Z', '#f9d06c') +
      line('M-24 4q6 8 16 10M12-16q8 2 12 8', '#8f4a18', 4, ' opacity=".7"'),
  },
  'roast-sprout': {
    role: 'chunk',
    size: 24,
    spin: 180,
    draw: () =>
      disc(0, 0, 25, '#4f6b26') +
      dot(0, 0, 21, '#a9bd5c') +
      line('M0 20C-4 6-4-6 0-19M0 14C-10 8-14-2-12-12M0 14C10 8 14-2 12-12', '#6f8f3c', 2.8) +
      oval(-2, 8, 13, 9, '#8f5a24', ' opacity=".75"') +
      line('M-18-8q4-8 10-10M14 8q4-6 4-12', '#6b3d18', 3.6),
  },
  /** A slab through the head: stem, branches, and a seared rim of buds. */
  'cauliflower-steak': {
    role: 'hero',
    size: 60,
    spin: 14,
    flat: 0.9,
    draw: () =>
      body(
        'M-9 50C-11 30-22 26-38 26C-56 22-58 2-46-8C-48-28-30-40-18-36C-8-50 16-48 22-36C38-40 50-24 46-8C58 2 54 22 38 26C22 26 11 30 9 50Q0 55-9 50Z',
        '#a9702e',
      ) +
      fill(
        'M-6 46C-8 26-22 20-36 20C-48 16-50 4-40-4C-42-22-28-33-16-29C-6-42 14-41 19-29C33-33 43-20 40-5C50 4 46 16 36 20C22 20 8 26 6 46Q0 49-6 46Z',
        '#f3dfae',
      ) +
      line(
        'M0 44C0 22 0 4 0-18M0 20C-8 4-18-4-28-8M0 20C8 4 18-4 28-8M0 30C-10 14-22 12-34 12M0 30C10 14 22 12 34 12',
        '#fff6dc',
        8,
      ) +
      line('M-44 4q4-10 10-10M-32-20q6-8 13-6M-10-36q8-4 16 0M20-26q8-2 11 5M36-6q7 4 6 11', '#8a5220', 6.5) +
      line('M-30 8l14-7M-18-12l12-6M12-6l13-7M10 10l16-5', '#b9772f', 5),
  },
  /** A whole cap pressed in a hot pan. */
  'seared-portobello': {
    role: 'hero',
    size: 50,
    spin: 40,
    draw: () =>
      body(lobed(50, 46, 11, 0.03), '#3b2416') +
      oval(-1, -3, 44, 40, '#5f3d25') +
      oval(-4, -7, 30, 26, '#74502f') +
      line('M-34-4C-20-24 16-28 32-12', '#a97c4f', 5) +
      line('M-36 8l62-28M-28 22l60-27M-14 33l46-21', '#2c190e', 5.5),
  },
  'whole-mushroom-cap': {
    role: 'chunk',
    size: 30,
    spin: 60,
    draw: () =>
      body(lobed(32, 31, 9, 0.02), '#5f3f26') +
      dot(-1, -3, 27, '#8f653f') +
      line('M-14-14q10-10 24-6', '#d9b48a', 4),
  },
} satisfies Pieces;
