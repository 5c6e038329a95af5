/** Mash forked over a filling and browned; a spoonful is gone from one corner, so that the filling shows. */
import { mix, shade, tint } from '../drawing/color.ts';
import { blob, rrect } from '../drawing/shape.ts';
import { fill, line, specks } from '../drawing/svg.ts';
import { outline } from '../vessel/vessel.ts';
import { type BaseArt, type BaseContext, type Painter, strewn } from './base.ts';

/** `filling` is what shows where the spoon has been. */
export const mashTop =
  (filling: string): Painter =>
  (ctx) =>
    paint(ctx, filling);

function paint(ctx: BaseContext, filling: string): BaseArt {
  const { rx, ry, shape } = ctx.well;
  const c = ctx.tint;
  const clip = ctx.ink.id();
  const rows = ctx.ink.id();
  const cover =
    shape === 'rect' ? rrect(rx * 0.96, ry * 0.94, 26) : blob(ctx.r, rx * 0.96, ry * 0.96, 0.02, 12);
  const n = (v: number): number => Math.round(v);
  const [hx, hy, hrx, hry] = [n(rx * 0.48), n(ry * 0.46), n(rx * 0.44), n(ry * 0.42)];
  const wave = n(rx / 2.5);
  const furrow = `M0 14q${n(wave / 2)}-14 ${wave} 0t${wave} 0`;
  const tile =
    line(furrow, shade(mix(c, '#d08a34', 0.4), 0.16), 7) +
    line(furrow, tint(c, 0.6), 7, ' transform="translate(0 9)"') +
    line(`M${n(wave * 0.3)} 5q9-5 18 0M${n(wave * 1.4)} 15q9-5 18 0`, '#b9702a', 7, ' opacity=".7"');
  const hole = blob(ctx.r, hrx, hry, 0.07, 10);
  const place = ` transform="translate(${hx} ${hy})"`;
  return {
    defs: `<clipPath id="${clip}"><path d="${cover}"/></clipPath><pattern id="${rows}" width="${2 * wave}" height="27" patternUnits="userSpaceOnUse" patternTransform="rotate(-3)">${tile}</pattern>`,
    art:
      fill(outline(ctx.well), mix(filling, '#8f4a20', 0.5)) +
      specks(strewn(ctx, 18, 0.98, 0.92), '#b5652f', 12) +
      fill(cover, c, ' stroke="#4213" stroke-width="4"') +
      `<g clip-path="url(#${clip})">${
        fill(cover, `url(#${rows})`) +
        fill(hole, shade(c, 0.3), ` stroke="${tint(c, 0.4)}" stroke-width="9"${place}`) +
        fill(hole, filling, `${place} opacity=".75"`)
      }</g>`,
    tops: [{ shape: 'ellipse', rx: hrx * 0.86, ry: hry * 0.84, cx: hx, cy: hy }],
  };
}
