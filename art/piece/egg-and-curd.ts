/** Eggs, tofu and cheese. */
import { blob, rrect } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, oval, ring, specks } from '../drawing/svg.ts';
import { coin, cube, mirrored } from './cut.ts';
import type { Pieces } from './piece.ts';

export const eggAndCurd = {
  tofu: {
    role: 'chunk',
    size: 21,
    draw: () =>
      cube(20, '#f6e3b8') +
      line('M-12-11h22M-12-1h22M-12 8h22', '#d9a25c', 3.5) +
      line('M-14-15h10', '#fff8', 3),
  },
  egg: {
    role: 'chunk',
    most: 6,
    size: 29,
    spin: 40,
    draw: () =>
      body('M0-33C17-33 25-8 25 6C25 22 14 31 0 31C-14 31-25 22-25 6C-25-8-17-33 0-33Z', '#ead9bd') +
      fill('M0-31C15-31 23-8 23 5C23 20 13 28 0 28C-13 28-23 20-23 5C-23-8-15-31 0-31Z', '#fffaf0') +
      dot(0, 4, 15, '#e3942a') +
      dot(0, 4, 13, '#f5b02e') +
      oval(-4, -1, 5, 3.5, '#fff8'),
  },
  'fried-egg': {
    role: 'hero',
    size: 46,
    spin: 60,
    variants: 2,
    draw: (r) =>
      body(blob(r, 50, 46, 0.13, 8), '#eed9b0') +
      fill(blob(r, 45, 41, 0.12, 8), '#fffaf0') +
      dot(1, 3, 21, '#dd8f24') +
      dot(0, 0, 20, '#f5b02e') +
      oval(-7, -8, 7, 4.5, '#fff9'),
  },
  'devilled-egg': {
    role: 'chunk',
    size: 33,
    spin: 30,
    draw: () =>
      body('M0-37C19-37 29-10 29 7C29 25 16 35 0 35C-16 35-29 25-29 7C-29-10-19-37 0-37Z', '#e6d6bb') +
      fill('M0-35C17-35 27-10 27 6C27 23 15 32 0 32C-15 32-27 23-27 6C-27-10-17-35 0-35Z', '#fffaf0') +
      body('M-16 4C-16-12 16-14 17 4C18 22-14 22-16 4Z', '#e39f2e') +
      line('M-8 6C-8-4 10-6 10 5S-4 14-3 5', '#f9d067', 5.5) +
      line('M-10-1q3-7 10-8', '#fff6', 3),
  },
  'scrambled-egg': {
    role: 'chunk',
    size: 30,
    variants: 3,
    draw: (r) =>
      body(blob(r, 38, 27, 0.3, 9), '#dfae3c') +
      fill(blob(r, 34, 23, 0.32, 9), '#f8d565', ' transform="translate(-1-3)"') +
      fill(blob(r, 15, 9, 0.34, 7), '#fdeca8', ' transform="translate(-11-8)"') +
      fill(blob(r, 11, 7, 0.34, 6), '#fbe28c', ' transform="translate(13 2)"') +
      line('M-22 8C-12-2-4 10 4 2S20 12 27 4M-2-16C6-10 12-14 18-8', '#d99f2c', 3.6),
  },
  'poached-egg': {
    role: 'hero',
    size: 42,
    spin: 60,
    variants: 2,
    draw: (r) =>
      body(blob(r, 44, 40, 0.12, 9), '#e9d9bb') +
      fill(blob(r, 39, 34, 0.12, 9), '#fffaf0', ' transform="translate(-1-3)"') +
      fill(blob(r, 21, 19, 0.06, 8), '#f7c65c', ' opacity=".85"') +
      fill(blob(r, 10, 8, 0.1, 7), '#f5a92c') +
      line('M-26-14q8-12 22-14', '#fff', 5),
  },
  'egg-dice': {
    role: 'bit',
    size: 16,
    spin: 60,
    variants: 2,
    draw: (_r, v) =>
      body('M-14-10L8-14L16 8L-8 14Z', '#e3d5ba') +
      fill('M-14-10L8-14L13 3L-9 8Z', '#fffaf0') +
      (v ? dot(2, -3, 6.5, '#f2b53c') : ''),
  },
  /** Egg let run into hot broth: ragged veils. */
  'egg-ribbon': {
    role: 'chunk',
    size: 25,
    variants: 2,
    draw: (_r, v) => {
      const veil = v
        ? 'M-34 4q8-14 18-5t16-6 18-4 16 2M-26 14q10-10 20-4t18-4M-12-12q8-6 16-2t16-6'
        : 'M-34-6q10 10 20 2t18 5 16-4 14 4M-22-16q10 4 18-1t16 5M-20 13q10-6 18 1t20-5';
      return line(veil, '#c9962a', 8, ' opacity=".6"') + line(veil, '#f9d469', 6) + line(veil, '#fff0b4', 2);
    },
  },
  'fried-tofu': {
    role: 'chunk',
    size: 21,
    draw: () =>
      cube(20, '#dda255') +
      line('M-12-8l8 3M2-10l9 2M-8 5l10 2M8 0l5 3', '#a9682c', 3.5) +
      line('M-14-15h12', '#fff7', 3),
  },
  /** A thick slab in a spiced crust, charred at the corners. */
  'broiled-paneer': {
    role: 'hero',
    size: 36,
    spin: 50,
    draw: () =>
      body(rrect(34, 26, 7), '#a8481e') +
      fill(rrect(31, 22, 6), '#e08a3a') +
      line('M-22-12h16M4-14h14M-14 4h20M12 12h10M-24 12h8', '#f6c07a', 4.5) +
      line('M-30-20l9 7M30-20l-10 6M30 20l-9-6M-30 20l8-5M-6-6l12 10', '#5a2410', 6),
  },
  'silken-tofu': { role: 'chunk', size: 20, draw: () => cube(19, '#fbf3e3') + line('M-12-12h13', '#fff', 4) },
  tempeh: {
    role: 'chunk',
    size: 25,
    spin: 60,
    draw: () =>
      body(rrect(30, 16, 6), '#8f5d2c') +
      fill(rrect(29, 13, 5), '#cf9d60', ' transform="translate(0-3)"') +
      specks(
        [
          [-20, -8],
          [-8, -2],
          [4, -9],
          [16, -3],
          [-18, 4],
          [22, -10],
          [8, 4],
          [-4, 6],
        ],
        '#f0d7a4',
        6.5,
      ),
  },
  halloumi: {
    role: 'chunk',
    size: 32,
    spin: 30,
    draw: () =>
      body(rrect(34, 21, 6), '#cf9d55') +
      fill(rrect(32, 18, 5), '#f6e3b4', ' transform="translate(-1-2)"') +
      line('M-26-12L-6 12M-8-16L14 14M10-16L28 8', '#a9672c', 6, ' opacity=".8"'),
  },
  feta: {
    role: 'chunk',
    size: 19,
    variants: 2,
    draw: (_r, v) =>
      mirrored(
        v,
        body('M-20-12L6-20L22-6L18 14L-10 20L-23 4Z', '#dfcfb2') +
          fill('M-20-13L6-20L21-7L12 6L-14 9L-22 1Z', '#fffaf0') +
          specks(
            [
              [-8, -6],
              [6, -9],
              [0, 1],
            ],
            '#eadcc2',
            4,
          ),
      ),
  },
  'blue-cheese': {
    role: 'chunk',
    size: 19,
    variants: 2,
    draw: (_r, v) =>
      mirrored(
        v,
        body('M-20-12L6-20L22-6L18 14L-10 20L-23 4Z', '#dccba6') +
          fill('M-20-13L6-20L21-7L12 6L-14 9L-22 1Z', '#fbf3dc') +
          specks(
            [
              [-8, -6],
              [7, -10],
              [2, 2],
              [-14, 0],
            ],
            '#6f8794',
            5.5,
          ),
      ),
  },
  mozzarella: {
    role: 'slice',
    size: 30,
    spin: 50,
    variants: 2,
    draw: (r) =>
      body(blob(r, 32, 30, 0.08, 8), '#e4d8c0') +
      fill(blob(r, 29, 27, 0.08, 8), '#fffbf3', ' transform="translate(-1-2)"') +
      line('M-18-10q8-12 22-12M-10 12q10 6 20 2', '#efe5d2', 4),
  },
  'mozzarella-ball': {
    role: 'bit',
    size: 20,
    spin: 30,
    draw: () => disc(0, 0, 21, '#ded1b7') + dot(-1.5, -2, 18.5, '#fffaf0') + oval(-7, -8, 6, 4, '#fff'),
  },
  'goat-cheese': {
    role: 'slice',
    size: 26,
    spin: 60,
    draw: () =>
      coin(
        '#e0d3ba',
        '#fffaf1',
        27,
        ring(0, 0, 21, '#f1e7d3', 3) + line('M-12-4q6-8 14-8M-6 10q8 4 14-2', '#efe4cd', 3.5),
      ),
  },
  parmesan: {
    role: 'leaf',
    size: 24,
    draw: () =>
      body('M-30 6C-18-12 12-16 32-4C20 2-4 4-24 13Z', '#f5dd9c') +
      line('M-22 6C-8-4 10-8 24-5', '#fff3cc', 3),
  },
  'hard-cheese': {
    role: 'chunk',
    size: 20,
    draw: () =>
      cube(19, '#f4c261') +
      line('M-11-11h12', '#fff7', 3.5) +
      specks(
        [
          [3, 1],
          [-7, 4],
        ],
        '#dda040',
        5,
      ),
  },
  butter: {
    role: 'dollop',
    size: 24,
    spin: 30,
    draw: () =>
      fill(
        'M-34 4C-34-18-8-26 12-24C34-20 40 2 30 16C18 30-10 28-22 22C-30 18-34 14-34 4Z',
        '#f3c850',
        ' opacity=".75"',
      ) +
      body(rrect(16, 15, 4), '#e2b84a') +
      fill(rrect(15, 13, 4), '#fbe594', ' transform="translate(-1-3)"') +
      line('M-10-10h12', '#fffbe0', 3.5),
  },
} satisfies Pieces;
