/** Spec in, SVG out. */

import { hash } from '#domain/random/random.ts';
import type { Crop, DishSpec } from './dish-spec.ts';
import { minifyPieces, minifySvg } from './drawing/minify-svg.ts';
import { UMBER } from './drawing/palette.ts';
import { ink } from './drawing/svg.ts';
import { flatScene, type Helping } from './flat/flat-scene.ts';
import type { Shadows } from './flat/served.ts';
import { FRAME } from './frame.ts';
import { frontScene } from './front/front-scene.ts';
import { isFront } from './front/front-vessels.ts';

export interface DrawOptions {
  readonly crop: Crop;
  /** Keeps ids apart where several pictures are inlined in one page; defaults to a digest of the seed and crop. */
  readonly prefix?: string;
}

/** Size limit of a picture in bytes. */
const LIMIT = 8192;
const GENEROUS: Helping = { plenty: 1, isLean: false };
/** Tried in order until the picture is within the limit: first fewer variants of a piece, then fewer pieces. */
const HELPINGS: readonly Helping[] = [
  GENEROUS,
  ...[1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52].map((plenty) => ({ plenty, isLean: true })),
];
const LEAST: Helping = { plenty: 0.42, isLean: true };

/**
 * The picture of a dish as an SVG document: decorative, without style elements, scripts or outside references.
 * The same spec and crop always give the same string.
 */
export function drawDish(spec: DishSpec, { crop, prefix }: DrawOptions): string {
  const key = prefix ?? idPrefix(spec.seed, crop);
  if (isFront(spec.vessel)) return draw(spec, crop, key, GENEROUS);
  // Chosen by the wide crop, the larger one, so that both crops show the same pieces.
  for (const helping of HELPINGS) {
    const wide = draw(spec, 'wide', key, helping);
    if (wide.length <= LIMIT) return crop === 'wide' ? wide : draw(spec, crop, key, helping);
  }
  return draw(spec, crop, key, LEAST);
}

/** An id prefix of six characters, the first a letter, so that ids of a thousand pictures in a page do not clash. */
export function idPrefix(seed: string, crop: Crop): string {
  const s = seed + crop;
  const n = hash(s);
  const rest = (hash(`${s}.`) % 36 ** 5).toString(36).padStart(5, '0');
  return String.fromCharCode(97 + (n % 26)) + rest;
}

function draw(spec: DishSpec, crop: Crop, key: string, helping: Helping): string {
  const names = ink(key);
  const shadows: Shadows = { lift: names.id(), rest: names.id() };
  const scene = isFront(spec.vessel)
    ? frontScene(spec, spec.vessel, crop, names, shadows.rest)
    : flatScene(spec, spec.vessel, crop, names, shadows, helping);
  const { w, h } = FRAME[crop];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-w / 2} ${-h / 2} ${w} ${h}" width="${w}" height="${h}" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><defs>${shadowDefs(shadows)}${scene.defs}</defs>${scene.art}</svg>`;
  const same = minifySvg(svg, names);
  const light = [4, 2].map((layers) => () => minifyPieces(svg, names, layers));
  return light.reduce((best, lighter) => (best.length <= LIMIT ? best : lighter()), same);
}

/** The filters that scenes refer to. */
export const shadowDefs = ({ lift, rest }: Shadows): string =>
  drop(lift, 7, 12, 10, '60') + drop(rest, 1.5, 3.5, 2.5, '58');

const drop = (id: string, dx: number, dy: number, blur: number, opacity: string): string =>
  `<filter id="${id}"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${UMBER}${opacity}"/></filter>`;
