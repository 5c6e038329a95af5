/** Sheets of phyllo, crinkled and cut into portions; what it holds shows along the cuts. */
import { shade, tint } from '../drawing/color.ts';
import { blob, rrect } from '../drawing/shape.ts';
import { fill, line, specks } from '../drawing/svg.ts';
import { outline, shrink } from '../vessel/vessel.ts';
import { type BaseArt, type BaseContext, strewn } from './base.ts';

export function phyllo(ctx: BaseContext): BaseArt {
  const { rx, ry, shape } = ctx.well;
  const c = ctx.tint;
  const clip = ctx.ink.id();
  const n = (v: number): number => Math.round(v);
  const sheet =
    shape === 'rect' ? rrect(rx * 0.96, ry * 0.95, 16) : blob(ctx.r, rx * 0.96, ry * 0.96, 0.02, 12);
  const cuts = `${[-0.33, 0.33].map((k) => `M${n(rx * k)} ${n(-ry)}V${n(ry)}`).join('')}M${n(-rx)} 0H${n(rx)}`;
  const crinkles = strewn(ctx, 26, 0.92)
    .map(
      ([x, y], i) => `M${n(x - 26)} ${n(y)}q14 ${i % 2 ? -12 : 10} 26 0t${i % 3 ? 26 : 18} ${i % 2 ? 5 : -6}`,
    )
    .join('');
  return {
    defs: `<clipPath id="${clip}">${fill(sheet, '#000')}</clipPath>`,
    art:
      fill(outline(ctx.well), shade(c, 0.4)) +
      fill(sheet, c, ' stroke="#4213" stroke-width="4"') +
      `<g clip-path="url(#${clip})">${
        specks(strewn(ctx, 12, 0.9), shade(c, 0.3), 44, ' opacity=".3"') +
        line(crinkles, shade(c, 0.34), 5, ' opacity=".7"') +
        line(crinkles, tint(c, 0.6), 5, ' transform="translate(-1-4)"') +
        line(cuts, shade(c, 0.5), 15, ' stroke-linecap="butt"') +
        line(cuts, '#5f7f34', 9, ' stroke-linecap="butt"') +
        line(cuts, '#fbf4e2', 3, ' stroke-dasharray="3 17"')
      }</g>`,
    tops: [shrink(ctx.well, 0.84)],
  };
}
