/** The color of a soup, a sauce or a drink from what went into it. */
import { hexOf, hslOf, mix, type Rgb, rgbOf } from '../drawing/color.ts';

export interface Pigment {
  readonly color: string;
  /** Any unit, so long as all share it. */
  readonly weight: number;
}

/**
 * Weighted mean of the squared channels (nearer to how light adds up than the plain mean), brought back towards
 * appetite: a little more saturated, neither murky nor glaring. `fallback` where nothing colors.
 */
export function blend(pigments: readonly Pigment[], fallback: string): string {
  const total = pigments.reduce((sum, p) => sum + p.weight, 0);
  if (total <= 0) return fallback;
  const mean = (channel: 0 | 1 | 2): number =>
    Math.sqrt(pigments.reduce((sum, p) => sum + rgbOf(p.color)[channel] ** 2 * p.weight, 0) / total);
  return lively([mean(0), mean(1), mean(2)]);
}

function lively(rgb: Rgb): string {
  const gray = (rgb[0] + rgb[1] + rgb[2]) / 3;
  const dull = hslOf(hexOf(rgb));
  const lift = dull.saturation < 0.34 && dull.lightness < 0.78 ? 1.5 : 1.12;
  const vivid = rgb.map((v) => Math.min(255, Math.max(0, gray + (v - gray) * lift))) as [
    number,
    number,
    number,
  ];
  const hex = hexOf(vivid);
  const { lightness, saturation } = hslOf(hex);
  if (saturation > 0.8 && lightness > 0.4) return mix(hex, '#c9a27c', 0.16);
  if (lightness < 0.22) return mix(hex, '#a86a3c', 0.22);
  return lightness > 0.93 ? mix(hex, '#f0dfb8', 0.3) : hex;
}
