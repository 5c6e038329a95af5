import type { Substance, TrackedDay } from '#domain/triggers/tracked-day.ts';

/** Two-sided, 5 %. */
const significantFrom = 1.96;

function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const count = pairs.length;
  const mean = (side: 0 | 1) => pairs.reduce((sum, it) => sum + it[side], 0) / count;
  const [x, y] = [mean(0), mean(1)];
  let [xx, yy, xy] = [0, 0, 0];
  for (const [a, b] of pairs) {
    xx += (a - x) ** 2;
    yy += (b - y) ** 2;
    xy += (a - x) * (b - y);
  }
  return xx === 0 || yy === 0 ? 0 : xy / Math.sqrt(xx * yy);
}

/**
 * What apps do that correlate everything eaten with symptoms of the same day or the next: the substances for which one
 * of the two is significant.
 */
export function correlated(days: readonly TrackedDay[], substances: readonly Substance[]): Set<Substance> {
  const eaten = ({ planned, unplanned }: TrackedDay, substance: Substance) =>
    Math.log2(1 + (planned[substance] ?? 0) + (unplanned[substance] ?? 0));
  const isSignificant = (substance: Substance, lag: number): boolean => {
    const pairs = days.flatMap((day, n) => {
      const before = days[n - lag];
      return day.symptom === null || before === undefined
        ? []
        : [[eaten(before, substance), day.symptom] as const];
    });
    if (pairs.length < 10) return false;
    const r = correlationOf(pairs);
    return r * Math.sqrt((pairs.length - 2) / (1 - r * r)) > significantFrom;
  };
  return new Set(substances.filter((it) => [0, 1].some((lag) => isSignificant(it, lag))));
}
