/** Sponges, tarts, pies and things baked in a dish. */
import { mix, shade, tint } from '../drawing/color.ts';
import { blob, leaf, lobed, polar, rrect } from '../drawing/shape.ts';
import { body, fill, line, moved, nums, radial, specks } from '../drawing/svg.ts';
import { outline, shrink } from '../vessel/vessel.ts';
import { type BaseArt, type BaseContext, strewn } from './base.ts';

/** A sponge or, in a tin, a bake scored into squares. */
export function cake(ctx: BaseContext): BaseArt {
  const id = ctx.ink.id();
  const c = ctx.tint;
  const { rx, ry } = ctx.well;
  const rect = ctx.well.shape === 'rect';
  const [half, third] = [Math.round(rx / 2), Math.round(ry / 3)];
  const cuts = `M${-half}-${ry}v${ry * 2}M0-${ry}v${ry * 2}M${half}-${ry}v${ry * 2}M-${rx}-${third}h${rx * 2}M-${rx} ${third}h${rx * 2}`;
  const n = (v: number): number => Math.round(v);
  const crack = `M${n(-rx * 0.4)}-${n(ry * 0.1)}q${n(rx * 0.2)} ${n(ry * 0.2)} ${n(rx * 0.4)} 0t${n(rx * 0.35)} ${n(ry * 0.1)}`;
  return {
    defs: radial(id, [
      { at: 0, c: tint(c, 0.25) },
      { at: 0.75, c },
      { at: 1, c: shade(c, 0.3) },
    ]),
    art:
      fill(outline(ctx.well), `url(#${id})`, rect ? ' stroke="#4213" stroke-width="4"' : '') +
      specks(strewn(ctx, 16, 0.88), shade(c, 0.22), 6, ' opacity=".5"') +
      specks(strewn(ctx, 10, 0.8), tint(c, 0.3), 14, ' opacity=".4"') +
      (rect
        ? line(cuts, shade(c, 0.5), 4, ' stroke-linecap="butt"') +
          line(cuts, tint(c, 0.4), 1.5, ' transform="translate(3 3)" stroke-linecap="butt"')
        : line(crack, shade(c, 0.3), 4, ' opacity=".6"')),
    tops: [shrink(ctx.well, 0.9)],
  };
}

/** A cake in its round pan, cut into wedges. */
export function wedges(ctx: BaseContext): BaseArt {
  const plain = cake(ctx);
  const R = Math.round(ctx.well.rx);
  const cuts = [0.3, 1.35, 2.4].map((a) => `M${nums(polar(a, -R), 0)}L${nums(polar(a, R), 0)}`).join('');
  return {
    ...plain,
    art:
      plain.art +
      line(cuts, shade(ctx.tint, 0.5), 5, ' stroke-linecap="butt"') +
      line(cuts, tint(ctx.tint, 0.45), 2, ' transform="translate(3 3)" stroke-linecap="butt"'),
    tops: [shrink(ctx.well, 0.8)],
  };
}

/** A round cake on its plate, one slice drawn out; the tint is what covers it. */
export function roundCake(ctx: BaseContext): BaseArt {
  const id = ctx.ink.id();
  const c = ctx.tint;
  const R = Math.round(ctx.well.rx * 0.86);
  const [from, to] = [0.42, 1.16];
  const wedge = (r: number): string =>
    `M0 0L${nums(polar(from, r), 0)}A${r} ${r} 0 0 1 ${nums(polar(to, r), 0)}Z`;
  const rest = (r: number): string =>
    `M0 0L${nums(polar(to, r), 0)}A${r} ${r} 0 1 1 ${nums(polar(from, r), 0)}Z`;
  const sponge = mix(c, '#c98c46', 0.6);
  const [px, py] = polar((from + to) / 2, 26);
  const piped = Array.from({ length: 22 }, (_, i) => polar(to + 0.12 + (i / 21) * 5.3, R - 11));
  return {
    defs: radial(id, [
      { at: 0, c: tint(c, 0.4) },
      { at: 0.8, c },
      { at: 1, c: shade(c, 0.14) },
    ]),
    art:
      fill(rest(R), shade(sponge, 0.35), ' stroke="#4213" stroke-width="5" transform="translate(3 11)"') +
      fill(rest(R), shade(sponge, 0.12), ' transform="translate(1 6)"') +
      fill(rest(R), `url(#${id})`) +
      moved(
        fill(wedge(R), shade(sponge, 0.35), ' stroke="#4213" stroke-width="5" transform="translate(2 12)"') +
          fill(wedge(R), tint(sponge, 0.2), ' transform="translate(1 6)"') +
          fill(wedge(R), c),
        `translate(${nums([px, py], 0)})`,
      ) +
      specks(piped, shade(c, 0.14), 19) +
      specks(
        piped.map(([x, y]) => [x - 1, y - 2] as const),
        tint(c, 0.5),
        14,
      ),
    tops: [{ shape: 'ellipse', rx: R * 0.56, ry: R * 0.56, cx: -R * 0.16, cy: -R * 0.2 }],
  };
}

