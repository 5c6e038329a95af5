/** Stoneware: plates and bowls. Rims catch the top-left light; hollows hold their shade there. */
import { mix, shade, tint } from '../drawing/color.ts';
import { ellipse, polar, rrect } from '../drawing/shape.ts';
import { dot, fill, line, linear, radial, ring, specks } from '../drawing/svg.ts';
import type { VesselArt, VesselContext } from './vessel.ts';

const rimDef = (id: string, glaze: string): string =>
  linear(id, [
    { at: 0, c: tint(glaze, 0.45) },
    { at: 0.55, c: glaze },
    { at: 1, c: shade(glaze, 0.2) },
  ]);
const wallDef = (id: string, glaze: string): string =>
  linear(id, [
    { at: 0, c: shade(glaze, 0.42) },
    { at: 0.5, c: shade(glaze, 0.16) },
    { at: 1, c: tint(glaze, 0.3) },
  ]);
const floorDef = (id: string, glaze: string): string =>
  radial(id, [
    { at: 0.6, c: tint(glaze, 0.35) },
    { at: 1, c: glaze },
  ]);

/** Reactive-glaze freckles on the visible rim. */
const freckles = (ctx: VesselContext, from: number, to: number, n: number): string =>
  specks(
    Array.from({ length: n }, () => polar(ctx.r() * 6.283, ctx.r.range(from, to))),
    shade(ctx.glaze, 0.45),
    1.8,
    ' opacity=".6"',
  );

interface Round {
  readonly outer: number;
  readonly lip: number;
  readonly well: number;
  readonly depth: number;
  readonly freckled: boolean;
}

function round(ctx: VesselContext, { outer, lip, well, depth, freckled }: Round): VesselArt {
  const [rim, wall] = [ctx.ink.id(), ctx.ink.id()];
  const g = ctx.glaze;
  return {
    defs: rimDef(rim, g) + wallDef(wall, g),
    art:
      dot(0, 0, outer, `url(#${rim})`) +
      ring(0, 0, outer - 2, tint(g, 0.6), 2, ' opacity=".8"') +
      (freckled ? freckles(ctx, lip + 5, outer - 6, 14) : '') +
      dot(0, 0, lip, `url(#${wall})`) +
      dot(2, 3, lip - 4, mix(g, shade(g, 0.12), 0.5)),
    well: { shape: 'ellipse', rx: well, ry: well },
    reach: outer,
    depth,
  };
}

export const bowl = (ctx: VesselContext): VesselArt =>
  round(ctx, { outer: 176, lip: 164, well: 158, depth: 0.42, freckled: false });
export const smallBowl = (ctx: VesselContext): VesselArt =>
  round(ctx, { outer: 132, lip: 122, well: 117, depth: 0.42, freckled: false });
export const deepPlate = (ctx: VesselContext): VesselArt =>
  round(ctx, { outer: 180, lip: 148, well: 143, depth: 0.3, freckled: true });

export function flatPlate(ctx: VesselContext): VesselArt {
  const [rim, floor] = [ctx.ink.id(), ctx.ink.id()];
  const g = ctx.glaze;
  return {
    defs: rimDef(rim, g) + floorDef(floor, g),
    art:
      dot(0, 0, 184, `url(#${rim})`) +
      ring(0, 0, 181.5, tint(g, 0.6), 2.5) +
      freckles(ctx, 158, 176, 16) +
      ring(1, 2, 153, shade(g, 0.2), 3, ' opacity=".55"') +
      dot(0, 0, 152, `url(#${floor})`),
    well: { shape: 'ellipse', rx: 150, ry: 150 },
    reach: 184,
  };
}

export function platter(ctx: VesselContext): VesselArt {
  const [rim, floor] = [ctx.ink.id(), ctx.ink.id()];
  const g = ctx.glaze;
  return {
    defs: rimDef(rim, g) + floorDef(floor, g),
    art:
      fill(ellipse(190, 146), `url(#${rim})`) +
      fill(ellipse(187, 143), 'none', ` stroke="${tint(g, 0.6)}" stroke-width="2.5"`) +
      fill(ellipse(162, 118, 1, 2), shade(g, 0.22)) +
      fill(ellipse(161, 117), `url(#${floor})`),
    well: { shape: 'ellipse', rx: 158, ry: 114 },
    reach: 190,
  };
}

/** A glazed dish for the oven, with a grip at either end. */
export function bakingDish(ctx: VesselContext): VesselArt {
  const [rim, wall] = [ctx.ink.id(), ctx.ink.id()];
  const g = ctx.glaze;
  const grip = 'M0-44h14q18 0 18 18v52q0 18-18 18H0';
  const grips = `${line(grip, shade(g, 0.34), 17, ' transform="translate(162 3)"')}${line(grip, g, 13, ' transform="translate(162)"')}${line(grip, shade(g, 0.34), 17, ' transform="translate(-162 3)scale(-1 1)"')}${line(grip, tint(g, 0.2), 13, ' transform="translate(-162)scale(-1 1)"')}`;
  return {
    defs: rimDef(rim, g) + wallDef(wall, g),
    art:
      grips +
      fill(rrect(172, 148, 40), `url(#${rim})`) +
      fill(rrect(169, 145, 38), 'none', ` stroke="${tint(g, 0.6)}" stroke-width="2.5"`) +
      fill(rrect(158, 134, 30), `url(#${wall})`),
    well: { shape: 'rect', rx: 153, ry: 129, corner: 26 },
    reach: 194,
    depth: 0.36,
  };
}

export function sauceBoat(ctx: VesselContext): VesselArt {
  const [rim, wall] = [ctx.ink.id(), ctx.ink.id()];
  const g = ctx.glaze;
  const hull = (k: number): string => {
    const v = (n: number): string => String(Math.round(n * k));
    return `M${v(-150)} 0C${v(-146)} ${v(-26)} ${v(-112)} ${v(-34)} ${v(-84)} ${v(-62)}C${v(-50)} ${v(-92)} ${v(104)} ${v(-104)} ${v(104)} 0C${v(104)} ${v(104)} ${v(-50)} ${v(92)} ${v(-84)} ${v(62)}C${v(-112)} ${v(34)} ${v(-146)} ${v(26)} ${v(-150)} 0z`;
  };
  return {
    defs: rimDef(rim, g) + wallDef(wall, g),
    art:
      fill(ellipse(186, 128), shade(g, 0.06)) +
      fill(ellipse(183, 125), 'none', ` stroke="${tint(g, 0.6)}" stroke-width="2.5"`) +
      fill(ellipse(130, 92, 10, 14), shade(g, 0.35), ' opacity=".6"') +
      line('M84-26C150-40 150 40 84 26', shade(g, 0.25), 21) +
      line('M84-27C148-40 148 38 84 25', g, 15) +
      fill(hull(1), `url(#${rim})`) +
      fill(hull(0.93), `url(#${wall})`),
    well: { shape: 'ellipse', rx: 84, ry: 62, outline: hull(0.86) },
    reach: 186,
  };
}
