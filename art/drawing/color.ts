/** Colors are `#rrggbb`. Shadows lean to warm umber and lights to warm ivory, never to black or blue-white. */
export type Rgb = readonly [red: number, green: number, blue: number];

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
export const rgbOf = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;

/** `t` 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, t: number): string {
  const [p, q] = [rgbOf(a), rgbOf(b)];
  return hexOf([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
}
export const shade = (c: string, t: number): string => mix(c, '#4a1f0c', t);
export const tint = (c: string, t: number): string => mix(c, '#fff4dd', t);

/** Hue in degrees, saturation and lightness 0 to 1. */
export function hslOf(hex: string): { hue: number; saturation: number; lightness: number } {
  const [r, g, b] = rgbOf(hex).map((v) => v / 255) as [number, number, number];
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const lightness = (max + min) / 2;
  const spread = max - min;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    max === r ? ((g - b) / spread + 6) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: sixth * 60, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness };
}
