/** Slate, basket, glass, mug and the deep bowls of East Asia. */
import { shade, tint } from '../drawing/color.ts';
import { ellipse, polar } from '../drawing/shape.ts';
import { dot, fill, group, line, linear, nums, radial, ring } from '../drawing/svg.ts';
import { onSaucer } from './cup.ts';
import type { VesselArt, VesselContext } from './vessel.ts';

/** Split stone with rough edges. */
export function slate(ctx: VesselContext): VesselArt {
  const a = ctx.ink.id();
  const edge =
    'M-184-128l40-5 52 3 60-4 70 4 56-5 48 4 40-2 4 60-5 54 6 62-4 86-52 5-66-4-60 5-74-5-62 4-54-3-6-84 5-66-5-60z';
  return {
    defs: linear(a, [
      { at: 0, c: '#6f7676' },
      { at: 0.5, c: '#4f5657' },
      { at: 1, c: '#3a4041' },
    ]),
    art:
      fill(edge, '#262b2c', ' transform="translate(2 5)"') +
      fill(edge, `url(#${a})`) +
      line('M-170-90q80 8 150-4t170 6M-164 20q90-10 170 4t150-8M-150 96q100 6 180-4t110 6', '#fff1', 3) +
      line('M-180-120l36-5 52 3 60-4 70 4 56-5 48 4 34-2', '#a3acab', 2.5, ' opacity=".7"'),
    well: { shape: 'rect', rx: 160, ry: 110, corner: 8 },
    reach: 188,
  };
}

/** Woven willow lined with a cloth. */
export function basket(ctx: VesselContext): VesselArt {
  const c = '#b98445';
  const cloth = tint(ctx.glaze, 0.4);
  const weave = Array.from({ length: 30 }, (_, i) => {
    const t = (i / 30) * Math.PI * 2;
    return `M${nums([...polar(t, 184, 150), ...polar(t + 0.16, 164, 130)], 0).replace(/^(-?\d+ ?-?\d+) ?/, '$1L')}`;
  }).join('');
  return {
    defs: '',
    art:
      fill(ellipse(188, 154), shade(c, 0.36)) +
      fill(ellipse(186, 152), c) +
      line(weave, shade(c, 0.34), 9) +
      line(weave, tint(c, 0.34), 5, ' transform="translate(-1-2)"') +
      fill(ellipse(165, 131), shade(c, 0.5)) +
      fill(
        'M-158-96q40-22 84-18t78-16 76 14 80 20q10 50 4 98t-10 96q-44 14-82 22t-74 10-80-10-78-24q-8-48-4-96t6-96z',
        shade(cloth, 0.14),
      ) +
      fill(ellipse(152, 120, 0, 2), cloth) +
      line('M-140-40q30 20 40 60M110-90q-20 30-10 60M60 100q20-20 60-24', shade(cloth, 0.16), 4),
    well: { shape: 'ellipse', rx: 146, ry: 114 },
    reach: 188,
  };
}

/** Clear: the table shows through the wall. */
export function glassBowl(ctx: VesselContext): VesselArt {
  const a = ctx.ink.id();
  return {
    defs: radial(a, [
      { at: 0.8, c: '#ffffff', o: 0.5 },
      { at: 0.9, c: '#dfeaea', o: 0.55 },
      { at: 1, c: '#ffffff', o: 0.85 },
    ]),
    art:
      dot(0, 0, 166, `url(#${a})`) +
      ring(0, 0, 163, '#ffffff', 4, ' opacity=".9"') +
      ring(0, 0, 152, '#8fa5a8', 2, ' opacity=".5"') +
      dot(0, 0, 149, '#f3f3ec', ' opacity=".5"'),
    over:
      line('M-128-88A156 156 0 0 1-40-150', '#ffffff', 9, ' opacity=".8"') +
      line('M96 122A156 156 0 0 0 138 72', '#ffffff', 6, ' opacity=".6"'),
    well: { shape: 'ellipse', rx: 147, ry: 147 },
    reach: 166,
    depth: 0.16,
  };
}

/** Deep and narrow, a painted band inside, chopsticks across the rim's edge. */
export function riceBowl(ctx: VesselContext): VesselArt {
  const [a, b] = [ctx.ink.id(), ctx.ink.id()];
  const g = ctx.glaze;
  const band = shade(g, 0.42);
  const sticks =
    line('M92-196L196-44M112-198L206-64', '#3b1c0a', 9, ' opacity=".2" transform="translate(3 6)"') +
    line('M92-196L196-44', '#8a4a2a', 8) +
    line('M112-198L206-64', '#7a3f22', 8) +
    line('M92-197L194-48M112-199L204-68', '#c98a5c', 2);
  return {
    defs:
      linear(a, [
        { at: 0, c: tint(g, 0.5) },
        { at: 0.5, c: g },
        { at: 1, c: shade(g, 0.3) },
      ]) +
      linear(b, [
        { at: 0, c: shade(g, 0.5) },
        { at: 0.5, c: shade(g, 0.2) },
        { at: 1, c: tint(g, 0.3) },
      ]),
    art:
      sticks +
      dot(0, 0, 160, `url(#${a})`) +
      ring(0, 0, 157, tint(g, 0.7), 3) +
      ring(0, 0, 149, band, 7, ' stroke-dasharray="2 13" opacity=".8"') +
      dot(0, 0, 142, `url(#${b})`) +
      ring(0, 0, 141, band, 3),
    well: { shape: 'ellipse', rx: 136, ry: 136 },
    reach: 164,
    depth: 0.46,
  };
}

/** Thick, without a saucer; its ear to the right. */
export const mug = (ctx: VesselContext): VesselArt => {
  const g = ctx.glaze;
  const ear = 'M104 30q74 6 74 40t-92 12';
  return onSaucer(
    ctx,
    { outer: 134, inner: 116, saucer: 0 },
    line(ear, shade(g, 0.34), 40) +
      line(ear, g, 32) +
      group(line('M112 36q52 4 54 30', tint(g, 0.5), 6), 'opacity=".8"'),
  );
};
