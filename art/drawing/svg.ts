/** A small SVG writing kit. Terse on purpose: a whole dish must fit in a few kilobytes. */
export type Point = readonly [x: number, y: number];

export function num(x: number, decimals = 1): string {
  const k = 10 ** decimals;
  const v = Math.round(x * k) / k;
  return String(v === 0 ? 0 : v).replace(/^(-?)0\./, '$1.');
}

/** Joins numbers the short way: a minus sign is its own separator. */
export const nums = (list: readonly number[], decimals = 1): string =>
  list.map((v) => num(v, decimals)).reduce((out, s) => out + (out && s[0] !== '-' ? ' ' : '') + s, '');

/** Contact shadow: a translucent umber, drawn as a stroke outside the shape (paint-order is inherited). */
const CONTACT = '#4212';

/** Folds the opacity of a plain color into the color itself: fewer bytes, same picture. */
function blend(c: string, extra: string): [color: string, rest: string] {
  const m = / opacity="([\d.]+)"/.exec(extra);
  if (!m || !/^#[\da-f]{6}$/.test(c)) return [c, extra];
  const alpha = Math.round(Number(m[1]) * 255)
    .toString(16)
    .padStart(2, '0');
  return [c + alpha, extra.replace(m[0], '')];
}

/** The picture's root says fill="none", so lines need not. */
function paint(shape: string, c: string, extra: string): string {
  const [color, rest] = blend(c, extra);
  return `<${shape}${color && color !== 'none' ? ` fill="${color}"` : ''}${rest}/>`;
}

const at = (name: string, v: number): string => (v ? ` ${name}="${num(v)}"` : '');

export const fill = (d: string, c: string, extra = ''): string => paint(`path d="${d}"`, c, extra);
export const body = (d: string, c: string, extra = ''): string => fill(d, c, ` stroke="${CONTACT}"${extra}`);
export function line(d: string, c: string, width: number, extra = ''): string {
  const [color, rest] = blend(c, extra);
  return `<path d="${d}" stroke="${color}" stroke-width="${num(width)}"${rest}/>`;
}
export const dot = (x: number, y: number, r: number, c: string, extra = ''): string =>
  paint(`circle${at('cx', x)}${at('cy', y)} r="${num(r)}"`, c, extra);
export const oval = (x: number, y: number, rx: number, ry: number, c: string, extra = ''): string =>
  paint(`ellipse${at('cx', x)}${at('cy', y)} rx="${num(rx)}" ry="${num(ry)}"`, c, extra);
export const disc = (x: number, y: number, r: number, c: string): string =>
  dot(x, y, r, c, ` stroke="${CONTACT}"`);
export function ring(x: number, y: number, r: number, c: string, width: number, extra = ''): string {
  const [color, rest] = blend(c, extra);
  return dot(x, y, r, 'none', ` stroke="${color}" stroke-width="${num(width)}"${rest}`);
}
export const group = (inner: string, attrs: string): string => `<g ${attrs}>${inner}</g>`;
export const moved = (inner: string, transform: string): string => group(inner, `transform="${transform}"`);

/** A handful of round dots in one path: zero-length strokes with round caps. */
export const specks = (points: readonly Point[], c: string, width: number, extra = ''): string =>
  line(points.map((p) => `M${nums(p, 0)}h0`).join(''), c, width, extra);

/** Names things inside one picture. The prefix keeps ids apart when many pictures share a page. */
export interface Ink {
  id(): string;
}
export function ink(prefix: string): Ink {
  let n = 0;
  return { id: () => prefix + (n++).toString(36) };
}

export interface Stop {
  readonly at: number;
  readonly c: string;
  readonly o?: number;
}
const stops = (list: readonly Stop[]): string =>
  list
    .map(
      (s) =>
        `<stop${s.at ? ` offset="${num(s.at, 2)}"` : ''} stop-color="${s.c}"${s.o === undefined ? '' : ` stop-opacity="${num(s.o, 2)}"`}/>`,
    )
    .join('');
export const radial = (id: string, list: readonly Stop[], attrs = ''): string =>
  `<radialGradient id="${id}"${attrs}>${stops(list)}</radialGradient>`;
/** Light falls from the top left, so linear gradients run that way. */
export const linear = (id: string, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" y2="1">${stops(list)}</linearGradient>`;
/** From left to right, for upright glass. */
export const across = (id: string, list: readonly Stop[]): string =>
  `<linearGradient id="${id}">${stops(list)}</linearGradient>`;