/** A tart case filled and woven over with pastry. */
export function latticePie(ctx: BaseContext): BaseArt {
  const clip = ctx.ink.id();
  const { rx, ry } = ctx.well;
  const c = ctx.tint;
  const crust = '#dfa455';
  const at = [-0.78, -0.42, -0.06, 0.3, 0.66];
  const one = at
    .map((k) => `M${Math.round(rx * k)}-${Math.round(ry * 1.1)}V${Math.round(ry * 1.1)}`)
    .join('');
  const two = at
    .map((k) => `M-${Math.round(rx * 1.1)} ${Math.round(ry * k)}H${Math.round(rx * 1.1)}`)
    .join('');
  const strip = (d: string): string =>
    line(d, '#4215', 31) +
    line(d, shade(crust, 0.22), 27) +
    line(d, crust, 23) +
    line(d, tint(crust, 0.5), 4, ' transform="translate(-6-6)"');
  const fruit =
    specks(strewn(ctx, 22, 0.94), shade(c, 0.22), 20, ' opacity=".6"') +
    specks(strewn(ctx, 20, 0.94), tint(c, 0.3), 10, ' opacity=".7"');
  return {
    defs: `<clipPath id="${clip}">${fill(outline(ctx.well), '#000')}</clipPath>`,
    art:
      fill(outline(ctx.well), c) +
      fruit +
      `<g clip-path="url(#${clip})" stroke-linecap="butt"><g transform="rotate(38)">${strip(one)}${strip(two)}</g></g>` +
      fill(outline(ctx.well, -4), 'none', ` stroke="${shade(crust, 0.3)}" stroke-width="17"`) +
      fill(
        outline(ctx.well, -5),
        'none',
        ` stroke="${tint(crust, 0.2)}" stroke-width="12" stroke-dasharray="13 6"`,
      ),
    tops: [shrink(ctx.well, 0.4)],
  };
}

/** Loose golden crumbs over fruit that bubbles at the edge. */
export function crumble(ctx: BaseContext): BaseArt {
  const id = ctx.ink.id();
  const { rx, ry, shape } = ctx.well;
  const big = 'M12 11l3 2M45 9l-2 3M70 28l3-1M28 34l3 3M56 44l-3 2M10 58l2-3M38 66l4 1M69 66l-2 2';
  const small =
    'M29 9h0M62 8h0M8 34h0M47 27h0M24 50h0M74 48h0M54 62h0M22 70h0M40 48h0M60 24h0M18 26h0M66 56h0';
  const cover = (k: number): string =>
    shape === 'rect' ? rrect(rx * (k + 0.01), ry * k, 30) : blob(ctx.r, rx * k, ry * k, 0.05, 12);
  return {
    defs: `<pattern id="${id}" width="80" height="78" patternUnits="userSpaceOnUse" patternTransform="rotate(23)">${line(small, '#a8682c', 13)}${line(small, '#e3b365', 10, ' transform="translate(-1-1)"')}${line(big, '#9a5c25', 20)}${line(big, '#d69c4c', 16.5, ' transform="translate(-1-1)"')}${line(big, '#f0cb88', 6, ' transform="translate(-3-4)"')}</pattern>`,
    art:
      fill(outline(ctx.well), shade(ctx.tint, 0.1)) +
      specks(strewn(ctx, 14, 0.97), shade(ctx.tint, 0.35), 14, ' opacity=".5"') +
      fill(cover(0.91), '#b97a38') +
      fill(cover(0.93), `url(#${id})`),
    tops: [shrink(ctx.well, 0.82)],
  };
}

