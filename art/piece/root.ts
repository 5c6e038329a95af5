/** Roots, tubers and squash. */
import { blob, spokes } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, oval, ring, specks } from '../drawing/svg.ts';
import { baton, block, coin, cube, dice, flipped, ribbon, shreds, wedge } from './cut.ts';
import type { Pieces } from './piece.ts';

export const root = {
  carrot: {
    role: 'slice',
    size: 17,
    variants: 2,
    spin: 180,
    draw: (_r, v) =>
      v
        ? body('M-18 0a18 14 0 1 0 36 0a18 14 0 1 0-36 0z', '#ea8233') +
          oval(0, 0, 12, 8.5, '#f4a152') +
          oval(0, 0, 5.5, 4, '#f9c27c')
        : disc(0, 0, 17.5, '#ea8233') + dot(0, 0, 12, '#f4a152') + line(spokes(5, 0, 6), '#f9c27c', 4.5),
  },
  'carrot-ribbon': ribbon('#f3a04d', '#dd7a28', '#d06a1e', '#f9c285'),
  potato: {
    role: 'chunk',
    size: 25,
    variants: 2,
    draw: (r) =>
      body(blob(r, 28, 21, 0.12, 6), '#bf7d34') +
      fill(blob(r, 23, 16, 0.12, 6), '#eec878') +
      line('M-12-5q8-7 18-4', '#fff6', 3.5) +
      line('M-8 8l6 1M6 5l5 2M12-2l3 1', '#bf7d34', 3),
  },
  'new-potato': {
    role: 'chunk',
    size: 23,
    spin: 60,
    variants: 1,
    draw: () =>
      body('M-25 0C-25-14-12-21 1-20C16-19 26-10 25 1C24 14 12 20-2 20C-16 19-25 12-25 0Z', '#d1a052') +
      fill('M-21-2C-20-13-10-17 1-17C14-16 21-9 21 0C20 10 10 15-2 15C-14 14-21 8-21-2Z', '#f7e2a0') +
      line('M-12-8q8-5 18-3', '#fffa', 3.5) +
      specks(
        [
          [-6, 4],
          [8, 5],
          [2, -2],
        ],
        '#5a8a34',
        3,
      ),
  },
  'sweet-potato': {
    role: 'chunk',
    size: 29,
    variants: 2,
    spin: 180,
    draw: (_r, v) =>
      body(
        v ? 'M-40 2L28-15Q42-6 38 8L-30 15Q-42 11-40 2Z' : 'M-38-10L34-8Q44 2 34 11L-34 14Q-46 2-38-10Z',
        '#b9572a',
      ) +
      fill(
        v ? 'M-37 1L28-13Q37-7 35 2L-30 8Q-40 7-37 1Z' : 'M-36-8L33-7Q40 0 34 4L-33 6Q-42 0-36-8Z',
        '#e47f3a',
      ) +
      line('M-22-1L18-4', '#f6ae6c', 3),
  },
  pumpkin: {
    role: 'chunk',
    size: 22,
    draw: () =>
      cube(21, '#ef9d3c') + line('M-12-12h13', '#fff7', 3.5) + line('M4 3l7 1M-9 6l6-1', '#d0762a', 3),
  },
  'pumpkin-wedge': {
    role: 'slice',
    size: 38,
    spin: 20,
    draw: () =>
      body('M-56-16C-46 32 46 32 56-16C30 4-30 4-56-16Z', '#5f7a45') +
      fill('M-56-17C-44 24 44 24 56-17C30 3-30 3-56-17Z', '#ef9d3c') +
      line('M-38-2C-16 10 16 10 38-2', '#fac27a', 4) +
      line('M-26 8q10 4 18 5M14 12q9-1 14-4', '#c06a22', 4),
  },
  beet: {
    role: 'slice',
    size: 26,
    spin: 180,
    draw: () =>
      coin(
        '#6d1636',
        '#8f2449',
        27,
        ring(0, 0, 17, '#b24a72', 3) + ring(0, 0, 9, '#b24a72', 2.5) + line('M-18-8q5-9 14-11', '#fff5', 3),
      ),
  },
  radish: {
    role: 'slice',
    size: 17,
    spin: 180,
    draw: () => coin('#d9456c', '#fff6f0', 17.5, line(spokes(7, 4, 9), '#f6dfe2', 2)),
  },
  'carrot-dice': {
    role: 'bit',
    size: 13,
    spin: 50,
    draw: () => dice('#f08f3c'),
  },
  'carrot-shreds': { role: 'bit', size: 22, draw: () => shreds('#e07a24', '#f3a04d', '#fbcf9a') },
  'beet-dice': {
    role: 'chunk',
    size: 19,
    spin: 50,
    draw: () => cube(18, '#a12a54') + line('M-10-10h12', '#e08aa8', 3.4),
  },
  'beet-wedge': {
    role: 'chunk',
    size: 31,
    draw: () => wedge('#5c1230', '#a12a54') + line('M-22-6Q0 4 22-6M-14-2Q0 4 14-2', '#cf6a92', 3),
  },
  'sweet-potato-dice': {
    role: 'chunk',
    size: 20,
    spin: 50,
    variants: 2,
    draw: (_r, v) => block(v, '#f09a4c', '#b9572a', '#e07f36', '#c9652c'),
  },
  'carrot-stick': baton('#c9661f', '#ef8f3c', '#fac48c'),
  'whole-carrot': {
    role: 'stalk',
    size: 60,
    spin: 6,
    variants: 2,
    draw: (_r, v) =>
      flipped(
        v,
        line('M-66 0l-15-7M-66 0l-17 1M-66 0l-14 8', '#7d9a45', 5) +
          body('M-66-10C-30-15 24-11 68 0C24 12-30 15-66 10Q-73 0-66-10Z', '#c9661f') +
          fill('M-66-10C-30-15 24-11 66-1C24 5-30 7-64 3Q-71-2-66-10Z', '#ef8f3c') +
          line(
            'M-48-9q4 8 0 15M-24-10q4 8 1 13M4-9q3 6 0 10M-36 10l7-2M28 5l6-2',
            '#b9571a',
            2.8,
            ' opacity=".8"',
          ) +
          line('M-56-8C-26-11 8-9 34-5', '#fbd09a', 2.8),
      ),
  },
  parsnip: baton('#c9a263', '#f3dfb1', '#fff3d6'),
  'potato-wedge': {
    role: 'chunk',
    size: 32,
    spin: 180,
    draw: () =>
      wedge('#a8682c', '#f3cd7c') +
      line('M-24-8Q0 4 24-8', '#fbe6ae', 3.5) +
      line('M-14 4l6 2M8 5l6-2', '#c98b3f', 3.5),
  },
  'boiled-potato': {
    role: 'chunk',
    size: 23,
    spin: 50,
    variants: 2,
    draw: (_r, v) => block(v, '#fbeeba', '#d9ba70', '#efd892', '#dfc47c'),
  },
  'fried-potato': {
    role: 'chunk',
    size: 21,
    spin: 50,
    variants: 2,
    draw: (_r, v) => block(v, '#f0c45e', '#b9772c', '#e0a444', '#c9862f') + line('M-18-8l14 8', '#a9682c', 3),
  },
  'potato-slice': {
    role: 'slice',
    size: 27,
    draw: (r) =>
      body(blob(r, 29, 26, 0.05, 9), '#c9a04c') +
      fill(blob(r, 26, 23, 0.05, 9), '#f8e6aa') +
      line('M-12-6q8-6 16-4M-8 10q8 3 14-2', '#fff8de', 3.4),
  },
  'half-potato': {
    role: 'chunk',
    size: 30,
    spin: 40,
    draw: () =>
      body('M-33 0C-33-18-16-26 2-25C22-24 34-14 33 2C32 18 16 26-4 25C-22 24-33 16-33 0Z', '#b98642') +
      fill('M-28-2C-27-16-13-21 2-20C18-20 28-12 27 1C26 13 13 20-4 19C-18 19-28 12-28-2Z', '#f6dc92') +
      line('M-16-8q10-7 22-4', '#fffbe0', 4) +
      line('M-8 8l7 1M8 2l6 2M-16 2l5 1', '#b97a32', 3.4),
  },
  turnip: {
    role: 'chunk',
    size: 32,
    spin: 180,
    draw: () => wedge('#a9648c', '#fbf1e6') + line('M-22-6Q0 5 22-6', '#ead3d8', 3),
  },
  celeriac: { role: 'chunk', size: 20, draw: () => cube(19, '#f1e4c2') + line('M-11-11h12', '#fffa', 3.5) },
  fries: {
    role: 'chunk',
    size: 27,
    spin: 180,
    draw: () =>
      body('M-40-7L36-9Q44-2 38 7L-38 9Q-45 0-40-7Z', '#cf9432') +
      fill('M-40-8L36-9Q42-4 37 1L-38 3Q-44-3-40-8Z', '#f6cf6e') +
      line('M-28-4H22', '#fff0b8', 2.8),
  },
} satisfies Pieces;
