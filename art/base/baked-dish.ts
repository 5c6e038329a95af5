/** Baked under cheese or sauce: what lies below shows through it. */
import { mix, shade, tint } from '../drawing/color.ts';
import { blob, rrect } from '../drawing/shape.ts';
import { fill, line, radial, specks } from '../drawing/svg.ts';
import { outline, shrink, type Well } from '../vessel/vessel.ts';
import { type BaseArt, type BaseContext, strewn } from './base.ts';

const sheet = (ctx: BaseContext, k: number): string =>
  ctx.well.shape === 'rect'
    ? rrect(ctx.well.rx * k, ctx.well.ry * (k - 0.02), 32)
    : blob(ctx.r, ctx.well.rx * k, ctx.well.ry * k, 0.03, 12);

/** Strands of melted cheese and the browned blisters on it, drawn over the pieces. */
export function melted(ctx: BaseContext, c: string, n = 12): string {
  const drips = strewn(ctx, n, 0.78)
    .map(
      ([x, y], i) =>
        `M${Math.round(x)} ${Math.round(y)}q${i % 2 ? 16 : -14} ${i % 3 ? 12 : -10} ${i % 2 ? 30 : -26} ${i % 3 ? 2 : -4}`,
    )
    .join('');
  return (
    line(drips, shade(c, 0.12), 21, ' opacity=".5"') +
    line(drips, tint(c, 0.35), 17, ' opacity=".8"') +
    specks(strewn(ctx, n, 0.82), '#b9702a', 15, ' opacity=".55"') +
    specks(strewn(ctx, n, 0.82), '#8f4f1a', 6, ' opacity=".6"')
  );
}

/** A pale cheese sauce that half covers what is in it, browned in places. */
export function cheeseSauce(ctx: BaseContext): BaseArt {
  const c = ctx.tint;
  return {
    art:
      fill(outline(ctx.well), shade(mix(c, '#d9943a', 0.5), 0.1)) +
      fill(sheet(ctx, 0.95), c) +
      specks(strewn(ctx, 14, 0.88), tint(c, 0.6), 26, ' opacity=".5"') +
      specks(strewn(ctx, 20, 0.98, 0.88), '#c9832f', 14, ' opacity=".6"'),
    tops: [shrink(ctx.well, 0.86)],
    over: melted(ctx, c),
  };
}

/** Thin slices of potato set like tiles, browned at their edges. */
export function slicedGratin(ctx: BaseContext): BaseArt {
  const { rx, ry } = ctx.well;
  const c = ctx.tint;
  const tileId = ctx.ink.id();
  const clip = ctx.ink.id();
  const s = Math.round(rx * 0.27);
  const rows = 6;
  let tiles = '';
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < 6; i++) {
      const x = -rx + (i + (j % 2 ? 0.9 : 0.4)) * rx * 0.36;
      const y = -ry + (j + 0.4) * ((ry * 2) / (rows - 0.4));
      tiles += `<use href="#${tileId}" x="${Math.round(x)}" y="${Math.round(y)}"/>`;
    }
  }
  const disk = `M${-s} 0a${s} ${Math.round(s * 0.86)} 0 1 1 ${2 * s} 0a${s} ${Math.round(s * 0.86)} 0 1 1 ${-2 * s} 0z`;
  return {
    defs:
      `<clipPath id="${clip}">${fill(sheet(ctx, 0.97), '#000')}</clipPath>` +
      `<g id="${tileId}">${fill(disk, c, ` stroke="#b5732c" stroke-width="5"`) + line(`M${-Math.round(s * 0.7)}-${Math.round(s * 0.36)}q${Math.round(s * 0.5)}-${Math.round(s * 0.4)} ${Math.round(s * 1.1)}-${Math.round(s * 0.2)}`, tint(c, 0.7), 6)}</g>`,
    art:
      fill(outline(ctx.well), shade(c, 0.3)) +
      `<g clip-path="url(#${clip})">${tiles}${specks(strewn(ctx, 16, 0.86), '#b9702a', 18, ' opacity=".45"')}${specks(strewn(ctx, 14, 0.86), '#fffbe6', 9, ' opacity=".8"')}</g>`,
    tops: [shrink(ctx.well, 0.8)],
  };
}

