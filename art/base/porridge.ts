/** Grains cooked soft: each keeps its own grain, sheen or skin, so that no bowl of them is taken for another. */
import { mix, shade, tint } from '../drawing/color.ts';
import { blob, spiral } from '../drawing/shape.ts';
import { fill, line, specks } from '../drawing/svg.ts';
import { outline, shrink } from '../vessel/vessel.ts';
import { type BaseArt, type BaseContext, strewn } from './base.ts';
import { surface } from './liquid.ts';
import { steam } from './steam.ts';

const tile = (id: string, w: number, h: number, turn: number, inner: string): string =>
  `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${inner}</pattern>`;

const ringed = (ctx: BaseContext, color: string, width: number, inset: number, opacity: number): string =>
  fill(outline(ctx.well, inset), 'none', ` stroke="${color}" stroke-width="${width}" opacity="${opacity}"`);

/** Rolled oats: flat flakes with a crease, milk standing round the edge. */
export function oats(ctx: BaseContext): BaseArt {
  const id = ctx.ink.id();
  const s = surface(ctx, 0.2);
  const c = ctx.tint;
  const flakes =
    'M12 12l8 3M40 8l-6 6M64 18l8-2M22 34l-7 4M50 32l7 5M82 40l-6-5M10 58l8-3M38 58l4 8M66 58l-8 2M26 82l7-4M54 84l8 2M82 76l-3-7';
  return {
    defs:
      s.defs +
      tile(
        id,
        92,
        96,
        14,
        line(flakes, shade(c, 0.26), 17) +
          line(flakes, mix(c, '#d9b57c', 0.35), 14, ' transform="translate(-1-1)"') +
          line(flakes, tint(c, 0.42), 8, ' transform="translate(-2-3)"') +
          line(flakes, shade(c, 0.34), 2, ' opacity=".7"'),
      ),
    art:
      s.art +
      fill(blob(ctx.r, ctx.well.rx * 0.95, ctx.well.ry * 0.95, 0.03, 12), `url(#${id})`) +
      ringed(ctx, '#fffaf0', 9, 4, 0.75),
    tops: [shrink(ctx.well, 0.92)],
    over: steam(ctx),
  };
}

/** Rice boiled until it falls apart: broken grains under a thin, glossy broth. */
export function congee(ctx: BaseContext): BaseArt {
  const id = ctx.ink.id();
  const c = ctx.tint;
  const { rx, ry } = ctx.well;
  const s = surface(ctx, 0.24);
  const grains =
    'M9 12l6 3M34 8l-4 5M60 14l6-2M22 30l-5 3M48 34l5 3M74 30l-4-4M10 54l6-2M36 56l3 5M62 54l-6 2M24 74l5-3M52 76l6 1M78 66l-2-5';
  return {
    defs:
      s.defs +
      tile(
        id,
        84,
        84,
        31,
        line(grains, shade(c, 0.17), 9) + line(grains, '#fffdf6', 7.5, ' transform="translate(-1-1)"'),
      ),
    art:
      s.art +
      fill(outline(ctx.well, 6), `url(#${id})`, ' opacity=".8"') +
      ringed(ctx, shade(c, 0.2), 10, 6, 0.35) +
      line(spiral(rx * 0.2, rx * 0.86, 1.1, ctx.r() * 6, ry / rx), '#fffdf6', 16, ' opacity=".5"') +
      line(
        `M${Math.round(-rx * 0.76)} ${Math.round(-ry * 0.3)}A${rx} ${ry} 0 0 1 ${Math.round(-rx * 0.1)} ${Math.round(-ry * 0.8)}`,
        '#ffffff',
        8,
        ' opacity=".85"',
      ) +
      line(
        `M${Math.round(rx * 0.2)} ${Math.round(ry * 0.78)}A${rx} ${ry} 0 0 0 ${Math.round(rx * 0.7)} ${Math.round(ry * 0.44)}`,
        '#ffffff',
        5,
        ' opacity=".6"',
      ) +
      specks(strewn(ctx, 9, 0.86, 0.3), '#e0b45c', 7, ' opacity=".55"'),
    tops: [shrink(ctx.well, 0.88)],
    over: steam(ctx),
  };
}

