/** Cups and small pots on their saucers, seen from above. */
import { shade, tint } from '../drawing/color.ts';
import { dot, group, line, linear, radial, ring } from '../drawing/svg.ts';
import type { VesselArt, VesselContext } from './vessel.ts';

interface Cup {
  readonly outer: number;
  readonly inner: number;
  readonly saucer: number;
}

/** `saucer` 0 for none. */
export function onSaucer(
  ctx: VesselContext,
  { outer, inner, saucer }: Cup,
  handle: string,
  extra = '',
): VesselArt {
  const [rim, wall, under] = [ctx.ink.id(), ctx.ink.id(), ctx.ink.id()];
  const g = ctx.glaze;
  const s = tint(g, 0.25);
  return {
    defs:
      linear(rim, [
        { at: 0, c: tint(g, 0.45) },
        { at: 0.55, c: g },
        { at: 1, c: shade(g, 0.2) },
      ]) +
      linear(wall, [
        { at: 0, c: shade(g, 0.42) },
        { at: 0.5, c: shade(g, 0.16) },
        { at: 1, c: tint(g, 0.3) },
      ]) +
      (saucer
        ? radial(under, [
            { at: (outer - 4) / saucer, c: shade(s, 0.34) },
            { at: (outer + 22) / saucer, c: s },
            { at: 1, c: shade(s, 0.1) },
          ])
        : ''),
    art:
      (saucer ? dot(0, 0, saucer, `url(#${under})`) + ring(0, 0, saucer - 3, tint(s, 0.6), 2.5) : '') +
      extra +
      handle +
      dot(0, 0, outer, `url(#${rim})`) +
      ring(0, 0, outer - 2, tint(g, 0.6), 2) +
      dot(0, 0, inner + 5, `url(#${wall})`),
    well: { shape: 'ellipse', rx: inner, ry: inner },
    reach: Math.max(saucer, outer + 14),
    depth: 0.4,
  };
}

export const soupCup = (ctx: VesselContext): VesselArt => {
  const g = ctx.glaze;
  const handle =
    line('M104 68l54 35', shade(g, 0.3), 29) +
    line('M104 66l52 34', g, 22) +
    line('M112 66l42 27', tint(g, 0.5), 5);
  return onSaucer(ctx, { outer: 146, inner: 130, saucer: 186 }, handle);
};

/** A teacup with its spoon. */
export const cup = (ctx: VesselContext): VesselArt => {
  const g = ctx.glaze;
  const ear = 'M88 42C150 36 152 104 60 92';
  const spoon =
    line('M-128 96L-40 138', shade(g, 0.45), 9, ' opacity=".35" transform="translate(3 5)"') +
    line('M-132 92L-56 129', '#cfc8bb', 7) +
    group(
      `<ellipse rx="27" ry="17" fill="#d7d0c4"/><ellipse cx="-3" cy="-2" rx="19" ry="10" fill="#b7afa2"/>`,
      'transform="translate(-30 142)rotate(26)"',
    ) +
    line('M-128 92L-60 125', '#fff8', 2.5);
  return onSaucer(
    ctx,
    { outer: 112, inner: 98, saucer: 170 },
    line(ear, shade(g, 0.34), 27) + line(ear, g, 20) + line('M92 45C140 44 142 92 76 90', tint(g, 0.5), 4),
    spoon,
  );
};
