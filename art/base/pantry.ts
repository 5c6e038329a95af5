/** What is kept in jars and cups: nut butter, ground spice, chia, coffee; and a small bowl of dip. */
import { mix, shade, tint } from '../drawing/color.ts';
import { blob, spiral } from '../drawing/shape.ts';
import { dot, fill, line, ring, specks } from '../drawing/svg.ts';
import { outline, shrink } from '../vessel/vessel.ts';
import { type BaseArt, type BaseContext, strewn } from './base.ts';
import { surface } from './liquid.ts';

/** Ground, in a cone that has slid a little. */
export function spice(ctx: BaseContext): BaseArt {
  const s = surface(ctx, 0.3);
  const c = ctx.tint;
  const { rx, ry } = ctx.well;
  return {
    defs: s.defs,
    art:
      s.art +
      fill(
        blob(ctx.r, rx * 0.6, ry * 0.56, 0.1, 9),
        tint(c, 0.2),
        ' opacity=".6" transform="translate(-12-10)"',
      ) +
      specks(strewn(ctx, 60, 0.95), shade(c, 0.34), 5, ' opacity=".7"') +
      specks(strewn(ctx, 46, 0.95), tint(c, 0.42), 4, ' opacity=".9"') +
      specks(strewn(ctx, 16, 0.9), '#f3dfae', 5) +
      specks(strewn(ctx, 12, 0.9), '#4a2a16', 5),
    tops: [shrink(ctx.well, 0.8)],
  };
}

/** Seeds swollen in milk, each with its dark eye. */
export function chia(ctx: BaseContext): BaseArt {
  const s = surface(ctx, 0.16);
  const seeds = strewn(ctx, 90, 0.95);
  return {
    defs: s.defs,
    art: s.art + specks(seeds, tint(ctx.tint, 0.5), 10, ' opacity=".7"') + specks(seeds, '#3f3a3c', 4),
    tops: [shrink(ctx.well, 0.9)],
  };
}

/** Black, with a rim of crema. */
export function coffee(ctx: BaseContext): BaseArt {
  const s = surface(ctx, 0.3);
  const { rx } = ctx.well;
  return {
    defs: s.defs,
    art:
      s.art +
      ring(0, 0, rx * 0.93, mix(ctx.tint, '#c98f4e', 0.7), rx * 0.12, ' opacity=".85"') +
      specks(strewn(ctx, 12, 0.94, 0.8), '#e3b478', 7, ' opacity=".8"') +
      line(spiral(rx * 0.3, rx * 0.7, 0.7, ctx.r() * 6), tint(ctx.tint, 0.3), 7, ' opacity=".5"'),
    tops: [shrink(ctx.well, 0.8)],
  };
}

/** A bowl of dip in the middle of a board or platter. */
export function dipBowl(ctx: BaseContext): BaseArt {
  const R = Math.min(ctx.well.rx, ctx.well.ry) * 0.58;
  const well = { shape: 'ellipse', rx: R * 0.84, ry: R * 0.84 } as const;
  const s = surface({ ...ctx, well }, 0.16);
  return {
    defs: s.defs,
    art:
      dot(3, 6, R + 2, '#3b1c0a', ' opacity=".28"') +
      dot(0, 0, R, '#efe6d5') +
      ring(0, 0, R - 3, '#fffaf0', 3) +
      dot(0, 0, R * 0.9, '#b9a88c') +
      s.art +
      line(spiral(R * 0.14, R * 0.7, 1.9, ctx.r() * 6), shade(ctx.tint, 0.16), 6) +
      line(spiral(R * 0.11, R * 0.67, 1.9, ctx.r() * 6), tint(ctx.tint, 0.55), 6),
    tops: [well],
  };
}

/** Fried chips heaped over the whole tray. */
export const chips = (ctx: BaseContext): BaseArt => ({
  art: fill(outline(ctx.well, 12), '#c98f38', ' opacity=".5"'),
  litter: [{ piece: 'tortilla-chip', cover: 1.25 }],
});