/** Meal boiled smooth: grits, semolina, polenta. */
export function grits(ctx: BaseContext): BaseArt {
  const id = ctx.ink.id();
  const s = surface(ctx, 0.18);
  const c = ctx.tint;
  const { rx, ry } = ctx.well;
  const dots = 'M4 5h0M15 3h0M25 9h0M9 14h0M19 18h0M3 23h0M28 24h0M13 27h0';
  return {
    defs:
      s.defs +
      tile(
        id,
        31,
        31,
        9,
        line(dots, shade(c, 0.24), 3) + line(dots, tint(c, 0.7), 2.4, ' transform="translate(2-2)"'),
      ),
    art:
      s.art +
      line(spiral(rx * 0.14, rx * 0.82, 1.7, ctx.r() * 6, ry / rx), shade(c, 0.12), 13, ' opacity=".7"') +
      line(spiral(rx * 0.11, rx * 0.79, 1.7, ctx.r() * 6, ry / rx), tint(c, 0.5), 12, ' opacity=".8"') +
      fill(outline(ctx.well, 3), `url(#${id})`),
    tops: [shrink(ctx.well, 0.9)],
  };
}

/** Plump grains in set milk, with the skin that it forms. */
export function ricePudding(ctx: BaseContext): BaseArt {
  const id = ctx.ink.id();
  const s = surface(ctx, 0.2);
  const c = ctx.tint;
  const { rx, ry } = ctx.well;
  const grains = 'M8 10l7 3M30 6l6-3M54 12l-3 7M16 30l3 7M40 28l7 1M62 34l-6 3M6 52l7-3M30 50l4 6M54 54l7 1';
  const skin = blob(ctx.r, rx * 0.66, ry * 0.56, 0.14, 9);
  return {
    defs:
      s.defs +
      tile(
        id,
        70,
        66,
        21,
        line(grains, shade(c, 0.2), 12) + line(grains, tint(c, 0.7), 10, ' transform="translate(-1-1)"'),
      ),
    art:
      s.art +
      fill(outline(ctx.well, 3), `url(#${id})`) +
      fill(skin, mix(c, '#d9a24c', 0.55), ' opacity=".42" transform="translate(10 14)"') +
      fill(skin, tint(c, 0.4), ' opacity=".5" transform="scale(.72)"') +
      line(
        `M${Math.round(-rx * 0.4)} ${Math.round(ry * 0.2)}q${Math.round(rx * 0.2)} 14 ${Math.round(rx * 0.4)} 2t${Math.round(rx * 0.36)}-4`,
        mix(c, '#b9772a', 0.5),
        4,
        ' opacity=".5"',
      ),
    tops: [shrink(ctx.well, 0.9)],
  };
}

/** Flakes and fruit afloat in cold milk. */
export function milk(ctx: BaseContext): BaseArt {
  const s = surface(ctx, 0.14);
  const flakes = strewn(ctx, 22, 0.86).map(([x, y]) => [x, y] as const);
  const marks = flakes
    .map(([x, y], i) => `M${Math.round(x)} ${Math.round(y)}l${i % 2 ? 8 : 5} ${i % 3 ? 4 : -5}`)
    .join('');
  return {
    defs: s.defs,
    art:
      s.art +
      ringed(ctx, '#ffffff', 6, 8, 0.7) +
      line(marks, '#b98a4c', 17) +
      line(marks, '#ecd3a0', 14, ' transform="translate(-1-1)"') +
      line(marks, '#fbeccb', 6, ' transform="translate(-2-3)"'),
    tops: [shrink(ctx.well, 0.86)],
  };
}
