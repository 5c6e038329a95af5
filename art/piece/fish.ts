/** Fish and shellfish. */
import { shade } from '../drawing/color.ts';
import { blob, rrect } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, oval, ring, specks } from '../drawing/svg.ts';
import { block, mirrored, ribbon } from './cut.ts';
import type { Pieces } from './piece.ts';

export const fish = {
  /** From a tin. */
  sardine: {
    role: 'chunk',
    size: 30,
    variants: 2,
    draw: (_r, v) =>
      mirrored(
        v,
        body('M-40 0C-30-16 16-16 30-2L42-10Q40 0 43 10L30 3C16 14-30 14-40 0Z', '#6f8088') +
          fill('M-36-2C-26-13 14-13 28-2C10 2-20 3-36-2Z', '#a3b3b8') +
          fill('M-34 3C-20 9 14 10 26 3C8 6-18 6-34 3Z', '#e3dccb') +
          line('M-26-8L8-10M-14-4L20-5', '#4f6068', 2.4) +
          line('M-30-6q10-5 20-5', '#fff9', 2.4),
      ),
  },
  salmon: {
    role: 'hero',
    size: 66,
    spin: 14,
    draw: () =>
      body(
        'M-74-4C-70-32-24-42 24-37C58-33 78-16 76 5C74 28 38 38-3 37C-46 37-78 24-74-4Z',
        shade('#ee8560', 0.22),
      ) +
      fill('M-74-4C-70-32-24-42 24-37C58-33 78-16 76 3C72 20 38 28-3 27C-46 27-76 18-74-4Z', '#ee8560') +
      line(
        'M-56-20q22 16 6 38M-36-29q26 22 6 52M-13-34q28 26 6 60M11-36q26 28 6 61M34-33q22 24 6 55M55-25q13 20 2 38',
        '#fbcbae',
        3.2,
      ) +
      line('M-60-16C-40-32-10-36 22-33', '#fff7', 4) +
      line('M-30 8l5 2M6-8l6 1M30 10l5-2M-8 16l5 1M40-10l4 2', '#5a7a35', 3),
  },
  /** A thick piece of loin: it parts into flakes, its skin shows below. */
  'white-fish': {
    role: 'hero',
    size: 66,
    spin: 14,
    draw: () =>
      body(
        'M-76-14C-60-34-16-42 26-37C58-34 76-20 78 0C78 20 62 34 30 36L-34 38C-66 38-84 12-76-14Z',
        '#9d9a92',
      ) +
      fill(
        'M-75-17C-58-35-16-41 26-36C57-33 75-20 76-4C75 14 58 25 28 27L-34 29C-64 28-80 4-75-17Z',
        '#e2cba6',
      ) +
      fill(
        'M-74-19C-58-36-16-41 26-36C56-33 73-21 74-8C70 8 54 18 26 20L-34 22C-62 21-79 0-74-19Z',
        '#fdf5e3',
      ) +
      line(
        'M-50-30C-36-16-36 4-48 19M-24-37C-8-20-8 4-22 21M4-38C20-20 20 2 6 20M32-35C46-19 46 2 34 18M56-28C66-17 66-2 58 11',
        '#d9c09a',
        4,
      ) +
      line(
        'M-44-28C-31-15-31 2-42 16M-18-35C-3-19-3 2-16 18M10-36C25-19 25 0 12 18M37-33C51-18 51 0 40 15',
        '#fffdf6',
        3.4,
      ) +
      fill(
        'M-70-18C-56-34-20-40 8-38C14-32-6-30-22-30S-50-24-58-16-72-10-70-18ZM30-35C50-33 68-24 71-12C66-8 60-20 48-24S24-30 30-35Z',
        '#d99a4c',
        ' opacity=".75"',
      ),
  },
  'breaded-fish': {
    role: 'hero',
    size: 66,
    spin: 14,
    draw: (r) =>
      body('M-78-6C-70-34-20-42 24-38C60-34 82-12 74 8C64 32 24 40-14 38C-52 40-86 22-78-6Z', '#a9682c') +
      fill('M-75-9C-66-34-20-40 24-36C57-32 78-13 71 3C60 24 24 31-14 29C-50 31-82 15-75-9Z', '#e2a94e') +
      specks(
        Array.from({ length: 13 }, () => [r.range(-62, 60), r.range(-26, 20)] as const),
        '#f6d58c',
        8,
      ) +
      specks(
        Array.from({ length: 10 }, () => [r.range(-62, 60), r.range(-26, 22)] as const),
        '#b9752f',
        6,
      ) +
      line('M-58-18C-40-30-10-33 16-31', '#fff6', 5),
  },
  'fish-finger': {
    role: 'chunk',
    size: 38,
    flat: 0.6,
    spin: 60,
    draw: (r) =>
      body(rrect(46, 19, 6), '#a9682c') +
      fill(rrect(44, 15, 5), '#e2a94e', ' transform="translate(-1-3)"') +
      specks(
        Array.from({ length: 8 }, () => [r.range(-38, 38), r.range(-13, 8)] as const),
        '#f6d58c',
        6,
      ),
  },
  'fish-flakes': {
    role: 'chunk',
    size: 26,
    variants: 2,
    draw: (_r, v) =>
      mirrored(
        v,
        body('M-30 4C-28-14-4-24 14-20C28-18 34-4 28 8C16 20-22 22-30 4Z', '#d9c09a') +
          fill('M-28 0C-24-14-10-21 0-21C-10-10-12 4-6 14C-18 14-28 8-28 0Z', '#fffaf0') +
          fill('M-4 14C-10 2-6-12 4-21C12-20 14-19 16-19C8-8 8 4 14 12C8 15 2 15-4 14Z', '#f8edd8') +
          fill('M17 11C11 3 12-8 19-17C28-13 32-4 27 5C24 8 21 10 17 11Z', '#fffaf0'),
      ),
  },
  'salmon-flakes': {
    role: 'chunk',
    size: 26,
    variants: 2,
    draw: (_r, v) =>
      mirrored(
        v,
        body('M-30 4C-28-14-4-24 14-20C28-18 34-4 28 8C16 20-22 22-30 4Z', '#cf7a52') +
          fill('M-28 0C-24-14-10-21 0-21C-10-10-12 4-6 14C-18 14-28 8-28 0Z', '#f6b494') +
          fill('M-4 14C-10 2-6-12 4-21C12-20 14-19 16-19C8-8 8 4 14 12C8 15 2 15-4 14Z', '#f19a74') +
          fill('M17 11C11 3 12-8 19-17C28-13 32-4 27 5C24 8 21 10 17 11Z', '#f6b494') +
          line('M-18-6q6-8 12-10M20-4q2-5 5-7', '#fbdcc8', 2.6),
      ),
  },
  'salmon-cube': {
    role: 'chunk',
    size: 22,
    spin: 50,
    variants: 2,
    draw: (_r, v) =>
      block(v, '#f6a47e', '#d9744c', '#ee8c62', '#fbcbb0') +
      line('M-16-10q8 0 14 6M-6-16q8 0 14 6', '#fbd6c0', 3),
  },
  'tuna-cube': {
    role: 'chunk',
    size: 22,
    spin: 50,
    variants: 2,
    draw: (_r, v) => block(v, '#cf5563', '#93323f', '#b9434f', '#dd7c84'),
  },
  'whole-fish': {
    role: 'hero',
    size: 96,
    spin: 10,
    draw: () =>
      body('M66-4L104-34Q110-38 108-28Q100-4 108 22Q110 34 102 29L66 8Z', '#7f8c8a') +
      body('M-20-30C-4-50 20-48 34-34ZM-6 32C8 46 22 42 28 30Z', '#8d9896') +
      body('M-106 2C-96-22-58-38-16-37C28-36 58-20 76-3C58 20 28 36-16 37C-58 38-96 24-106 2Z', '#7d8a88') +
      fill('M-104 0C-94-22-58-36-16-35C28-34 56-20 74-4C50 4 20 6-16 7C-50 8-84 8-104 0Z', '#a5b3b0') +
      fill('M-100 6C-74 14-40 13-10 12C20 11 48 8 70 1C52 18 24 31-16 32C-56 33-88 22-100 6Z', '#ece6d6') +
      fill('M-30-34C-6-36 20-32 40-22C30-14 8-18-8-18S-34-26-30-34Z', '#c98a45', ' opacity=".55"') +
      line('M-58-33C-46-12-46 12-58 34', '#66736f', 4) +
      line('M-26-22l16 34M0-24l16 36M26-20l14 28', '#66736f', 6) +
      line('M-23-20l14 30M3-22l14 32M29-18l12 24', '#fbf3e0', 3) +
      disc(-80, -8, 8, '#fbf6ea') +
      dot(-80, -8, 4.5, '#2c3334') +
      line('M-104 4q8 5 16 3', '#5c6866', 3) +
      line('M84-14l14-10M86-2h12M84 8l14 10', '#5f6c69', 2.6),
  },
  prawn: {
    role: 'chunk',
    size: 27,
    variants: 2,
    draw: (_r, v) =>
      mirrored(
        v,
        body('M22 20l14 2-4-8 8-6-14-2z', '#d9623c') +
          line('M20 14C10 26-16 24-20 4C-23-14-8-26 10-21', '#4213', 22) +
          line('M20 14C10 26-16 24-20 4C-23-14-8-26 10-21', '#f0885e', 17) +
          line('M20 14C10 26-16 24-20 4C-23-14-8-26 10-21', '#fbcfb2', 5) +
          line('M10 12l5 13M-4 14l-2 14M-13 6l-14 5M-13-4l-13-8M-4-14l-5-13', '#d9603a', 2.5),
      ),
  },
  'oily-fish': {
    role: 'hero',
    size: 64,
    spin: 14,
    draw: () =>
      body('M-78 0C-62-30-20-36 26-31C54-28 72-14 80-2C72 16 52 28 24 31C-20 36-62 28-78 0Z', '#6f7f80') +
      fill('M-78-1C-62-30-20-36 26-31C54-28 72-14 80-3C66 4 40 6 10 6C-30 6-60 8-78-1Z', '#8ea3a6') +
      fill('M-74 4C-50 12-20 10 14 10C44 10 64 6 76 2C66 16 50 24 24 27C-20 31-56 22-74 4Z', '#e6e4d6') +
      line(
        'M-56-12q8-8 4-14M-36-8q10-10 4-24M-14-6q10-12 4-27M10-6q10-12 2-27M34-6q8-10 2-24M56-6q4-8 0-16',
        '#4c6068',
        4.5,
      ) +
      line('M-50-20C-24-30 6-31 30-28', '#fff7', 4) +
      line('M-40 14l8 4M-8 14l8 5M24 14l8 4', '#c9783a', 4, ' opacity=".6"'),
  },
  'tuna-steak': {
    role: 'hero',
    size: 62,
    spin: 14,
    draw: () =>
      [-54, -30, -6, 18, 42]
        .map((x, i) => {
          const h = [28, 35, 38, 35, 28][i] ?? 30;
          return (
            oval(x, 0, 23, h, '#8a7358', ' stroke="#4212"') +
            oval(x + 4, 0, 18, h - 4, '#c9a58a') +
            oval(x + 5, 1, 14, h - 9, '#c4525c')
          );
        })
        .join('') + line('M-46-16q8 14 0 30M-22-20q8 20 2 38M4-24q8 20 2 42M28-20q8 18 2 38', '#e58d90', 2.5),
  },
  tuna: {
    role: 'chunk',
    size: 23,
    variants: 2,
    draw: (_r, v) =>
      mirrored(
        v,
        body('M-26 4C-26-12-4-21 12-18C25-16 30-4 25 7C14 18-20 19-26 4Z', '#b58a68') +
          fill('M-24 0C-21-12-9-18 0-18C-8-9-10 4-5 12C-16 12-24 7-24 0Z', '#ecd0b4') +
          fill('M-3 12C-8 2-5-10 4-18C14-18 26-10 24 3C16 12 6 14-3 12Z', '#dfbb9a') +
          line('M4 8C2 0 5-8 10-13M14 7c0-6 2-10 6-14', '#c49a78', 2.6),
      ),
  },
  'smoked-salmon': ribbon('#f39a70', '#e0743f', '#f9c3a2', '#fcdcc8'),
  scallop: {
    role: 'chunk',
    size: 25,
    spin: 40,
    draw: (r) =>
      disc(0, 0, 26, '#cda777') +
      dot(-1, -2, 22, '#f8ead0') +
      fill(blob(r, 15, 14, 0.16, 8), '#c98a42', ' opacity=".8"') +
      fill(blob(r, 8, 7, 0.2, 7), '#e8bb78') +
      line('M-16-8q4-8 12-10', '#fff8', 3.5),
  },
  mussel: {
    role: 'chunk',
    size: 28,
    spin: 180,
    variants: 2,
    draw: (_r, v) =>
      mirrored(
        v,
        body('M-36 6C-30-20 4-28 34-8C34 14 0 28-36 6Z', '#2c3242') +
          fill('M-30 5C-24-14 4-21 29-6C27 10 0 20-30 5Z', '#7c8793') +
          fill('M-18 5C-14-7 4-11 20-3C18 8 0 13-18 5Z', '#e99a45') +
          line('M-10 2Q2-5 13-1', '#f9c888', 3.5) +
          line('M-26-6C-16-18 2-22 18-17', '#fff4', 3),
      ),
  },
  squid: {
    role: 'chunk',
    size: 22,
    spin: 180,
    draw: () =>
      ring(0, 0, 17, '#4212', 17) +
      ring(0, 0, 17, '#e0b394', 13) +
      ring(0, 0, 17, '#fbefde', 9) +
      line('M-17-6q4-9 12-11', '#fff', 3),
  },
} satisfies Pieces;
