/** Beds of pieces: leaves, short pasta, and the plain ground that keeps crockery from showing through a pile. */
import { mix, shade } from '../drawing/color.ts';
import { blob, rrect } from '../drawing/shape.ts';
import { fill, specks } from '../drawing/svg.ts';
import { shrink } from '../vessel/vessel.ts';
import { type BaseArt, type BaseContext, type Litter, type Painter, strewn } from './base.ts';

export const nothing = (): BaseArt => ({ art: '' });

const ground = (ctx: BaseContext, k: number): string =>
  ctx.well.shape === 'rect'
    ? rrect(ctx.well.rx * k, ctx.well.ry * k, 40)
    : blob(ctx.r, ctx.well.rx * k, ctx.well.ry * k, 0.05, 11);

/** Dusk under a pile, in the pile's own color. */
export function pile(ctx: BaseContext): BaseArt {
  return {
    art:
      fill(ground(ctx, 0.92), mix(ctx.tint, '#7a4a20', 0.4)) +
      specks(strewn(ctx, 26, 0.86), mix(ctx.tint, '#8a5a2a', 0.22), 26, ' opacity=".8"') +
      specks(strewn(ctx, 18, 0.84), ctx.tint, 15, ' opacity=".5"'),
    tops: [shrink(ctx.well, 0.97)],
  };
}

/** A soft heap in the middle of a plate, for things spooned from a pan. */
export function mound(ctx: BaseContext): BaseArt {
  const { rx, ry } = ctx.well;
  const c = ctx.tint;
  return {
    art:
      fill(blob(ctx.r, rx * 0.8, ry * 0.76, 0.06, 11), shade(c, 0.24), ' stroke="#4213" stroke-width="5"') +
      fill(blob(ctx.r, rx * 0.74, ry * 0.7, 0.07, 11), shade(c, 0.08)),
    tops: [shrink(ctx.well, 0.74)],
  };
}

/** A thin pool of syrup or juices. */
export function glaze(ctx: BaseContext): BaseArt {
  return {
    art:
      fill(ground(ctx, 0.98), ctx.tint, ' opacity=".75"') +
      specks(strewn(ctx, 16, 0.9), shade(ctx.tint, 0.2), 20, ' opacity=".35"') +
      specks(strewn(ctx, 14, 0.9), '#fff3cf', 6, ' opacity=".7"'),
  };
}

/** Leaves lie over their own deep shade. */
export const leaves =
  (...litter: Litter[]): Painter =>
  (ctx) => ({ art: fill(ground(ctx, 0.9), mix(ctx.tint, '#2f4a1c', 0.6)), litter });

/** Pasta lies in a film of its sauce; the tint is the sauce's. */
export const sauced =
  (...litter: Litter[]): Painter =>
  (ctx) => ({
    art:
      fill(ground(ctx, 0.92), shade(ctx.tint, 0.2)) +
      fill(ground(ctx, 0.84), ctx.tint, ' opacity=".8"') +
      specks(strewn(ctx, 16, 0.84), shade(ctx.tint, 0.26), 12, ' opacity=".45"'),
    litter,
    tops: [shrink(ctx.well, 0.9)],
  });
