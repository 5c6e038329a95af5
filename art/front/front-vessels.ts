/** Vessels drawn from the front, because from above they all look like a ring: glasses, jars, bottles. */
import { nums, type Point } from '../drawing/svg.ts';

/** Lengths are canvas units; y grows downwards and the vessel stands with its foot at `foot`. */
export interface FrontVessel {
  /** Outline of the glass, closed. */
  readonly outline: string;
  /** Outline of what it holds, brim to bottom. */
  readonly inside: string;
  readonly brim: number;
  /** Where the contents reach. */
  readonly level: number;
  readonly foot: number;
  /** Where the contents end, if above the foot. */
  readonly floor?: number;
  /** Half the width at brim, at the level of the contents and at the foot. */
  readonly brimHalf: number;
  readonly levelHalf: number;
  readonly footHalf: number;
  readonly kind: 'glass' | 'jar' | 'bottle';
}

const FOOT = 152;

/** A tapered glass: straight sides, rounded foot. */
function tapered(brim: number, level: number, brimHalf: number, footHalf: number): FrontVessel {
  const side = (y: number): number =>
    footHalf + ((brimHalf - footHalf) * (FOOT - 14 - y)) / (FOOT - 14 - brim);
  const closed = (top: number, inset: number, bottom: number): string => {
    const [a, b] = [side(top) - inset, footHalf - inset];
    const corner: Point = [b - 12, bottom];
    return `M${nums([-a, top])}L${nums([-b, bottom - 16])}Q${nums([-b + 1, bottom, -corner[0], corner[1]])}H${nums([corner[0]])}Q${nums([b - 1, bottom, b, bottom - 16])}L${nums([a, top])}Z`;
  };
  return {
    outline: closed(brim, 0, FOOT),
    inside: closed(level, 6, FOOT - 12),
    brim,
    level,
    foot: FOOT,
    brimHalf,
    levelHalf: side(level) - 6,
    footHalf,
    kind: 'glass',
  };
}

export const FRONT_VESSELS = {
  'tall-glass': tapered(-132, -100, 62, 48),
  tumbler: tapered(-62, -34, 84, 68),
  pot: tapered(-36, -30, 96, 78),
  jar: {
    outline: 'M-64-112H64V-96Q88-86 88-58V126Q88 152 62 152H-62Q-88 152-88 126V-58Q-88-86-64-96Z',
    inside: 'M-58-72Q-78-70-80-50V120Q-80 142-58 142H58Q80 142 80 120V-50Q78-70 58-72Z',
    brim: -112,
    level: -72,
    foot: FOOT,
    brimHalf: 64,
    levelHalf: 60,
    footHalf: 76,
    kind: 'jar',
  },
  bottle: {
    outline:
      'M-20-158H20V-84Q22-64 42-50Q62-36 62-8V132Q62 152 42 152H-42Q-62 152-62 132V-8Q-62-36-42-50Q-22-64-20-84Z',
    inside:
      'M-13-70Q-16-54-36-42Q-54-30-55-6V128Q-55 143-40 143H40Q55 143 55 128V-6Q54-30 36-42Q16-54 13-70Z',
    brim: -158,
    level: -70,
    foot: FOOT,
    brimHalf: 20,
    levelHalf: 13,
    footHalf: 56,
    kind: 'bottle',
  },
  /** A jar to drink from: the thread of its lid shows at the brim. */
  'mason-jar': {
    outline: 'M-66-120H66V-98Q82-88 82-64V128Q82 152 58 152H-58Q-82 152-82 128V-64Q-82-88-66-98Z',
    inside: 'M-62-86Q-75-76-75-58V122Q-75 142-56 142H56Q75 142 75 122V-58Q75-76 62-86Z',
    brim: -120,
    level: -86,
    foot: FOOT,
    brimHalf: 66,
    levelHalf: 62,
    footHalf: 72,
    kind: 'glass',
  },
  /** A bowl on a stem. */
  coupe: {
    outline:
      'M-104-70H104Q100 22 26 42Q12 48 10 62V122Q12 136 46 144Q52 152 40 152H-40Q-52 152-46 144Q-12 136-10 122V62Q-12 48-26 42Q-100 22-104-70Z',
    inside: 'M-97-56H97Q90 16 24 34Q0 40-24 34Q-90 16-97-56Z',
    brim: -70,
    level: -56,
    foot: FOOT,
    floor: 38,
    brimHalf: 104,
    levelHalf: 97,
    footHalf: 44,
    kind: 'glass',
  },
} as const satisfies Record<string, FrontVessel>;
export type FrontVesselName = keyof typeof FRONT_VESSELS;

export const isFront = (name: string): name is FrontVesselName => name in FRONT_VESSELS;
