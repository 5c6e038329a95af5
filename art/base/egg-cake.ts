/** Cakes of egg that are turned out and cut: the Spanish tortilla, the frittata on a plate. */
import { mix, shade, tint } from '../drawing/color.ts';
import { polar } from '../drawing/shape.ts';
import { fill, line, moved, nums, radial, specks } from '../drawing/svg.ts';
import { type BaseArt, type BaseContext, strewn } from './base.ts';

/** Browned on top, a wedge drawn out whose side shows the layers. */
export function eggCake(ctx: BaseContext): BaseArt {
  const id = ctx.ink.id();
  const c = ctx.tint;
  const R = Math.round(Math.min(ctx.well.rx, ctx.well.ry) * 0.88);
  const [from, to] = [0.5, 1.24];
  const wedge = `M0 0L${nums(polar(from, R), 0)}A${R} ${R} 0 0 1 ${nums(polar(to, R), 0)}Z`;
  const rest = `M0 0L${nums(polar(to, R), 0)}A${R} ${R} 0 1 1 ${nums(polar(from, R), 0)}Z`;
  const side = (d: string, y: number, color: string): string =>
    fill(d, color, ` transform="translate(0 ${y})"`);
  const layered = (d: string): string =>
    side(d, 27, shade(c, 0.42)) +
    side(d, 23, '#f6e0a0') +
    side(d, 18, '#dfb24c') +
    side(d, 14, '#fbeab4') +
    side(d, 9, '#dfb24c') +
    side(d, 5, '#f6e0a0');
  return {
    defs: radial(id, [
      { at: 0, c: tint(c, 0.24) },
      { at: 0.7, c },
      { at: 1, c: shade(c, 0.26) },
    ]),
    art: moved(
      fill(rest, '#4213', ' transform="translate(5 36)"') +
        layered(rest) +
        fill(rest, `url(#${id})`) +
        specks(
          strewn(ctx, 20, 0.72).filter(
            ([x, y]) => !(Math.atan2(y, x) > from - 0.1 && Math.atan2(y, x) < to + 0.1),
          ),
          mix(c, '#8f4f1a', 0.6),
          24,
          ' opacity=".3"',
        ) +
        moved(
          layered(wedge) +
            fill(wedge, c) +
            line(`M26 22L${nums(polar(0.84, R * 0.8), 0)}`, mix(c, '#8f4f1a', 0.6), 12, ' opacity=".3"'),
          `translate(${nums(polar((from + to) / 2, 30), 0)})`,
        ),
      'translate(0-14)',
    ),
    tops: [{ shape: 'ellipse', rx: R * 0.5, ry: R * 0.5, cx: -R * 0.22, cy: -R * 0.3 }],
  };
}
