import { method } from './method.ts';

/** How the effect of a substance depends on its load and comes over the days. */
export interface Shape {
  /** The load with half of the effect. */
  readonly half: number;
  readonly steepness: number;
  /** Shares of the effect on the day itself, the next day, and the one after. */
  readonly lags: readonly number[];
}

export const lagCount = 3;

/** Shapes that differ by their lags alone share a curve. */
export interface ShapeGrid {
  readonly curves: readonly Pick<Shape, 'half' | 'steepness'>[];
  readonly lags: readonly (readonly number[])[];
}

const gridOf = (
  halves: readonly number[],
  steepness: readonly number[],
  lags: readonly (readonly number[])[],
): ShapeGrid => ({
  curves: halves.flatMap((half) => steepness.map((it) => ({ half, steepness: it }))),
  lags,
});

const geometric = (from: number, factor: number, count: number): number[] =>
  Array.from({ length: count }, (_, n) => from * factor ** n);

/** For whether a substance is a trigger. */
export const coarseGrid = gridOf(
  geometric(0.6, 1.45, 10),
  [2.2, 4.5],
  [
    [1, 0, 0],
    [0.6, 0.3, 0.1],
    [0.3, 0.45, 0.25],
    [0, 0.7, 0.3],
  ],
);

/** For where its limit is. */
export const fineGrid = gridOf(
  geometric(0.45, 1.22, 22),
  [2, 3, 4.5, 7],
  [
    [1, 0, 0],
    [0.67, 0.33, 0],
    [0.33, 0.67, 0],
    [0.34, 0.33, 0.33],
    [0, 1, 0],
    [0, 0.67, 0.33],
  ],
);

/** The share of the effect that a load brings. */
export const responseTo = (load: number, { half, steepness }: Pick<Shape, 'half' | 'steepness'>): number =>
  load <= 0 ? 0 : 1 / (1 + (half / load) ** steepness);

/** Three points that stand for a normal distribution (Gauss-Hermite). */
const nodes = [
  { z: -Math.sqrt(3), weight: 1 / 6 },
  { z: 0, weight: 2 / 3 },
  { z: Math.sqrt(3), weight: 1 / 6 },
];

/** The same for a planned load, of which a little more or less may have been eaten. */
export const expectedResponse = (load: number, curve: Pick<Shape, 'half' | 'steepness'>): number =>
  nodes.reduce(
    (sum, { z, weight }) => sum + weight * responseTo(load * Math.exp(method.doseError * z), curve),
    0,
  );

/** The load from which on the rise is noticed; infinite where it never is. */
export function noticedFrom({ half, steepness }: Pick<Shape, 'half' | 'steepness'>, effect: number): number {
  const share = method.noticeable / effect;
  return share >= 0.97 ? Number.POSITIVE_INFINITY : half * (share / (1 - share)) ** (1 / steepness);
}
