/** Thick things that hold the mark of a spoon: yogurt, mash, hummus, risotto. */
import { shade, tint } from '../drawing/color.ts';
import { blob, ellipse, spiral } from '../drawing/shape.ts';
import { fill, line, specks } from '../drawing/svg.ts';
import { shrink } from '../vessel/vessel.ts';
import { type BaseArt, type BaseContext, strewn } from './base.ts';
import { surface } from './liquid.ts';

/** Swept round with the back of a spoon. */
export function spread(ctx: BaseContext): BaseArt {
  const s = surface(ctx, 0.14);
  const k = ctx.well.ry / ctx.well.rx;
  const turn = ctx.r() * 6;
  const R = ctx.well.rx;
  return {
    defs: s.defs,
    art:
      s.art +
      line(spiral(R * 0.16, R * 0.84, 2.4, turn, k), shade(ctx.tint, 0.13), 9) +
      line(spiral(R * 0.13, R * 0.81, 2.4, turn, k), tint(ctx.tint, 0.6), 10),
    tops: [shrink(ctx.well, 0.9)],
  };
}

/** Chunky and glossy: salsa, chutney, relish, pesto, jam. */
export function relish(ctx: BaseContext): BaseArt {
  const s = surface(ctx, 0.3);
  const c = ctx.tint;
  const { rx, ry } = ctx.well;
  return {
    defs: s.defs,
    art:
      s.art +
      specks(strewn(ctx, 20, 0.9), shade(c, 0.24), 17, ' opacity=".7"') +
      specks(strewn(ctx, 24, 0.9), tint(c, 0.24), 13, ' opacity=".8"') +
      specks(strewn(ctx, 16, 0.88), tint(c, 0.5), 5, ' opacity=".8"') +
      line(`M${-rx * 0.62} ${-ry * 0.2}Q${-rx * 0.4} ${-ry * 0.7} ${rx * 0.2} ${-ry * 0.66}`, '#fff5', 6),
    tops: [shrink(ctx.well, 0.84)],
  };
}

/** Rice bound in its own cream: it runs to a soft edge and the grains only half show. */
export function risotto(ctx: BaseContext): BaseArt {
  const id = ctx.ink.id();
  const c = ctx.tint;
  const { rx, ry } = ctx.well;
  const grains =
    'M6 9l5 2M24 5l5-2M43 10l-2 5M57 5l4 3M14 24l2 5M32 22l5 1M52 25l-5 2M5 41l5-2M24 39l3 4M42 41l5 1M61 37l-2 5M13 56l5 1M33 55l-4 3M52 57l3-4';
  return {
    defs: `<pattern id="${id}" width="66" height="62" patternUnits="userSpaceOnUse" patternTransform="rotate(19)">${line(grains, shade(c, 0.22), 9)}${line(grains, tint(c, 0.55), 7.5, ' transform="translate(-1-1)"')}</pattern>`,
    art:
      fill(blob(ctx.r, rx * 0.96, ry * 0.96, 0.03, 11), shade(c, 0.14)) +
      fill(blob(ctx.r, rx * 0.93, ry * 0.93, 0.03, 11), c) +
      fill(blob(ctx.r, rx * 0.9, ry * 0.9, 0.03, 11), `url(#${id})`) +
      fill(
        blob(ctx.r, rx * 0.6, ry * 0.46, 0.16, 8),
        tint(c, 0.3),
        ' opacity=".45" transform="translate(-14 18)"',
      ) +
      line(spiral(rx * 0.34, rx * 0.84, 1.2, ctx.r() * 6, ry / rx), tint(c, 0.6), 8, ' opacity=".6"') +
      line(
        `M${-rx * 0.74} ${-ry * 0.3}A${rx * 0.8} ${ry * 0.8} 0 0 1 ${-rx * 0.2} ${-ry * 0.77}`,
        '#fff8',
        6,
      ),
    tops: [shrink(ctx.well, 0.78)],
  };
}

/** Set and smooth, straight from the tin: custard, mousse, cheesecake. */
export function filling(ctx: BaseContext): BaseArt {
  const s = surface(ctx, 0.2);
  const { rx, ry } = ctx.well;
  return {
    defs: s.defs,
    art:
      s.art +
      fill(ellipse(rx * 0.62, ry * 0.5, -rx * 0.12, -ry * 0.2), tint(ctx.tint, 0.35), ' opacity=".4"') +
      specks(strewn(ctx, 8, 0.9, 0.4), shade(ctx.tint, 0.2), 8, ' opacity=".3"'),
    tops: [shrink(ctx.well, 0.86)],
  };
}
