/** Beef, lamb and pork. */
import { shade } from '../drawing/color.ts';
import { blob, rrect } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, oval, specks } from '../drawing/svg.ts';
import { block, mirrored, ribbon, torn } from './cut.ts';
import type { Piece, Pieces } from './piece.ts';

const slices = (crust: string, ring: string, heart: string, grain: string): Piece => ({
  role: 'hero',
  size: 64,
  spin: 14,
  draw: () =>
    [-58, -34, -10, 14, 38]
      .map((x, i) => {
        const h = [30, 37, 40, 38, 31][i] ?? 30;
        return (
          oval(x, 0, 24, h, crust, ' stroke="#4212"') +
          oval(x + 4, 0, 18, h - 4, ring) +
          oval(x + 6, 1, 12, h - 11, heart)
        );
      })
      .join('') +
    line('M-50-18q8 16 0 34M-28-20q8 20 2 38M-4-24q10 20 2 44M22-22q8 20 2 42M46-14q6 14 0 28', grain, 2.2) +
    line('M-70-18q6-10 12-11', '#fff5', 4),
});

/** A thin slice seared on both sides. */
const strip = (edge: string, flesh: string, light: string): Piece => ({
  role: 'chunk',
  size: 27,
  variants: 2,
  draw: (_r, v) =>
    mirrored(
      v,
      body('M-34-2C-22-16 0-14 12-12C22-14 32-16 36-8C34 6 20 12 6 10C-8 14-28 16-34-2Z', edge) +
        fill('M-31-3C-20-12 0-10 12-8C22-10 30-12 32-7C29 1 18 6 5 5C-8 8-26 10-31-3Z', flesh) +
        line('M-20-2q10-5 20-3M4 1q10-1 18-5', light, 2.8),
    ),
});

const crumbs = (dark: string, mid: string): Piece => ({
  role: 'bit',
  size: 15,
  variants: 3,
  draw: (r) =>
    body(blob(r, 10, 8, 0.25, 6), dark, ' transform="translate(-7 3)"') +
    body(blob(r, 11, 9, 0.25, 6), dark, ' transform="translate(5-4)"') +
    fill(blob(r, 6, 4, 0.25, 5), mid, ' transform="translate(3-7)"') +
    fill(blob(r, 5, 3.5, 0.25, 5), mid, ' transform="translate(-9 1)"') +
    dot(8, 6, 4, mid),
});

/** A thick chop with its rim of fat and a bone. */
const chop = (crust: string, flesh: string): Piece => ({
  role: 'hero',
  size: 62,
  spin: 16,
  draw: () =>
    body('M-72 4C-74-26-40-44 0-40C40-42 78-26 78 0C78 22 50 26 34 34C4 44-66 38-72 4Z', '#f0dcb8') +
    fill('M-64 4C-64-20-36-35 0-32C38-34 70-20 70-2C66 14 44 16 28 24C0 34-58 30-64 4Z', shade(crust, 0.2)) +
    fill('M-62 1C-60-21-34-34 0-31C36-33 68-20 68-4C62 9 42 10 26 18C0 27-54 24-62 1Z', crust) +
    fill('M-30 2c4-14 24-20 44-18s38 6 34 14-24 6-36 12-46 6-42-8z', flesh, ' opacity=".6"') +
    line('M-46-14L-18 18M-20-25L10 16M8-28L34 8M36-25L54-2', shade(crust, 0.45), 5.5, ' opacity=".75"') +
    body('M58-12c10-10 24-6 28 2 8 2 10 14 0 18-8 6-20 2-26-4z', '#f7ecd6') +
    line('M-50-16C-38-28-16-32 4-31', '#fff7', 4.5),
});

