/** From the pan and the griddle: pancakes, waffles, omelette, frittata, flatbread. */
import { shade, tint } from '../drawing/color.ts';
import { blob, polar, rrect } from '../drawing/shape.ts';
import { body, fill, line, moved, specks } from '../drawing/svg.ts';
import { shrink } from '../vessel/vessel.ts';
import { type BaseArt, type BaseContext, strewn } from './base.ts';

export function pancakes(ctx: BaseContext): BaseArt {
  const R = ctx.well.rx * 0.88;
  const c = ctx.tint;
  const one = (x: number, y: number, k: number): string =>
    moved(
      body(blob(ctx.r, R * k, R * k, 0.02, 9), tint(c, 0.5)) +
        fill(blob(ctx.r, R * k * 0.93, R * k * 0.93, 0.02, 9), shade(c, 0.26)) +
        fill(blob(ctx.r, R * k * 0.89, R * k * 0.88, 0.03, 10), shade(c, 0.04)),
      `translate(${x} ${y})`,
    );
  const n = (k: number): number => Math.round(R * k);
  return {
    art:
      one(14, 20, 1) +
      one(-12, 8, 0.97) +
      one(3, -8, 0.94) +
      fill(
        blob(ctx.r, R * 0.66, R * 0.6, 0.17, 9),
        shade(c, 0.4),
        ' opacity=".55" transform="translate(2-6)"',
      ) +
      line(`M-${n(0.42)}-${n(0.3)}q${n(0.2)}-${n(0.24)} ${n(0.5)}-${n(0.24)}`, '#ffe2a699', 6),
    tops: [shrink(ctx.well, 0.66)],
  };
}

/** Two waffles, one half over the other. */
export function waffles(ctx: BaseContext): BaseArt {
  const c = ctx.tint;
  const s = ctx.well.rx * 0.62;
  const steps = [-0.72, -0.36, 0, 0.36, 0.72].map((k) => Math.round(s * k));
  const rows = steps
    .map((v) => `M${v}-${Math.round(s)}v${Math.round(2 * s)}M-${Math.round(s)} ${v}h${Math.round(2 * s)}`)
    .join('');
  const pits = steps
    .slice(1)
    .flatMap((x) => steps.slice(1).map((y) => [x - s * 0.18, y - s * 0.18] as const));
  const one =
    body(rrect(s * 1.06, s * 1.06, 30), shade(c, 0.34)) +
    fill(rrect(s, s, 26), c) +
    specks(pits, shade(c, 0.3), s * 0.22) +
    line(rows, tint(c, 0.3), 7) +
    line(rows, tint(c, 0.55), 2, ' transform="translate(-2-2)"');
  const id = ctx.ink.id();
  return {
    defs: `<g id="${id}">${one}</g>`,
    art: `<use href="#${id}" transform="translate(26 24)rotate(28)"/><use href="#${id}" transform="translate(-14-12)rotate(9)"/>`,
    tops: [shrink(ctx.well, 0.56)],
  };
}

export function flatbread(ctx: BaseContext): BaseArt {
  const { rx, ry } = ctx.well;
  const k = ctx.well.shape === 'rect' ? 0.98 : 0.95;
  const blisters = Array.from({ length: 11 }, () => polar(ctx.r() * 6.28, rx * 0.875, ry * 0.875));
  return {
    art:
      body(blob(ctx.r, rx * k, ry * k, 0.025, 11), '#c98c46') +
      fill(blob(ctx.r, rx * k * 0.97, ry * k * 0.97, 0.025, 11), '#efcf94') +
      specks(blisters, '#a8642c', 10, ' opacity=".6"') +
      fill(blob(ctx.r, rx * 0.8, ry * 0.8, 0.03, 12), shade(ctx.tint, 0.1)) +
      fill(blob(ctx.r, rx * 0.7, ry * 0.7, 0.1, 11), tint(ctx.tint, 0.14), ' opacity=".7"'),
    tops: [shrink(ctx.well, 0.74)],
  };
}

