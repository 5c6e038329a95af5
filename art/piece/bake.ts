/** From the oven: biscuits, buns, crackers. */

import type { Rng } from '#domain/random/random.ts';
import { shade } from '../drawing/color.ts';
import { blob, lobed, rrect, spiral, spokes } from '../drawing/shape.ts';
import { body, fill, line, oval, specks } from '../drawing/svg.ts';
import type { Pieces } from './piece.ts';

/** A fluted paper cup with its domed top. */
const muffin = (r: Rng, side: string, top: string): string =>
  body(lobed(49, 49, 24, 0.028), '#efdcb8') +
  line(spokes(24, 41, 48), '#d8bd8c', 2.5) +
  body(blob(r, 42, 41, 0.04, 11), shade(side, 0.12)) +
  fill(blob(r, 36, 34, 0.06, 10), top, ' transform="translate(-2-4)"') +
  line('M-22-18q10-13 26-13', '#fff6', 5);

export const bake = {
  cookie: {
    role: 'chunk',
    size: 40,
    spin: 180,
    variants: 2,
    draw: (r) =>
      body(blob(r, 41, 40, 0.05, 9), '#a05f28') +
      fill(blob(r, 38, 37, 0.05, 9), '#d59a55', ' transform="translate(-1-2)"') +
      line('M-24-6q8-10 6-18M8-20q10 2 14 12M-8 24q12 2 20-6', '#e6b97c', 4) +
      specks(
        [
          [-14, -12],
          [10, -4],
          [-4, 12],
          [18, 16],
          [-22, 8],
          [2, -24],
          [22, -12],
        ],
        '#4f2d1e',
        10,
      ) +
      specks(
        [
          [-16, -14],
          [8, -6],
          [-6, 10],
          [16, 14],
        ],
        '#8a5a40',
        3,
      ),
  },
  muffin: {
    role: 'chunk',
    size: 46,
    spin: 30,
    variants: 2,
    draw: (r) => muffin(r, '#b87434', '#dba556') + line('M-18 4q10-8 18 0t18-4', '#a9682c', 3.5),
  },
  granola: {
    role: 'bit',
    size: 17,
    variants: 2,
    draw: (r) =>
      body(blob(r, 18, 15, 0.2, 7), '#b0742f') +
      oval(-5, -4, 8, 5, '#e3bd7c') +
      oval(6, 3, 7, 4.5, '#d8a75c') +
      oval(-3, 7, 6, 3.5, '#efd09a'),
  },
  'blueberry-muffin': {
    role: 'chunk',
    size: 46,
    spin: 30,
    variants: 2,
    draw: (r) =>
      muffin(r, '#c98a44', '#e6b566') +
      specks(
        [
          [-16, -12],
          [10, -18],
          [18, 6],
          [-8, 12],
          [2, -2],
          [-24, 4],
        ],
        '#3f4a80',
        10,
      ) +
      specks(
        [
          [-18, -14],
          [8, -20],
          [16, 4],
          [-10, 10],
        ],
        '#a9b3de',
        3,
      ),
  },
  'chocolate-muffin': {
    role: 'chunk',
    size: 46,
    spin: 30,
    variants: 2,
    draw: (r) =>
      muffin(r, '#4f2c1b', '#70432a') +
      specks(
        [
          [-16, -10],
          [10, -16],
          [16, 8],
          [-8, 12],
          [0, -2],
        ],
        '#341b10',
        10,
      ) +
      specks(
        [
          [-18, -12],
          [8, -18],
          [14, 6],
        ],
        '#a5745a',
        3,
      ),
  },
  cupcake: {
    role: 'chunk',
    size: 46,
    spin: 30,
    variants: 2,
    draw: (r) =>
      body(lobed(47, 47, 22, 0.03), '#d9a05a') +
      body(blob(r, 40, 39, 0.04, 11), '#eadbc4') +
      fill(blob(r, 38, 37, 0.04, 11), '#fff6e8', ' transform="translate(-1-2)"') +
      line(spiral(4, 31, 2.3, 0.5), '#e3d0b4', 5) +
      line(spiral(3, 29, 2.3, 0.4), '#fffdf6', 4),
  },
  scone: {
    role: 'chunk',
    size: 42,
    spin: 7,
    variants: 2,
    draw: (r) =>
      body('M-38-14C-42 6-42 22-36 32Q0 50 36 32C42 22 42 6 38-14Z', '#b9782f') +
      fill('M-36 4C-39 12-39 20-34 28Q0 44 34 28C39 20 39 12 36 4Q0 20-36 4Z', '#d9a55c') +
      line('M-30 20l9 3 7-2 8 4 9-2 8 2 8-4 9 1', '#f6e0b0', 3.5) +
      fill(blob(r, 40, 32, 0.05, 11), '#c08038', ' transform="translate(0-8)"') +
      fill(blob(r, 34, 26, 0.08, 10), '#e3b26a', ' transform="translate(-2-11)"') +
      line('M-18-12q10-8 20 0t18-4', '#b9772f', 3) +
      specks(
        [
          [-16, -22],
          [2, -26],
          [16, -16],
          [-8, -10],
          [10, -8],
          [-22, -12],
        ],
        '#fff4d8',
        4.5,
      ),
  },
  brownie: {
    role: 'chunk',
    size: 40,
    spin: 8,
    draw: () =>
      body(rrect(40, 36, 5), '#341b11') +
      fill(rrect(38, 32, 5), '#5b3522', ' transform="translate(-1-4)"') +
      line('M-26-14q10-8 20 0t22-6M-20 10q12-10 24 0t18-4', '#7b5038', 4) +
      specks(
        [
          [-14, -2],
          [14, -18],
          [20, 6],
          [-24, 16],
        ],
        '#2a140c',
        6,
      ),
  },
  biscuit: {
    role: 'chunk',
    size: 36,
    spin: 180,
    draw: (r) =>
      body(blob(r, 38, 37, 0.03, 11), '#a9682c') +
      fill(blob(r, 34, 33, 0.03, 11), '#e3b06c', ' transform="translate(-1-2)"') +
      specks(
        [
          [-10, -10],
          [10, -10],
          [0, 2],
          [-12, 12],
          [12, 12],
        ],
        '#a9682c',
        4,
      ) +
      line('M-22-12q8-12 20-14', '#fff6', 4),
  },
  macaroon: {
    role: 'chunk',
    size: 32,
    spin: 60,
    variants: 2,
    draw: (r) =>
      body(blob(r, 34, 33, 0.08, 11), '#c08a45') +
      fill(blob(r, 28, 26, 0.1, 10), '#f3ddae', ' transform="translate(-2-3)"') +
      line('M-16-8l6-4M2-16l6 3M10 2l6-3M-6 8l7 3M-18 6l5 4M14-12l5 2', '#fffaf0', 4) +
      line('M-10 16l8 2M8 14l7-3', '#b9772f', 3.5),
  },
  meringue: {
    role: 'chunk',
    size: 38,
    spin: 30,
    draw: (r) =>
      body(lobed(40, 38, 7, 0.06), '#e0d0b2') +
      fill(blob(r, 33, 31, 0.06, 9), '#fffaf0', ' transform="translate(-2-3)"') +
      line(spiral(4, 26, 2, 1), '#ead9bb', 4.5),
  },
} satisfies Pieces;