export const meat = {
  /** Stewed: dark all round. */
  beef: {
    role: 'chunk',
    size: 24,
    spin: 50,
    variants: 2,
    draw: (_r, v) => block(v, '#a0623c', '#5f301c', '#7d452a', '#a9714c'),
  },
  'beef-strip': strip('#57301d', '#94583a', '#c58f6c'),
  'pork-strip': strip('#a9713c', '#e3b98a', '#f8e2c4'),
  pork: {
    role: 'chunk',
    size: 23,
    spin: 50,
    variants: 2,
    draw: (_r, v) => block(v, '#cf9257', '#b98455', '#edcfa6', '#cfa274'),
  },
  steak: slices('#5a2c19', '#b5594c', '#dd8076', '#f0b0a2'),
  'roast-slices': slices('#5f3420', '#9c6a4c', '#b98a6c', '#dab796'),
  'pork-slices': slices('#9c5f2e', '#e3bd96', '#f3d9bf', '#d3a57c'),
  mince: crumbs('#7d4526', '#b0703f'),
  sausage: {
    role: 'slice',
    size: 18,
    spin: 40,
    draw: () =>
      disc(0, 0, 19, '#8c3b24') +
      dot(0, -1, 16, '#b9573a') +
      line('M-6-4h0M5-7h0M7 5h0M-3 6h0M0-1h0', '#e09a7c', 4),
  },
  'sausage-link': {
    role: 'hero',
    size: 54,
    spin: 16,
    flat: 0.5,
    draw: () =>
      line('M-54 6C-26-12 26-12 54 6', '#4213', 36) +
      line('M-54 6C-26-12 26-12 54 6', '#7d3f20', 31) +
      line('M-54 3C-26-15 26-15 54 3', '#b0673a', 24) +
      line('M-34-14l8 20M-6-20l8 22M22-16l8 20', '#5f2c14', 5, ' opacity=".75"') +
      line('M-48-3C-24-19 22-19 46-5', '#e8b48c', 4.5),
  },
  'hot-dog-link': {
    role: 'stalk',
    size: 58,
    spin: 6,
    draw: () =>
      line('M-52 0H52', '#4213', 30) +
      line('M-52 0H52', '#a9472c', 26) +
      line('M-52-3H52', '#cf6a48', 18) +
      line('M-46-8H42', '#f3b698', 4),
  },
  'pork-chop': chop('#c9884e', '#ecc79a'),
  'lamb-chop': {
    role: 'hero',
    size: 54,
    spin: 30,
    draw: () =>
      line('M20-16C44-20 66-40 84-72', '#4213', 14) +
      line('M20-16C44-20 66-40 84-72', '#e6d2ac', 10) +
      line('M34-20C52-30 68-48 80-66', '#fffaf0', 3) +
      body('M-60 8C-62-26-26-44 10-36C42-30 56 0 38 26C16 48-20 52-42 38C-54 30-60 20-60 8Z', '#efd6aa') +
      fill('M-50 8C-50-20-20-34 8-28C34-22 44 0 28 20C12 38-18 40-34 30C-44 24-50 16-50 8Z', '#7d4026') +
      fill('M-49 5C-47-20-20-33 8-28C33-22 43-2 28 16C12 32-16 34-32 25C-42 19-48 13-49 5Z', '#a05c3a') +
      line('M-34-8L-10 26M-14-24L12 22M8-26L28 8', '#57291a', 6, ' opacity=".75"') +
      line('M-40-8C-32-22-16-28-2-27', '#fff6', 4.5),
  },
  ribs: {
    role: 'hero',
    size: 84,
    spin: 8,
    draw: () =>
      [-66, -40, -14, 12, 38, 64].map((x) => body(`M${x - 7} 36l2 22q5 8 10 0l2-22z`, '#f3e6cc')).join('') +
      body('M-88-40C-40-50 40-50 88-38C94-10 92 20 84 40C40 50-40 50-84 42C-94 16-94-14-88-40Z', '#6b2a16') +
      fill('M-84-38C-40-47 40-47 84-36C89-12 87 12 80 30C40 39-40 39-80 32C-89 12-90-14-84-38Z', '#a2482a') +
      line(
        'M-54-42Q-49 0-53 36M-27-45Q-22 0-26 40M0-45Q4 0 0 40M26-45Q31 0 27 39M52-42Q57 0 53 36',
        '#6b2a16',
        6,
      ) +
      line('M-74-30q10-4 14-4M-46-34q8-3 14-3M-18-35q8-2 14-2M10-35q8 0 14 1M36-33q8 1 12 2', '#f0a272', 5) +
      line('M-70 12q6 4 10 2M-42 14q6 4 10 2M34 14q6 2 10 0', '#d9784a', 4),
  },
  shank: {
    role: 'hero',
    size: 68,
    spin: 24,
    draw: () =>
      line('M30-14L88-40', '#4213', 19) +
      line('M30-14L86-39', '#ead9b8', 15) +
      disc(88, -44, 10, '#f3e7cd') +
      disc(92, -33, 9, '#ead9b8') +
      body('M-74 10C-78-32-34-50 4-40C30-34 44-24 52-8C46 10 30 30 2 42C-34 54-68 44-74 10Z', '#5f2f1a') +
      fill('M-68 6C-70-30-32-45 4-36C28-30 40-20 45-8C38 6 24 22 0 32C-32 42-62 36-68 6Z', '#96552f') +
      line(
        'M-50-4C-34-24-8-30 18-24M-48 16C-24 24 4 18 28 2M-30 2C-14-6 6-8 22-10',
        '#6b3419',
        4,
        ' opacity=".7"',
      ) +
      line('M-52-16C-40-30-22-36-4-35', '#e3a878', 5, ' opacity=".8"'),
  },
  'pulled-meat': { role: 'chunk', size: 25, draw: () => torn('#8a4f2c', '#b5794c', '#e3b88c') },
  'pulled-pork': { role: 'chunk', size: 25, draw: () => torn('#a8683a', '#cf9a68', '#f5dcb4') },
  bacon: ribbon('#c4594a', '#9c3b2e', '#f2d0b0', '#f8e4d0'),
  'bacon-bit': {
    role: 'bit',
    size: 13,
    variants: 2,
    draw: (_r, v) =>
      mirrored(
        v,
        body('M-13-6L8-10L14 5L-9 10Z', '#9c3b2e') +
          fill('M-12-5L8-9L10-4L-11 1Z', '#d9705c') +
          line('M-8 5L10 1', '#f5d9bc', 3.4),
      ),
  },
  ham: ribbon('#f3aea4', '#e08d84', '#e79a90', '#fbd8d2'),
  'ham-dice': {
    role: 'bit',
    size: 14,
    spin: 60,
    draw: () =>
      body('M-12-10L9-13L14 8L-8 13Z', '#d9827c') +
      fill('M-12-10L9-13L12 2L-9 6Z', '#f6b4aa') +
      line('M-6-7l9-1', '#fff8', 2.5),
  },
  'pork-belly': {
    role: 'slice',
    size: 32,
    spin: 24,
    draw: () =>
      body(rrect(36, 20, 9), '#7d4a28') +
      fill('M-34-14h68v7h-68z', '#f3dcb4') +
      fill('M-34-7h68v8h-68z', '#b97a50') +
      fill('M-34 1h68v6h-68z', '#f0d5ac') +
      fill('M-34 7h68v6q-4 5-9 5h-50q-7 0-9-5z', '#a96a42') +
      line('M-30-16h56', '#fff6', 3.5),
  },
  salami: {
    role: 'slice',
    size: 22,
    spin: 180,
    draw: () =>
      disc(0, 0, 23, '#7d2620') +
      dot(0, 0, 20.5, '#b5443a') +
      specks(
        [
          [-9, -8],
          [4, -12],
          [11, 0],
          [-2, 2],
          [-12, 6],
          [6, 11],
          [-4, 14],
        ],
        '#f0bfa8',
        4.5,
      ),
  },
  patty: {
    role: 'hero',
    size: 44,
    spin: 30,
    draw: (r) =>
      body(blob(r, 48, 46, 0.05, 9), '#6b371c') +
      fill(blob(r, 44, 42, 0.06, 9), '#94552e', ' transform="translate(-1-3)"') +
      line('M-34-14L24-36M-36 8L36-20M-26 26L36 4', '#4a2413', 6, ' opacity=".75"') +
      line('M-30-22q10-14 26-16', '#fff5', 4),
  },
  liver: {
    role: 'chunk',
    size: 26,
    variants: 2,
    draw: (r) =>
      body(blob(r, 29, 21, 0.16, 7), '#5c2a1c') +
      fill(blob(r, 23, 14, 0.16, 7), '#8a4a34', ' transform="translate(-1-3)"') +
      line('M-12-6q8-6 18-3', '#d9a288', 3.5),
  },
} satisfies Pieces;
