import type { Crop } from './dish-spec.ts';

/** The canvas of each crop; the origin is its middle. */
export const FRAME = {
  square: { w: 400, h: 400 },
  wide: { w: 640, h: 360 },
} as const satisfies Record<Crop, { w: number; h: number }>;
