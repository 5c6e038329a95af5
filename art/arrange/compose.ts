/** Turns a spec into placements: the base's own pieces, the layout, the garnish. */

import type { Rng } from '#domain/random/random.ts';
import type { BaseArt } from '../base/base.ts';
import type { DishSpec, Layout } from '../dish-spec.ts';
import type { Point } from '../drawing/svg.ts';
import { pieceOf } from '../piece/piece-index.ts';
import type { Well } from '../vessel/vessel.ts';
import { Arrangement, type Focus, type Placement, regionOf } from './arrangement.ts';
import { around, each, topped } from './centered.ts';
import { garnish } from './garnish.ts';
import { crescent, crown, plated, sectors } from './placed.ts';
import { grid, rosette, row, scoops } from './ranked.ts';
import { few, float, heap, pile, toss } from './strewn.ts';

const LAYOUTS: Readonly<Record<Layout, (a: Arrangement, littered: boolean) => Focus>> = {
  toss,
  few,
  pile,
  heap,
  float,
  crescent,
  sectors,
  plated,
  crown,
  grid,
  row,
  scoops,
  rosette,
  around,
  topped,
  each,
};

/** `plenty` scales the number of pieces: 1 is generous. */
export function compose(spec: DishSpec, base: BaseArt, well: Well, r: Rng, plenty: number): Placement[] {
  const a = new Arrangement(spec, base, well, r, plenty);
  if (base.litter) {
    const list = base.litter.map((l) => ({ piece: l.piece, n: a.litterCount(l.piece, l.cover, 30) }));
    a.strew(list, regionOf(well, 0.98, 26), 0, 0.85);
  }
  garnish(a, LAYOUTS[spec.layout](a, base.litter !== undefined));
  return a.placed;
}

/** A few things that rolled off the board: they make the table belong to the dish. */
export function strays(spec: DishSpec, r: Rng, largest: number, spots: readonly Point[]): Placement[] {
  const cooked = [...spec.garnish, ...spec.ingredients.map((i) => i.piece)].filter((name) =>
    ['leaf', 'bit', 'slice'].includes(pieceOf(name).role),
  );
  const fitting = [...spec.beside, ...cooked].filter((name) => pieceOf(name).size <= largest).slice(0, 3);
  // One kind of thing lies in a pair, not in a row.
  return spots.slice(0, fitting.length + 1).flatMap(([x, y], i) => {
    const piece = fitting[i % fitting.length];
    if (piece === undefined) return [];
    const { spin = 180, variants = 1 } = pieceOf(piece);
    return [
      {
        piece,
        at: [Math.round(x + r.range(-7, 7)), Math.round(y + r.range(-7, 7))] as const,
        turn: Math.round(r.range(-1, 1) * spin),
        scale: 1,
        variant: r.int(0, variants - 1),
        layer: 2 as const,
      },
    ];
  });
}
