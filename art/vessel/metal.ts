/** Iron, enamel and tin. */
import { shade, tint } from '../drawing/color.ts';
import { ellipse, lobed, rrect } from '../drawing/shape.ts';
import { dot, fill, group, line, linear, radial, ring } from '../drawing/svg.ts';
import type { VesselArt, VesselContext } from './vessel.ts';

export function skillet(ctx: VesselContext): VesselArt {
  const [a, b] = [ctx.ink.id(), ctx.ink.id()];
  const handle =
    line('M130 0H262', '#2e2a28', 44) + line('M150-9H262', '#5b5450', 4) + line('M214 0h26', '#1d1a19', 13);
  return {
    defs:
      linear(a, [
        { at: 0, c: '#6b625c' },
        { at: 0.5, c: '#3a3532' },
        { at: 1, c: '#262220' },
      ]) +
      radial(b, [
        { at: 0.7, c: '#4a4440' },
        { at: 1, c: '#2a2624' },
      ]),
    art:
      group(handle, 'transform="rotate(-42)"') +
      fill(
        'M-160-40q-14 0-14 18v44q0 18 14 18zM160-40q14 0 14 18v44q0 18-14 18z',
        '#332e2b',
        ' transform="rotate(42)"',
      ) +
      dot(0, 0, 166, `url(#${a})`) +
      dot(0, 0, 156, '#25211f') +
      dot(1, 2, 150, `url(#${b})`),
    well: { shape: 'ellipse', rx: 147, ry: 147 },
    reach: 170,
    depth: 0.34,
    shift: [-8, 8],
  };
}

const ENAMEL = ['#3d6a6c', '#a5442f', '#cf9433', '#4f6a45', '#3f5577'] as const;
export function casserole(ctx: VesselContext): VesselArt {
  const [a, b] = [ctx.ink.id(), ctx.ink.id()];
  const c = ctx.r.pick(ENAMEL);
  const lug = 'M0-34h18q16 0 16 16v36q0 16-16 16H0';
  return {
    defs:
      linear(a, [
        { at: 0, c: tint(c, 0.4) },
        { at: 0.45, c },
        { at: 1, c: shade(c, 0.35) },
      ]) +
      linear(b, [
        { at: 0, c: '#b9a482' },
        { at: 0.5, c: '#e6d8bd' },
        { at: 1, c: '#fbf4e4' },
      ]),
    art:
      group(line(lug, shade(c, 0.3), 17) + line(lug, c, 12), 'transform="translate(158)"') +
      group(line(lug, shade(c, 0.3), 17) + line(lug, c, 12), 'transform="translate(-158)scale(-1 1)"') +
      fill(ellipse(170, 156), `url(#${a})`) +
      fill(ellipse(167, 153), 'none', ` stroke="${tint(c, 0.5)}" stroke-width="2" opacity=".7"`) +
      fill(ellipse(155, 141), `url(#${b})`),
    well: { shape: 'ellipse', rx: 149, ry: 135 },
    reach: 192,
    depth: 0.42,
  };
}

export function bakingTray(ctx: VesselContext): VesselArt {
  const a = ctx.ink.id();
  return {
    defs: linear(a, [
      { at: 0, c: '#9a958e' },
      { at: 0.5, c: '#6f6a66' },
      { at: 1, c: '#4d4946' },
    ]),
    art:
      fill(rrect(190, 162, 24), `url(#${a})`) +
      fill(rrect(187, 159, 22), 'none', ' stroke="#fff4" stroke-width="2.5"') +
      fill(rrect(177, 149, 16), '#57524e') +
      fill(
        'M-178-142l60-6 70 5 66-6 80 5 78-4 6 76-5 66 5 148-58-5-78 6-72-6-76 6-74-5-6-75 6-66z',
        '#efe3ca',
      ) +
      line('M-170-60l40 8M150-140l-14 44M172 90l-50-10M-120 142l10-40', '#d9c7a4', 2.5) +
      line('M-168-57l40 8M153-138l-14 44', '#fff8', 2),
    well: { shape: 'rect', rx: 164, ry: 134 },
    reach: 190,
  };
}

export function tartTin(ctx: VesselContext): VesselArt {
  const [a, b] = [ctx.ink.id(), ctx.ink.id()];
  return {
    defs:
      linear(a, [
        { at: 0, c: '#e3ddd2' },
        { at: 0.5, c: '#aaa39a' },
        { at: 1, c: '#7d766f' },
      ]) +
      linear(b, [
        { at: 0, c: '#f0c987' },
        { at: 0.5, c: '#d69a4e' },
        { at: 1, c: '#ad6d2c' },
      ]),
    art:
      fill(lobed(174, 174, 34, 0.012), `url(#${a})`) +
      fill(lobed(166, 166, 34, 0.014), `url(#${b})`) +
      ring(0, 0, 153, '#f6d9a2', 5, ' stroke-dasharray="9 7" opacity=".7"') +
      dot(0, 0, 146, '#9a5c25'),
    well: { shape: 'ellipse', rx: 143, ry: 143 },
    reach: 174,
  };
}

/** A square grid of wire with air under it: biscuits and loaves cool here. */
export function wireRack(): VesselArt {
  const steps = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150];
  const bars = steps.map((x) => `M${x}-140v280`).join('');
  const rails = [-140, -47, 47, 140].map((y) => `M-168 ${y}h336`).join('');
  return {
    defs: '',
    art:
      line(bars + rails, '#3b1c0a', 5, ' opacity=".16" transform="translate(5 9)"') +
      line(bars, '#8d8780', 4) +
      line(bars, '#d8d3ca', 1.5, ' transform="translate(-1-1)"') +
      line(rails, '#77716b', 6) +
      line(rails, '#dcd7ce', 2, ' transform="translate(-1-1.5)"'),
    well: { shape: 'rect', rx: 152, ry: 130 },
    reach: 176,
  };
}

/** Six cups in a dark tin. */
export function muffinTin(): VesselArt {
  const cups = [-1, 0, 1].flatMap((i) => [-1, 1].map((j) => [i * 112, j * 58] as const));
  return {
    defs: '',
    art:
      fill(rrect(186, 134, 26), '#5b5550') +
      fill(rrect(183, 131, 24), 'none', ' stroke="#fff3" stroke-width="3"') +
      cups.map(([x, y]) => dot(x, y, 53, '#33302d') + ring(x, y, 53, '#8a837b', 3)).join(''),
    well: { shape: 'rect', rx: 168, ry: 116, seats: cups },
    reach: 190,
  };
}
