/** Colors of what a recipe puts into something, and how they are laid. */
import { hslOf, shade, tint } from '../drawing/color.ts';
import { line, type Point, specks } from '../drawing/svg.ts';

export type Colors = readonly [string, ...string[]];

export const isLeafy = (c: string): boolean => {
  const { hue, saturation } = hslOf(c);
  return hue > 62 && hue < 165 && saturation > 0.2;
};
export const solids = (colors: Colors): Colors => {
  const [first, ...rest] = colors.filter((c) => !isLeafy(c));
  return first === undefined ? colors : [first, ...rest];
};
export const leafOf = (colors: Colors): string | undefined => colors.find(isLeafy);
export const at = (colors: Colors, i: number): string => colors[i % colors.length] ?? colors[0];

/** Bits along a line, each filling in its turn, the largest share first. */
export function bits(colors: Colors, places: readonly Point[], width: number): string {
  return colors
    .map((c, k) => {
      const own = places.filter((_p, i) => i % colors.length === k);
      return own.length === 0
        ? ''
        : specks(own, shade(c, 0.2), width) +
            specks(
              own.map(([x, y]) => [x - 1, y - 2] as const),
              tint(c, 0.12),
              width * 0.72,
            );
    })
    .join('');
}
export const frill = (d: string, c: string, width: number): string =>
  line(d, shade(c, 0.2), width + 3) + line(d, c, width);