/** Rolled tortillas or pasta side by side under their sauce and cheese. */
export function rolledBake(ctx: BaseContext): BaseArt {
  const { rx, ry } = ctx.well;
  const c = ctx.tint;
  const clip = ctx.ink.id();
  const n = (v: number): number => Math.round(v);
  const rolls = [-0.68, -0.34, 0, 0.34, 0.68]
    .map((k) => `M${n(rx * k)} ${n(-ry * 0.76)}V${n(ry * 0.76)}`)
    .join('');
  const wide = n(rx * 0.29);
  return {
    defs: `<clipPath id="${clip}">${fill(outline(ctx.well, 2), '#000')}</clipPath>`,
    art:
      fill(outline(ctx.well), shade(c, 0.3)) +
      `<g clip-path="url(#${clip})">${
        line(rolls, '#4214', wide + 6) +
        line(rolls, '#c9923f', wide) +
        line(rolls, '#efcb86', wide - 9, ' transform="translate(-2-2)"') +
        line(
          `M${n(-rx)} ${n(-ry * 0.16)}q${n(rx * 0.25)}-26 ${n(rx * 0.5)} 0t${n(rx * 0.5)} 0 ${n(rx * 0.5)} 0 ${n(rx * 0.5)} 0`,
          c,
          n(ry * 0.56),
        ) +
        line(
          `M${n(-rx)} ${n(ry * 0.3)}q${n(rx * 0.25)} 22 ${n(rx * 0.5)} 0t${n(rx * 0.5)} 0 ${n(rx * 0.5)} 0 ${n(rx * 0.5)} 0`,
          c,
          n(ry * 0.44),
        ) +
        specks(strewn(ctx, 14, 0.8), tint(c, 0.25), 16, ' opacity=".5"')
      }</g>`,
    tops: [shrink(ctx.well, 0.8)],
    over: melted(ctx, '#f6cf78', 9),
  };
}

/** A dough that fills its pan and puffs at the rim: Dutch baby, Yorkshire pudding. */
export function puffed(ctx: BaseContext): BaseArt {
  const id = ctx.ink.id();
  const c = ctx.tint;
  const { rx, ry } = ctx.well;
  const well: Well = shrink(ctx.well, 0.58);
  return {
    defs: radial(id, [
      { at: 0, c: tint(c, 0.4) },
      { at: 0.6, c: tint(c, 0.1) },
      { at: 1, c: shade(c, 0.24) },
    ]),
    art:
      fill(blob(ctx.r, rx * 0.98, ry * 0.98, 0.04, 11), shade(c, 0.4), ' stroke="#4213" stroke-width="5"') +
      fill(blob(ctx.r, rx * 0.94, ry * 0.94, 0.05, 11), c) +
      fill(
        blob(ctx.r, rx * 0.7, ry * 0.7, 0.12, 10),
        `url(#${id})`,
        ` stroke="${shade(c, 0.22)}" stroke-width="7"`,
      ) +
      specks(strewn(ctx, 12, 0.9, 0.74), '#9a561f', 17, ' opacity=".4"') +
      specks(strewn(ctx, 10, 0.6), '#c98a3c', 14, ' opacity=".35"') +
      line(
        `M${Math.round(-rx * 0.8)} ${Math.round(-ry * 0.3)}A${rx} ${ry} 0 0 1 ${Math.round(-rx * 0.2)} ${Math.round(-ry * 0.84)}`,
        '#ffe9b8',
        9,
        ' opacity=".7"',
      ),
    tops: [well],
  };
}
