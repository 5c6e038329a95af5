import { type Candidate, candidatesOf, crossProduct, crossWith } from './candidates.ts';
import { cholesky, dot, solveLower } from './matrix.ts';
import { method, spreads } from './method.ts';
import { upperTail } from './normal-tail.ts';
import { fineGrid, noticedFrom, type Shape } from './response.ts';
import type { Problem, WeighedModel } from './sparse-models.ts';

/** One way in which a trigger may act, and how likely that is. */
export interface LimitSample {
  readonly curve: Pick<Shape, 'half' | 'steepness'>;
  /** Points. */
  readonly effect: number;
  /** The load from which on it is noticed; infinite where it never is. */
  readonly limit: number;
  readonly weight: number;
}

/** Five points that stand for a normal distribution. */
const nodes = [
  { z: -2.02, weight: 0.0886 },
  { z: -0.96, weight: 0.2416 },
  { z: 0, weight: 0.3396 },
  { z: 0.96, weight: 0.2416 },
  { z: 2.02, weight: 0.0886 },
];

/** What the other substances do in the most likely models in which this one is a trigger. */
function othersOf(models: readonly WeighedModel[], substance: number): readonly Candidate[] {
  const weights = new Map<string, { readonly parts: readonly Candidate[]; readonly weight: number }>();
  for (const it of models) {
    if (!it.parts.some((part) => part.substance === substance)) continue;
    const parts = it.parts.filter((part) => part.substance !== substance);
    const key = JSON.stringify(parts.map((part) => [part.substance, part.shape]));
    weights.set(key, { parts, weight: it.weight + (weights.get(key)?.weight ?? 0) });
  }
  return [...weights.values()].toSorted((a, b) => b.weight - a.weight)[0]?.parts ?? [];
}

/** How a substance acts if it is a trigger, over all shapes of the fine grid. */
export function limitSamples(
  { layout, reduced }: Problem,
  substance: number,
  models: readonly WeighedModel[],
): LimitSample[] {
  const others = othersOf(models, substance);
  const [, wide] = spreads.effect;
  const count = others.length;
  // the others are taken out like nuisances
  const l = new Float64Array(count * count);
  for (const [i, a] of others.entries())
    for (const [j, b] of others.entries())
      l[i * count + j] =
        i === j ? a.xx + 1 / wide ** 2 : crossProduct(crossWith(a, b.substance, layout, reduced), b);
  cholesky(l, count);
  const insideY = Float64Array.from(others, ({ xy }) => xy);
  solveLower(l, count, insideY);
  const crosses = others.map((it) => crossWith(it, substance, layout, reduced));
  const yy = reduced.yy - dot(insideY, insideY);
  const { freedom } = reduced;

  const spread = spreads.effectOfLimit;
  const found = candidatesOf(substance, layout, reduced, fineGrid).map((it) => {
    const inside = Float64Array.from(crosses, (cross) => crossProduct(cross, it));
    solveLower(l, count, inside);
    const xx = it.xx - dot(inside, inside) + 1 / spread ** 2;
    const effect = (it.xy - dot(inside, insideY)) / xx;
    const rest = Math.max(yy - effect * effect * xx, 1e-9);
    const error = Math.sqrt(rest / freedom / xx);
    const log =
      -(freedom / 2) * Math.log(rest / yy) -
      Math.log(xx * spread ** 2) / 2 +
      Math.log(2 * upperTail(-effect / error) + 1e-300);
    return { curve: it.shape, effect, error, log };
  });
  const most = found.reduce((max, { log }) => Math.max(max, log), Number.NEGATIVE_INFINITY);
  const total = found.reduce((sum, { log }) => sum + Math.exp(log - most), 0);
  return found.flatMap(({ curve, effect, error, log }) => {
    const weight = Math.exp(log - most) / total;
    if (weight < 2e-5) return [];
    const points = nodes
      .map((it) => ({ effect: effect + it.z * error, weight: it.weight }))
      .filter((it) => it.effect > 0);
    const sum = points.reduce((all, it) => all + it.weight, 0);
    return points.map((it) => ({
      curve,
      effect: it.effect,
      limit: noticedFrom(curve, it.effect),
      weight: (weight * it.weight) / sum,
    }));
  });
}

export interface Limit {
  /** Loads. */
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** Whether it may be stated as one figure; else it is a range. */
  readonly isFigure: boolean;
  /** Whether further rounds would tell little more. Findings up to version 3 have none: there it was `isFigure`. */
  readonly isNarrow?: boolean;
}

/** `sorted` by limit; between two samples in proportion. */
function quantileOf(sorted: readonly LimitSample[], share: number): number {
  const weightBelow = share * sorted.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  let previous: LimitSample | null = null;
  for (const it of sorted) {
    if (sum + it.weight >= weightBelow) {
      const part = it.weight === 0 ? 0 : (weightBelow - sum) / it.weight;
      return previous === null ? it.limit : previous.limit * (it.limit / previous.limit) ** Math.min(1, part);
    }
    sum += it.weight;
    previous = it;
  }
  return previous?.limit ?? Number.NaN;
}

/** Null where it is never noticed. */
export function limitOf(samples: readonly LimitSample[]): Limit | null {
  const sorted = samples.filter(({ limit }) => Number.isFinite(limit)).toSorted((a, b) => a.limit - b.limit);
  if (sorted.length === 0) return null;
  const [from, to] = method.interval;
  const median = quantileOf(sorted, 0.5);
  const weightOf = (of: readonly LimitSample[]) => of.reduce((sum, { weight }) => sum + weight, 0);
  const near =
    weightOf(samples.filter(({ limit }) => limit >= median / 1.5 && limit <= median * 1.5)) /
    weightOf(samples);
  return {
    low: quantileOf(sorted, from),
    median,
    high: quantileOf(sorted, to),
    isFigure: near >= method.figure && median >= method.figureFrom,
    isNarrow: near >= method.narrow,
  };
}
