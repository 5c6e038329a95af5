/** Spec in, SVG out. */
import type { Crop, DishSpec } from './dish-spec.ts';
import { UMBER } from './drawing/palette.ts';
import { hash } from './drawing/random.ts';
import { ink } from './drawing/svg.ts';
import { flatScene } from './flat/flat-scene.ts';
import type { Shadows } from './flat/served.ts';
import { FRAME } from './frame.ts';
import { frontScene } from './front/front-scene.ts';
import { isFront } from './front/front-vessels.ts';

export interface DrawOptions {
  readonly crop: Crop;
  /** Keeps ids apart where several pictures are inlined in one page; defaults to a digest of the seed and crop. */
  readonly prefix?: string;
}

/** Bytes the wide crop may take; helpings are thinned until it does. */
const LIMIT = 14_000;
const HELPINGS = [1, 0.88, 0.76, 0.64, 0.52] as const;
const LEAST = 0.42;

/**
 * The picture of a dish as an SVG document: decorative, without style elements, scripts or outside references.
 * The same spec and crop always give the same string.
 */
export function drawDish(spec: DishSpec, { crop, prefix }: DrawOptions): string {
  const key = prefix ?? digest(spec.seed + crop);
  if (isFront(spec.vessel)) return draw(spec, crop, key, 1);
  // Settled on the wide crop, the heavier one, so that both crops show the same plate of food.
  for (const plenty of HELPINGS) {
    const wide = draw(spec, 'wide', key, plenty);
    if (wide.length <= LIMIT) return crop === 'wide' ? wide : draw(spec, crop, key, plenty);
  }
  return draw(spec, crop, key, LEAST);
}

/** Five characters, the first a letter: enough that the pictures of one page do not meet. */
function digest(s: string): string {
  const n = hash(s);
  const rest = (hash(`${s}.`) % 36 ** 4).toString(36).padStart(4, '0');
  return String.fromCharCode(97 + (n % 26)) + rest;
}

function draw(spec: DishSpec, crop: Crop, key: string, plenty: number): string {
  const names = ink(key);
  const shadows: Shadows = { lift: names.id(), rest: names.id() };
  const scene = isFront(spec.vessel)
    ? frontScene(spec, spec.vessel, crop, names, shadows.rest)
    : flatScene(spec, spec.vessel, crop, names, shadows, plenty);
  const { w, h } = FRAME[crop];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-w / 2} ${-h / 2} ${w} ${h}" width="${w}" height="${h}" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><defs>${shadowDefs(shadows)}${scene.defs}</defs>${scene.art}</svg>`;
}

/** The filters that scenes refer to. */
export const shadowDefs = ({ lift, rest }: Shadows): string =>
  drop(lift, 7, 12, 10, '60') + drop(rest, 1.5, 3.5, 2.5, '58');

const drop = (id: string, dx: number, dy: number, blur: number, opacity: string): string =>
  `<filter id="${id}"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${UMBER}${opacity}"/></filter>`;
