/** What is strewn from the fingers: seeds, spices, zest, crumbs. */
import type { Rng } from '#domain/random/random.ts';
import { polar } from '../drawing/shape.ts';
import { line, nums, type Point, specks } from '../drawing/svg.ts';
import type { Piece, Pieces } from './piece.ts';

const spray = (r: Rng, n: number, reach: number): Point[] =>
  Array.from({ length: n }, () => polar(r() * 6.28, Math.sqrt(r()) * reach));
const dust = (c: string, width: number, n = 8): Piece => ({
  role: 'dust',
  size: 22,
  draw: (r) => specks(spray(r, n, 26), c, width),
});
/** Short strokes instead of dots: sesame, coconut, zest. */
const dashes = (c: string, width: number, length: number, n = 7): Piece => ({
  role: 'dust',
  size: 24,
  draw: (r) =>
    line(
      spray(r, n, 28)
        .map((p) => `M${nums(p, 0)}l${nums(polar(r() * 6.28, length), 0)}`)
        .join(''),
      c,
      width,
    ),
});

export const dusts = {
  sesame: dashes('#fff3d0', 4, 3),
  'black-sesame': dashes('#2d241f', 3.6, 3),
  'chia-seeds': dust('#4a4238', 3.2, 10),
  'poppy-seeds': dust('#33333f', 3.2, 10),
  'red-pepper-flakes': dashes('#c0321f', 4.5, 3),
  pepper: dust('#3d2c20', 2.8, 8),
  cinnamon: dust('#8f5229', 3.4, 10),
  paprika: dust('#c2451f', 3.4, 10),
  'unsweetened-coconut': dashes('#fffaf0', 3.2, 7, 8),
  zest: dashes('#f3c431', 3.4, 7, 6),
  crumbs: {
    role: 'dust',
    size: 26,
    draw: (r) => specks(spray(r, 7, 28), '#d9a45c', 7) + specks(spray(r, 5, 28), '#f0cf92', 4.5),
  },
  pistachio: {
    role: 'dust',
    size: 24,
    draw: (r) =>
      specks(spray(r, 6, 26), '#8aa046', 7) +
      specks(spray(r, 6, 26), '#b9c873', 5) +
      specks(spray(r, 3, 24), '#7d4a5a', 4),
  },
  cocoa: dust('#4f2d1e', 3.6, 12),
  turmeric: dust('#dd9a22', 3.6, 12),
  'powdered-sugar': dust('#ffffff', 3.2, 14),
  salt: dust('#fffaf0', 3.6, 9),
  flaxseed: dashes('#8a5a30', 4, 3, 8),
  'sunflower-seeds': dashes('#d9c79c', 6.5, 5, 6),
  'hemp-seeds': dust('#dfe0b4', 4.2, 9),
  'grated-cheese': dashes('#fae3a0', 4.2, 9, 9),
  oats: {
    role: 'dust',
    size: 26,
    draw: (r) => specks(spray(r, 6, 27), '#d9b984', 9) + specks(spray(r, 6, 27), '#f3e2bb', 8),
  },
} satisfies Pieces;
