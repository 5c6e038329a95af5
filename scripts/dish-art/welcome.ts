/** Draws the welcome picture, the mark's bowl filled to the brim, into public/brand/: node scripts/dish-art/welcome.ts. */
import { writeFileSync } from 'node:fs';
import { shadowDefs } from '#art/draw-dish.ts';
import { fill, group, ink, line, oval } from '#art/drawing/svg.ts';
import type { PieceName } from '#art/piece/piece-index.ts';
import { type Pose, stampsFor } from '#art/stamps.ts';
import { frond } from './foliage.ts';

const file = 'public/brand/welcome.svg';
const pose = (piece: PieceName, x: number, y: number, turn: number, scale: number, variant = 0): Pose => ({
  piece,
  at: [x, y],
  turn,
  scale,
  variant,
});

/** Back to front; the bowl's rim runs through y = 24. */
const heap: readonly Pose[] = [
  pose('kale', -92, -18, -62, 1.5),
  pose('kale', 96, -22, -118, 1.5),
  pose('lettuce', -54, -44, -76, 1.5),
  pose('lettuce', 58, -46, -100, 1.5, 1),
  pose('arugula', -18, -78, -96, 1.25),
  pose('arugula', 26, -80, -78, 1.25, 1),
  pose('avocado-half', -74, -20, -18, 0.95),
  pose('egg', 4, -44, 6, 1.25),
  pose('tomato-slice', 62, -24, 8, 1.05),
  pose('carrot-ribbon', -26, -12, -24, 1.05),
  pose('red-cabbage', 98, 2, 20, 1.1),
  pose('cucumber', 30, -2, 0, 1.2),
  pose('cucumber', -104, 10, 0, 1.1),
  pose('radish', 66, 12, 0, 1.2),
  pose('cherry-tomato', -58, 14, 0, 1.2, 1),
  pose('broccoli', -6, 12, 4, 1),
  pose('chickpea', 44, 26, 0, 1.2),
  pose('chickpea', 92, 26, 10, 1.2),
  pose('edamame', -86, 26, 20, 1.3),
];

const names = ink('w');
const shadows = { lift: names.id(), rest: names.id() };
const stamps = stampsFor('welcome', names);
const food = group(
  heap.map(stamps.stamp).join(''),
  `filter="url(#${shadows.rest})" stroke-width="2.5" paint-order="stroke"`,
);
const beside = group(
  [
    pose('whole-lemon', -166, 128, -14, 1),
    pose('whole-tomato', 172, 126, 0, 0.92),
    pose('basil', 138, 142, 20, 0.9),
  ]
    .map(stamps.stamp)
    .join(''),
  `filter="url(#${shadows.rest})" stroke-width="2.5" paint-order="stroke"`,
);
const bowl =
  fill('M-128 22H128C128 98 84 148 0 148S-128 98-128 22Z', '#255439') +
  fill('M-128 22H128Q128 32 126 42H-126Q-128 32-128 22Z', '#1c432d') +
  line('M-104 58C-94 92-74 114-46 126', '#4a7f5c', 9) +
  fill('M-44 142H44L36 156H-36Z', '#1c432d');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-220 -150 440 320" width="440" height="320" fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>${shadowDefs(shadows)}${stamps.defs()}</defs>${
  oval(0, 152, 196, 15, '#a08c5f', ' fill-opacity=".1"') +
  frond('#93b699', 'translate(-114 120)rotate(-21)scale(1.12)') +
  frond('#c0d3ba', 'translate(100 120)rotate(16)scale(1.02)') +
  food +
  bowl +
  beside
}</svg>`;
writeFileSync(file, svg);
console.log(`${file} ${svg.length} bytes`);
