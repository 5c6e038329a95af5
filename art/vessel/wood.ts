/** Boards and turned wood. */
import { shade, tint } from '../drawing/color.ts';
import { rrect } from '../drawing/shape.ts';
import { dot, fill, group, line, linear, ring } from '../drawing/svg.ts';
import type { VesselArt, VesselContext } from './vessel.ts';

const WOOD = ['#c08a50', '#a8703c', '#cf9f68'] as const;

export function saladBowl(ctx: VesselContext): VesselArt {
  const [a, b] = [ctx.ink.id(), ctx.ink.id()];
  const c = ctx.r.pick(WOOD);
  return {
    defs:
      linear(a, [
        { at: 0, c: tint(c, 0.35) },
        { at: 0.5, c },
        { at: 1, c: shade(c, 0.35) },
      ]) +
      linear(b, [
        { at: 0, c: shade(c, 0.5) },
        { at: 0.6, c: shade(c, 0.15) },
        { at: 1, c: tint(c, 0.2) },
      ]),
    art:
      dot(0, 0, 176, `url(#${a})`) +
      ring(0, 0, 173, tint(c, 0.5), 2.5, ' opacity=".7"') +
      ring(0, 0, 166, shade(c, 0.3), 1.5, ' stroke-dasharray="150 40 70 25" opacity=".6"') +
      dot(0, 0, 160, `url(#${b})`),
    well: { shape: 'ellipse', rx: 155, ry: 155 },
    reach: 176,
    depth: 0.42,
  };
}

const grain = (c: string): string =>
  line(
    'M-168-70C-90-88 0-60 168-78M-172-30C-60-46 40-16 172-34M-172 14C-80 34 60-2 172 14M-168 58C-60 44 40 76 168 60M-150 92C-60 84 60 100 150 90',
    shade(c, 0.22),
    2,
    ' opacity=".55"',
  );

export function loafBoard(ctx: VesselContext): VesselArt {
  const a = ctx.ink.id();
  const c = ctx.r.pick(['#a8744a', '#c9996a', '#8a5f42'] as const);
  return {
    defs: linear(a, [
      { at: 0, c: tint(c, 0.3) },
      { at: 0.6, c },
      { at: 1, c: shade(c, 0.18) },
    ]),
    art:
      fill('M150-30h60q24 0 24 30t-24 30h-60z', shade(c, 0.08)) +
      dot(205, 0, 10, shade(c, 0.55)) +
      fill(rrect(178, 132, 26), shade(c, 0.35), ' transform="translate(2 5)"') +
      fill(rrect(178, 132, 26), `url(#${a})`) +
      grain(c) +
      fill(rrect(176, 130, 25), 'none', ` stroke="${tint(c, 0.5)}" stroke-width="2" opacity=".6"`),
    well: { shape: 'rect', rx: 158, ry: 112 },
    reach: 190,
    shift: [-6, 0],
  };
}

export function roundBoard(ctx: VesselContext): VesselArt {
  const a = ctx.ink.id();
  const c = ctx.r.pick(WOOD);
  return {
    defs: linear(a, [
      { at: 0, c: tint(c, 0.3) },
      { at: 0.6, c },
      { at: 1, c: shade(c, 0.2) },
    ]),
    art:
      fill('M-22 150h44v60h-44z', shade(c, 0.1), ' transform="rotate(-48)"') +
      dot(0, 4, 178, shade(c, 0.38)) +
      dot(0, 0, 178, `url(#${a})`) +
      group(grain(c), 'transform="scale(.87)"') +
      ring(0, 0, 175, tint(c, 0.5), 2, ' opacity=".6"'),
    well: { shape: 'ellipse', rx: 160, ry: 160 },
    reach: 178,
  };
}
