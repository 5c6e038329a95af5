/** Soups, broths, curries, sauces: level surfaces with a shine. */
import { shade, tint } from '../drawing/color.ts';
import { blob, ellipse, spiral } from '../drawing/shape.ts';
import { fill, line, moved, nums, radial, specks } from '../drawing/svg.ts';
import { outline, shrink } from '../vessel/vessel.ts';
import { type BaseArt, type BaseContext, strewn } from './base.ts';

/** A level surface: paler where light pools, darker at the wall. */
export function surface(ctx: BaseContext, depth = 0.28): { defs: string; art: string } {
  const id = ctx.ink.id();
  const c = ctx.tint;
  return {
    defs: radial(
      id,
      [
        { at: 0, c: tint(c, 0.16) },
        { at: 0.7, c },
        { at: 1, c: shade(c, depth) },
      ],
      ' cx=".56" cy=".58" r=".56"',
    ),
    art: fill(outline(ctx.well), `url(#${id})`),
  };
}

function glint(ctx: BaseContext, k = 0.84): string {
  const { rx, ry, shape } = ctx.well;
  if (shape === 'rect') return '';
  const p = (a: number): string => `${Math.round(Math.cos(a) * rx * k)} ${Math.round(Math.sin(a) * ry * k)}`;
  const arc = (from: number, to: number): string =>
    line(`M${p(from)}A${Math.round(rx * k)} ${Math.round(ry * k)} 0 0 1 ${p(to)}`, '#fff7', 6);
  return arc(3.5, 4.25) + arc(4.4, 4.55);
}

const swirl = (ctx: BaseContext, from: number, to: number, turns: number): string =>
  spiral(ctx.well.rx * from, ctx.well.rx * to, turns, ctx.r() * 6, ctx.well.ry / ctx.well.rx);

/** Blended smooth. */
export function soup(ctx: BaseContext): BaseArt {
  const s = surface(ctx);
  return {
    defs: s.defs,
    art: s.art + line(swirl(ctx, 0.3, 0.88, 1.3), tint(ctx.tint, 0.22), 12, ' opacity=".55"') + glint(ctx),
    tops: [shrink(ctx.well, 0.9)],
  };
}

/** Clear, with drops of oil. */
export function broth(ctx: BaseContext): BaseArt {
  const s = surface(ctx, 0.42);
  return {
    defs: s.defs,
    art:
      s.art +
      specks(strewn(ctx, 9, 0.86, 0.5), '#fbe3a04d', 17) +
      specks(strewn(ctx, 8, 0.9, 0.5), '#fff0c080', 7) +
      glint(ctx, 0.88),
    tops: [shrink(ctx.well, 0.92)],
  };
}

/** Thick with lentils, split peas or beans that show under the surface. */
export function pulseSoup(ctx: BaseContext): BaseArt {
  const s = surface(ctx, 0.3);
  const id = ctx.ink.id();
  const c = ctx.tint;
  const beads =
    'M8 9h0M27 5h0M47 12h0M63 6h0M17 24h0M36 27h0M57 29h0M6 41h0M25 45h0M45 44h0M66 46h0M14 60h0M34 63h0M54 61h0';
  return {
    defs: `${s.defs}<pattern id="${id}" width="72" height="70" patternUnits="userSpaceOnUse" patternTransform="rotate(21)">${line(beads, shade(c, 0.26), 14)}${line(beads, tint(c, 0.12), 11, ' transform="translate(-1-1)"')}${line(beads, tint(c, 0.5), 3, ' transform="translate(-3-4)"')}</pattern>`,
    art:
      s.art +
      fill(outline(ctx.well), `url(#${id})`, ' opacity=".38"') +
      specks(strewn(ctx, 14, 0.9), shade(c, 0.2), 13, ' opacity=".5"') +
      specks(strewn(ctx, 12, 0.9), tint(c, 0.3), 10, ' opacity=".6"') +
      fill(
        blob(ctx.r, ctx.well.rx * 0.62, ctx.well.ry * 0.5, 0.14, 8),
        c,
        ' opacity=".5" transform="translate(12 22)"',
      ) +
      specks(strewn(ctx, 7, 0.86), '#ffd98c99', 8) +
      glint(ctx, 0.9),
    tops: [shrink(ctx.well, 0.9)],
  };
}

/** Cream or coconut with things in it, and a thread of oil. */
export function chowder(ctx: BaseContext): BaseArt {
  const s = surface(ctx, 0.2);
  const c = ctx.tint;
  return {
    defs: s.defs,
    art:
      s.art +
      specks(strewn(ctx, 10, 0.86), tint(c, 0.5), 24, ' opacity=".4"') +
      specks(strewn(ctx, 10, 0.88), shade(c, 0.18), 12, ' opacity=".4"') +
      specks(strewn(ctx, 9, 0.9, 0.4), '#e6b45599', 7) +
      glint(ctx, 0.9),
    tops: [shrink(ctx.well, 0.92)],
  };
}

