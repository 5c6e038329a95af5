import { fitToSrgb, type Oklch, toOklch } from './oklch.ts';
import { contrast, formatHex, parseHex, type Srgb } from './srgb.ts';

/** Ten steps of one hue as `#RRGGBB`, from 0 (lightest background) to 9 (darkest text). */
export type Scale = readonly [string, string, string, string, string, string, string, string, string, string];

/** A reference scale for others, and the step that a chosen color takes. */
export interface Pattern {
  readonly steps: Scale;
  /** The steps on dark grounds, from the darkest tint to the lightest text. */
  readonly dark: Scale;
  readonly anchor: number;
  /** Minimum contrast of a step with backgrounds, in the order the steps are computed. */
  readonly needs: readonly {
    readonly step: number;
    readonly on: readonly Ground[];
    readonly ratio: number;
  }[];
}

/** A fixed background by its value, or a lighter step of the same scale. */
type Ground = string | number;

const tintCount = 2;

function oklchOf(hex: string): Srgb {
  const color = parseHex(hex);
  if (color === null) throw new Error(`Not a color: ${hex}`);
  return color;
}

function darkenUntil(color: Oklch, surfaces: readonly Srgb[], ratio: number): Oklch {
  const isClear = (l: number) => {
    const shown = oklchOf(formatHex(fitToSrgb({ ...color, l })));
    return surfaces.every((surface) => contrast(shown, surface) >= ratio);
  };
  if (isClear(color.l)) return color;
  let [clear, faint] = [0, color.l];
  for (let round = 0; round < 16; round += 1) {
    const middle = (clear + faint) / 2;
    if (isClear(middle)) clear = middle;
    else faint = middle;
  }
  return { ...color, l: clear };
}

/**
 * Ten steps around a chosen color: its hue and chroma with the lightness of the pattern. The chosen color is the anchor
 * step, darkened only as far as the pattern's contrasts require. Null if `hex` is not a color.
 */
export function scaleFrom(hex: string, pattern: Pattern): Scale | null {
  const chosen = parseHex(hex);
  if (chosen === null) return null;
  const drawn = pattern.steps.map((step) => toOklch(oklchOf(step)));
  const model = drawn[pattern.anchor] as Oklch;
  const tint = drawn[tintCount] as Oklch;
  const own = toOklch(chosen);

  const light = (step: number, drawnLight: number, anchorLight: number) => {
    if (step <= tintCount) return drawnLight;
    if (step > pattern.anchor) return drawnLight * (anchorLight / model.l);
    return tint.l + ((drawnLight - tint.l) * (anchorLight - tint.l)) / (model.l - tint.l);
  };
  const shades = (anchorLight: number): Oklch[] =>
    drawn.map(({ l, c, h }, step) => ({
      l: light(step, l, anchorLight),
      c: (c * own.c) / model.c,
      h: own.h + h - model.h,
    }));

  const settled = shades(Math.min(own.l, tint.l));
  const ground = (on: Ground) =>
    typeof on === 'string' ? oklchOf(on) : oklchOf(formatHex(fitToSrgb(settled[on] as Oklch)));
  for (const { step, on, ratio } of pattern.needs) {
    const shade = darkenUntil(settled[step] as Oklch, on.map(ground), ratio);
    if (step === pattern.anchor) settled.splice(0, settled.length, ...shades(shade.l));
    else settled[step] = shade;
  }
  return settled.map((shade) => formatHex(fitToSrgb(shade))) as unknown as Scale;
}

/**
 * The dark steps of a chosen color: its hue and chroma with the lightness of the pattern's. Their contrasts have enough
 * margin for every hue. Null if `hex` is not a color.
 */
export function darkScaleFrom(hex: string, pattern: Pattern): Scale | null {
  const chosen = parseHex(hex);
  if (chosen === null) return null;
  const own = toOklch(chosen);
  const model = toOklch(oklchOf(pattern.steps[pattern.anchor] as string));
  if (formatHex(chosen) === pattern.steps[pattern.anchor]) return pattern.dark;
  return pattern.dark.map((step) => {
    const { l, c, h } = toOklch(oklchOf(step));
    return formatHex(fitToSrgb({ l, c: (c * own.c) / model.c, h: own.h + h - model.h }));
  }) as unknown as Scale;
}