/** Cheese or crumbs browned on top; the sauce below, in the base's tint, bubbles up round the edge. */
export function gratin(ctx: BaseContext): BaseArt {
  const { rx, ry, shape } = ctx.well;
  const id = ctx.ink.id();
  const crust =
    shape === 'rect' ? rrect(rx * 0.93, ry * 0.91, 34) : blob(ctx.r, rx * 0.92, ry * 0.92, 0.03, 12);
  return {
    defs: radial(id, [
      { at: 0, c: '#fae0a0' },
      { at: 0.7, c: '#efc066' },
      { at: 1, c: '#c98636' },
    ]),
    art:
      fill(outline(ctx.well), shade(ctx.tint, 0.12)) +
      specks(strewn(ctx, 20, 0.97, 0.88), tint(ctx.tint, 0.35), 11, ' opacity=".7"') +
      fill(crust, `url(#${id})`, ' stroke="#a8642c55" stroke-width="5"') +
      specks(strewn(ctx, 13, 0.8), ctx.tint, 20, ' opacity=".32"') +
      specks(strewn(ctx, 12, 0.84), '#b4702f', 30, ' opacity=".34"') +
      specks(strewn(ctx, 16, 0.84), '#9a561f', 11, ' opacity=".45"') +
      specks(strewn(ctx, 20, 0.84), '#fff0c0', 13, ' opacity=".6"') +
      specks(strewn(ctx, 14, 0.84), '#fffbe6', 5, ' opacity=".8"'),
    tops: [shrink(ctx.well, 0.8)],
  };
}

/** Pastry over a filling, crimped at the edge, slashed, with three leaves cut from the trimmings. */
export function pastryLid(ctx: BaseContext): BaseArt {
  const { rx, ry, shape } = ctx.well;
  const id = ctx.ink.id();
  const c = '#dba252';
  const lid = (k: number): string =>
    shape === 'rect' ? rrect(rx * k, ry * k, 26) : lobed(rx * k, ry * k, 26, 0.012);
  const n = (v: number): number => Math.round(v);
  const slits = [-0.56, -0.28, 0.28, 0.56]
    .map((k) => `M${n(rx * k - 7)} ${n(ry * 0.34)}l14-${n(ry * 0.68)}`)
    .join('');
  const one = (turn: number): string =>
    moved(
      body(leaf(34, 17), shade(c, 0.06)) +
        line('M-30 0H24M-10 0l10-8M-10 0l10 8M8 0l8-6M8 0l8 6', shade(c, 0.34), 3),
      `rotate(${turn})translate(30)`,
    );
  return {
    defs: radial(
      id,
      [
        { at: 0, c: tint(c, 0.5) },
        { at: 0.7, c },
        { at: 1, c: shade(c, 0.3) },
      ],
      ' cx=".42" cy=".4" r=".7"',
    ),
    art:
      fill(outline(ctx.well), shade(ctx.tint, 0.2)) +
      body(lid(0.985), shade(c, 0.3)) +
      fill(lid(0.96), `url(#${id})`) +
      fill(
        lid(0.91),
        'none',
        ` stroke="${shade(c, 0.34)}" stroke-width="13" stroke-dasharray="2 17" stroke-linecap="butt" opacity=".8"`,
      ) +
      fill(lid(0.86), 'none', ` stroke="${shade(c, 0.26)}" stroke-width="3" opacity=".5"`) +
      specks(strewn(ctx, 14, 0.76), shade(c, 0.2), 22, ' opacity=".22"') +
      line(slits, shade(c, 0.5), 9) +
      line(slits, shade(ctx.tint, 0.1), 4) +
      one(-90) +
      one(30) +
      one(150) +
      specks([[0, 0]], shade(c, 0.3), 18) +
      specks([[-1, -2]], tint(c, 0.3), 13),
    tops: [shrink(ctx.well, 0.5)],
  };
}
