/** Spaghetti, noodles and anything spiralised: turned nests of strands. */
import { shade, tint } from '../drawing/color.ts';
import { blob } from '../drawing/shape.ts';
import { fill, group, nums } from '../drawing/svg.ts';
import { shrink } from '../vessel/vessel.ts';
import type { BaseArt, BaseContext } from './base.ts';
import { broth } from './liquid.ts';

const TURNS: readonly (readonly [turn: number, scale: number])[] = [
  [0, 1],
  [65, 1],
  [140, 1],
  [205, 0.86],
  [262, 0.72],
  [318, 0.62],
];

/** One hank of nested arcs, stamped at several turns: dark under-stroke, strand, light. */
function nest(ctx: BaseContext, width: number, bedded: boolean): BaseArt {
  const { rx, ry } = ctx.well;
  const c = ctx.tint;
  const [hank, stamp] = [ctx.ink.id(), ctx.ink.id()];
  const k = ry / rx;
  let d = '';
  for (let i = 0; i < 6; i++) {
    const a = rx * (0.9 - i * 0.125) + ctx.r.range(-3, 3);
    const [from, to] = [ctx.r.range(-0.7, 0.4), ctx.r.range(2.9, 3.9)];
    const at = (t: number): string => nums([Math.cos(t) * a + i * 3, Math.sin(t) * a * k * 0.92], 0);
    d += `M${at(from)}A${nums([a, a * k * 0.92], 0)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`;
  }
  const strand =
    `<use href="#${hank}" stroke="${shade(c, 0.38)}" stroke-width="${width + 3}"/>` +
    `<use href="#${hank}" stroke="${c}" stroke-width="${width}"/>` +
    `<use href="#${hank}" stroke="${tint(c, 0.6)}" stroke-width="2.5" transform="translate(-1-1)"/>`;
  return {
    defs: `<path id="${hank}" d="${d}" fill="none"/>${group(strand, `id="${stamp}"`)}`,
    art:
      (bedded ? fill(blob(ctx.r, rx * 0.93, ry * 0.93, 0.03, 10), shade(c, 0.34)) : '') +
      TURNS.map(
        ([turn, scale]) =>
          `<use href="#${stamp}" transform="rotate(${turn})${scale === 1 ? '' : `scale(${scale})`}"/>`,
      ).join(''),
    tops: [shrink(ctx.well, 0.76)],
  };
}

export const spaghetti = (ctx: BaseContext): BaseArt => nest(ctx, 9, true);
export const noodles = (ctx: BaseContext): BaseArt => nest(ctx, 8, true);

/** Noodles lying in broth: a smaller nest under a clear surface. */
export function noodleBroth(ctx: BaseContext): BaseArt {
  const pot = broth(ctx);
  const bed = nest({ ...ctx, tint: '#f0dba6', well: shrink(ctx.well, 0.86) }, 8, false);
  return {
    defs: (pot.defs ?? '') + (bed.defs ?? ''),
    art: pot.art + group(bed.art, 'opacity=".9"'),
    tops: [shrink(ctx.well, 0.92)],
  };
}
