/** The table a dish looks best on: papers that its own colors stand out from. */

import { rng } from '#domain/random/random.ts';
import { hslOf } from '../drawing/color.ts';
import { MOODS, type MoodName } from '../drawing/palette.ts';

type Some = readonly [MoodName, ...MoodName[]];

const isMood = (name: string | null): name is MoodName => name !== null && name in MOODS;

function fitting(color: string): Some {
  const { hue, saturation, lightness } = hslOf(color);
  if (saturation < 0.25 || lightness > 0.84) return ['clay', 'slate', 'forest', 'oak', 'plum'];
  if (lightness < 0.3) return ['blush', 'mist', 'linen', 'butter', 'sage'];
  if (hue < 24 || hue > 335) return ['linen', 'mist', 'sage', 'slate', 'forest'];
  if (hue < 52) return ['mist', 'slate', 'sage', 'plum', 'linen', 'forest'];
  if (hue < 160) return ['blush', 'clay', 'butter', 'linen', 'plum'];
  return ['butter', 'linen', 'sage', 'oak'];
}

/** `wanted` is the author's word; `color` the dish's main color, `#rrggbb`. */
export const moodOf = (wanted: string | null, color: string, seed: string): MoodName =>
  isMood(wanted) ? wanted : rng(`${seed}:mood`).pick(fitting(color));
