/** What fills the hollow before the ingredients arrive. */
import type { Rng } from '#domain/random/random.ts';
import { polar } from '../drawing/shape.ts';
import type { Ink, Point } from '../drawing/svg.ts';
import type { PieceName } from '../piece/piece-index.ts';
import type { Well } from '../vessel/vessel.ts';

export interface BaseContext {
  readonly well: Well;
  readonly ink: Ink;
  readonly r: Rng;
  /** `#rrggbb`. */
  readonly tint: string;
}

export interface Litter {
  readonly piece: PieceName;
  /** Area of the pieces as a part of the well's area. */
  readonly cover: number;
}

export interface BaseArt {
  readonly defs?: string;
  readonly art: string;
  /** Where toppings belong, if not the whole well; several where the base lies in parts. */
  readonly tops?: readonly [Well, ...Well[]];
  /** Drawn above the pieces, such as melted cheese or steam. */
  readonly over?: string;
  /** Pieces strewn as part of the base (leaves, penne). */
  readonly litter?: readonly Litter[];
}

export type Painter = (ctx: BaseContext) => BaseArt;

/** `n` points inside the well, out to the fraction `reach` of its radius. */
export const strewn = (ctx: BaseContext, n: number, reach: number, inner = 0): Point[] =>
  Array.from({ length: n }, () => {
    const { rx, ry, shape } = ctx.well;
    if (shape === 'rect') return [ctx.r.range(-1, 1) * rx * reach, ctx.r.range(-1, 1) * ry * reach];
    const k = Math.sqrt(ctx.r.range(inner * inner, reach * reach));
    return polar(ctx.r() * 6.283, rx * k, ry * k);
  });
