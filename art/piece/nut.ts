/** Nuts and seeds one can count. */
import { blob, polar, rrect } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, oval, specks } from '../drawing/svg.ts';
import type { Pieces } from './piece.ts';

export const nut = {
  almond: {
    role: 'bit',
    size: 16,
    spin: 180,
    draw: () =>
      body('M-20 0C-12-13 8-12 17-4Q20 0 17 4C8 12-12 13-20 0Z', '#bf7f45') +
      line('M-12-2Q0-6 11-2M-10 4Q2 6 10 3', '#e3b27a', 2),
  },
  'almond-flakes': {
    role: 'bit',
    size: 15,
    spin: 180,
    draw: () =>
      body('M-17 0C-10-11 8-11 17 0C8 11-10 11-17 0Z', '#d9a763') +
      fill('M-14 0C-8-8.5 7-8.5 14 0C7 8.5-8 8.5-14 0Z', '#fbecc8'),
  },
  walnut: {
    role: 'bit',
    size: 19,
    spin: 180,
    draw: () =>
      body(
        'M0-16C8-22 22-14 20-2C24 10 12 20 3 15Q0 18-4 15C-14 20-24 10-20-1C-22-14-8-22 0-16Z',
        '#b98450',
      ) +
      line('M0-14v27M-12-9q8 4 4 10t4 9M12-9q-7 4-3 10t-3 9', '#8a5628', 2.5) +
      line('M-15-3q2-8 8-9', '#fff5', 2.5),
  },
  cashew: {
    role: 'bit',
    size: 17,
    spin: 180,
    draw: () =>
      line('M-12 6C-10-10 10-12 13 4', '#4213', 16) +
      line('M-12 6C-10-10 10-12 13 4', '#ecd09b', 12) +
      line('M-9 0C-5-7 6-8 10-1', '#fff8', 3),
  },
  hazelnut: {
    role: 'bit',
    size: 13,
    spin: 60,
    draw: () =>
      disc(0, 0, 13.5, '#8a4f22') +
      dot(-1, -1, 11, '#b97a3e') +
      oval(3, 4, 6, 4.5, '#e9cf9d') +
      oval(-5, -5, 3.5, 2.5, '#fff6'),
  },
  peanut: {
    role: 'bit',
    size: 12,
    spin: 180,
    draw: () => body('M-13 0C-12-11 12-11 13 0Z', '#dba45d') + body('M-12 2C-8 10 9 10 13 2Z', '#ecc285'),
  },
  'pumpkin-seed': {
    role: 'bit',
    size: 12,
    spin: 180,
    draw: () =>
      body('M-14 0C-8-9 6-9 12-2Q14 0 12 2C6 9-8 9-14 0Z', '#7d8f45') + line('M-8-2Q0-5 8-1', '#c3cf86', 2.6),
  },
  'coconut-flakes': {
    role: 'bit',
    size: 17,
    spin: 180,
    draw: () =>
      body('M-20 4C-20-13 15-17 21-4C13-5-5-3-11 9Q-18 11-20 4Z', '#fffaf0') +
      line('M-11 8C-5-3 12-5 20-4', '#cdb48a', 2.2),
  },
  'chocolate-chip': {
    role: 'bit',
    size: 10,
    variants: 2,
    draw: (r) => body(blob(r, 11, 9, 0.2, 5), '#4f2d1e') + line('M-4-3l5-1', '#a06a4c', 2.6),
  },
  pecan: {
    role: 'bit',
    size: 18,
    spin: 180,
    draw: () =>
      body('M-21 0C-16-15 14-15 21 0C14 15-16 15-21 0Z', '#8a4f26') +
      line('M-18 0H18', '#5c3015', 3) +
      line('M-12-7Q0-11 12-6M-12 7Q0 11 12 6', '#c98d58', 3),
  },
  'pine-nut': {
    role: 'bit',
    size: 9,
    spin: 180,
    draw: () => body('M-11 1C-6-8 6-7 11 0C6 7-6 8-11 1Z', '#f0d9a0') + line('M-5-2Q0-5 5-2', '#fffbe4', 2.2),
  },
  'brazil-nut': {
    role: 'bit',
    size: 19,
    spin: 180,
    draw: () =>
      body('M-22 6C-16-12 10-16 23-2C14 12-10 16-22 6Z', '#a9713f') +
      fill('M-18 4C-12-9 8-12 18-2C8 4-8 9-18 4Z', '#f2dfb6'),
  },
  macadamia: {
    role: 'bit',
    size: 15,
    spin: 30,
    draw: () => disc(0, 0, 16, '#d2b27c') + dot(-1, -2, 13.5, '#f6e6c2') + oval(-5, -6, 4.5, 3, '#fffb'),
  },
  chestnut: {
    role: 'bit',
    size: 19,
    spin: 40,
    draw: () =>
      body('M0-20C10-16 20-4 18 8C14 18-14 18-18 8C-20-4-10-16 0-20Z', '#7d431f') +
      fill('M-16 9C-8 4 8 4 16 9C12 17-12 17-16 9Z', '#dbb37c') +
      line('M-9-6q3-7 8-9', '#fff5', 3),
  },
  popcorn: {
    role: 'bit',
    size: 21,
    spin: 180,
    variants: 3,
    draw: (r) =>
      [0, 1, 2, 3]
        .map((i) => {
          const [x, y] = polar(i * 1.57 + r(), 10);
          return (
            disc(Math.round(x), Math.round(y), 12, '#ead9ac') +
            dot(Math.round(x) - 1, Math.round(y) - 2, 9.5, '#fffaea')
          );
        })
        .join('') +
      specks(
        [
          [2, 3],
          [-3, 1],
        ],
        '#dfa63e',
        7,
      ),
  },
  'chocolate-square': {
    role: 'chunk',
    size: 22,
    spin: 60,
    draw: () =>
      body(rrect(22, 20, 3), '#3a1f13') +
      fill(rrect(20, 17, 3), '#5f3823', ' transform="translate(-1-2)"') +
      fill(rrect(13, 10, 2), '#734830', ' transform="translate(-1-2)"') +
      line('M-11-10h18', '#a5745a', 2.5),
  },
  'chocolate-curl': {
    role: 'leaf',
    size: 18,
    draw: () =>
      line('M-18 6C-16-12 10-14 14-2S-4 12-6 2', '#4212', 8) +
      line('M-18 6C-16-12 10-14 14-2S-4 12-6 2', '#54301f', 5.5) +
      line('M-15 0C-10-10 6-11 11-4', '#94684d', 2),
  },
} satisfies Pieces;