export function smoothie(ctx: BaseContext): BaseArt {
  const s = surface(ctx, 0.18);
  return {
    defs: s.defs,
    art:
      s.art +
      specks(strewn(ctx, 12, 0.95, 0.83), tint(ctx.tint, 0.55), 6) +
      specks(strewn(ctx, 10, 0.95, 0.86), tint(ctx.tint, 0.4), 10, ' opacity=".6"') +
      line(spiral(20, ctx.well.rx * 0.7, 1.4, ctx.r() * 6), tint(ctx.tint, 0.3), 9, ' opacity=".6"') +
      glint(ctx),
    tops: [shrink(ctx.well, 0.86)],
  };
}

/** Hot and clear: a paler ring where it meets the cup. */
export function tea(ctx: BaseContext): BaseArt {
  const s = surface(ctx, 0.3);
  const { rx, ry } = ctx.well;
  return {
    defs: s.defs,
    art:
      s.art +
      fill(outline(ctx.well, 3), 'none', ` stroke="${tint(ctx.tint, 0.45)}" stroke-width="5" opacity=".5"`) +
      fill(ellipse(rx * 0.5, ry * 0.42, rx * 0.12, ry * 0.16), tint(ctx.tint, 0.3), ' opacity=".35"') +
      specks(strewn(ctx, 5, 0.9, 0.7), '#fff6', 5) +
      glint(ctx, 0.8),
    tops: [shrink(ctx.well, 0.8)],
  };
}

/** Hot and milky, with a heart poured into the foam. */
export function latte(ctx: BaseContext): BaseArt {
  const s = surface(ctx, 0.34);
  const k = ctx.well.rx / 98;
  const foam = tint(ctx.tint, 0.74);
  const heart = (size: number): string => {
    const n = (...v: number[]): string =>
      nums(
        v.map((x) => x * size * k),
        0,
      );
    return `M${n(0, 52)}C${n(-66, 8, -54, -48, -18, -44)}C${n(-6, -42, 0, -34, 0, -26)}C${n(0, -34, 6, -42, 18, -44)}C${n(54, -48, 66, 8, 0, 52)}Z`;
  };
  return {
    defs: s.defs,
    art:
      s.art +
      fill(
        blob(ctx.r, ctx.well.rx * 0.9, ctx.well.rx * 0.9, 0.02, 10),
        tint(ctx.tint, 0.22),
        ' opacity=".7"',
      ) +
      moved(
        fill(heart(1), foam) +
          line(heart(0.7), ctx.tint, 3.5, ' opacity=".7"') +
          line(heart(0.4), ctx.tint, 3, ' opacity=".6"'),
        'rotate(-18)',
      ) +
      specks(strewn(ctx, 9, 0.92, 0.78), foam, 5, ' opacity=".7"'),
    tops: [shrink(ctx.well, 0.8)],
  };
}

/** Spiced gravy with bits in it and oil at the rim. */
export function curry(ctx: BaseContext): BaseArt {
  const s = surface(ctx, 0.38);
  const c = ctx.tint;
  return {
    defs: s.defs,
    art:
      s.art +
      specks(strewn(ctx, 12, 0.88), tint(c, 0.3), 22, ' opacity=".4"') +
      specks(strewn(ctx, 14, 0.9), shade(c, 0.3), 9, ' opacity=".5"') +
      specks(strewn(ctx, 8, 0.92, 0.6), '#ffd98c99', 6) +
      glint(ctx, 0.9),
    tops: [shrink(ctx.well, 0.93)],
  };
}

/** A pool that stops short of the rim, on plates and boards; it fills a hollow with an outline of its own. */
export function sauceBase(ctx: BaseContext): BaseArt {
  const { rx, ry, outline: own } = ctx.well;
  const c = ctx.tint;
  const heart = own
    ? fill(ellipse(rx * 0.95, ry * 0.9, -8, 3), c, ' opacity=".7"')
    : fill(blob(ctx.r, rx * 0.87, ry * 0.87, 0.05, 11), c);
  return {
    art:
      fill(own ?? blob(ctx.r, rx * 0.93, ry * 0.93, 0.035, 11), shade(c, 0.2)) +
      heart +
      specks(strewn(ctx, 12, 0.8, 0.2), tint(c, 0.25), 20, ' opacity=".35"') +
      specks(strewn(ctx, 10, 0.84, 0.3), shade(c, 0.28), 8, ' opacity=".5"') +
      glint(ctx, 0.8),
    tops: [shrink(ctx.well, 0.86)],
  };
}

/** Roast gravy: dark, glossy, with a skin of light across it. */
export function gravy(ctx: BaseContext): BaseArt {
  const s = surface(ctx, 0.4);
  const { rx, ry } = ctx.well;
  return {
    defs: s.defs,
    art:
      s.art +
      line(swirl(ctx, 0.2, 0.8, 1.2), tint(ctx.tint, 0.3), 9, ' opacity=".5"') +
      line(
        `M${-rx * 0.7} ${ry * 0.1}C${-rx * 0.6} ${-ry * 0.6} 0 ${-ry * 0.75} ${rx * 0.5} ${-ry * 0.5}`,
        '#fff6',
        7,
      ) +
      line(`M${-rx * 0.2} ${ry * 0.62}q${rx * 0.3} ${ry * 0.14} ${rx * 0.6}-${ry * 0.1}`, '#fff3', 5),
    tops: [shrink(ctx.well, 0.8)],
  };
}
