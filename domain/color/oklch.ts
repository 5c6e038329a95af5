import { fromLinear, type Srgb, toLinear } from './srgb.ts';

/** Lightness 0 to 1, chroma from 0 (gray), hue in degrees: steps of equal size look equally large. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Source: Bjorn Ottosson, "A perceptual color space for image processing", 2020. */
export function toOklch(color: Srgb): Oklch {
  const [r, g, b] = [toLinear(color.r), toLinear(color.g), toLinear(color.b)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(a, bb), h: (Math.atan2(bb, a) * 180) / Math.PI };
}

/** May be outside the sRGB gamut; see `fitToSrgb`. */
function toSrgb({ l, c, h }: Oklch): Srgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: fromLinear(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    g: fromLinear(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    b: fromLinear(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  };
}

const tolerance = 0.0005;
const isShown = ({ r, g, b }: Srgb) => [r, g, b].every((x) => x >= -tolerance && x <= 1 + tolerance);

/** Reduces the chroma until the color is in the sRGB gamut. */
export function fitToSrgb(color: Oklch): Srgb {
  const exact = toSrgb(color);
  if (isShown(exact)) return exact;
  let [shown, hidden] = [0, color.c];
  for (let round = 0; round < 20; round += 1) {
    const middle = (shown + hidden) / 2;
    if (isShown(toSrgb({ ...color, c: middle }))) shown = middle;
    else hidden = middle;
  }
  return toSrgb({ ...color, c: shown });
}