/** A stack of plain rounds from the griddle: naan, tortillas, chapati, crêpes. */
export function flatbreads(ctx: BaseContext): BaseArt {
  const R = ctx.well.rx * 0.8;
  const c = ctx.tint;
  const one = (x: number, y: number, k: number): string =>
    moved(
      body(blob(ctx.r, R * k, R * k * 0.97, 0.035, 11), shade(c, 0.3)) +
        fill(blob(ctx.r, R * k * 0.97, R * k * 0.94, 0.035, 11), tint(c, 0.32)) +
        specks(
          Array.from({ length: 7 }, () => polar(ctx.r() * 6.28, R * k * 0.86 * Math.sqrt(ctx.r()))),
          shade(c, 0.2),
          26,
          ' opacity=".3"',
        ) +
        specks(
          Array.from({ length: 20 }, () => polar(ctx.r() * 6.28, R * k * 0.9 * Math.sqrt(ctx.r()))),
          shade(c, 0.44),
          11,
          ' opacity=".6"',
        ),
      `translate(${x} ${y})`,
    );
  return { art: one(24, 22, 1) + one(-20, 10, 0.98) + one(4, -14, 0.96), tops: [shrink(ctx.well, 0.6)] };
}

export function frittata(ctx: BaseContext): BaseArt {
  const { rx, ry } = ctx.well;
  return {
    art:
      body(blob(ctx.r, rx * 0.97, ry * 0.97, 0.015, 11), '#b9772a') +
      fill(blob(ctx.r, rx * 0.92, ry * 0.92, 0.02, 11), '#f0bd4c') +
      fill(blob(ctx.r, rx * 0.72, ry * 0.7, 0.1, 9), '#f9d878', ' opacity=".8"') +
      specks(strewn(ctx, 9, 0.85), '#c98430', 24, ' opacity=".35"') +
      specks(strewn(ctx, 12, 0.88), '#fff0b8', 8, ' opacity=".7"'),
    tops: [shrink(ctx.well, 0.84)],
  };
}

/** Folded in half; what it holds shows along the open edge. */
export function omelette(ctx: BaseContext): BaseArt {
  const k = ctx.well.rx / 150;
  const n = (v: number): string => String(Math.round(v * k));
  const fold = `M${n(-126)} ${n(38)}C${n(-132)} ${n(-50)} ${n(-70)} ${n(-100)} 0 ${n(-102)}C${n(74)} ${n(-102)} ${n(134)} ${n(-46)} ${n(126)} ${n(38)}`;
  return {
    art:
      body(`${fold}C${n(80)} ${n(86)} ${n(-80)} ${n(86)} ${n(-126)} ${n(38)}Z`, '#d99a35') +
      fill(`${fold}C${n(80)} ${n(70)} ${n(-80)} ${n(70)} ${n(-126)} ${n(38)}Z`, '#f3c24f') +
      fill(
        `M${n(-104)} ${n(18)}C${n(-104)} ${n(-44)} ${n(-56)} ${n(-80)} 0 ${n(-82)}C${n(58)} ${n(-82)} ${n(106)} ${n(-40)} ${n(102)} ${n(18)}C${n(60)} ${n(40)} ${n(-60)} ${n(40)} ${n(-104)} ${n(18)}Z`,
        '#fad878',
        ' opacity=".8"',
      ) +
      line(
        `M${n(-70)} ${n(-34)}q${n(26)}-18 ${n(52)}-4t${n(50)}-10M${n(-40)} ${n(4)}q${n(30)}-14 ${n(60)} 2M${n(40)}-${n(52)}q${n(18)} 6 ${n(26)} 20`,
        '#c47f2c',
        7,
        ' opacity=".55"',
      ) +
      line(`M${n(-92)} ${n(-30)}C${n(-78)} ${n(-66)} ${n(-40)} ${n(-82)} ${n(-6)} ${n(-84)}`, '#fff6', 6),
    tops: [{ shape: 'ellipse', rx: 108 * k, ry: 24 * k, cy: 64 * k }],
  };
}
