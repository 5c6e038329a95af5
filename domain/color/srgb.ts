/** A color in sRGB, each channel 0 to 1; outside that range it's out of gamut. */
export interface Srgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const shortHex = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const longHex = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Reads `#rgb` and `#rrggbb`, with or without the hash; null for anything else. */
export function parseHex(text: string): Srgb | null {
  const trimmed = text.trim();
  const short = shortHex
    .exec(trimmed)
    ?.slice(1)
    .map((digit) => digit + digit);
  const [r, g, b] = short ?? longHex.exec(trimmed)?.slice(1) ?? [];
  if (r === undefined || g === undefined || b === undefined) return null;
  const channel = (pair: string) => Number.parseInt(pair, 16) / 255;
  return { r: channel(r), g: channel(g), b: channel(b) };
}

/** `#RRGGBB`; channels are clipped to the gamut. */
export function formatHex({ r, g, b }: Srgb): string {
  const pair = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${pair(r)}${pair(g)}${pair(b)}`.toUpperCase();
}

/** Linear light of one channel, 0 to 1 (WCAG 2.2, relative luminance; IEC 61966-2-1). */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** The inverse of `toLinear`. */
export function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Relative luminance, 0 black to 1 white (WCAG 2.2). */
function luminance({ r, g, b }: Srgb): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: Srgb, other: Srgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
