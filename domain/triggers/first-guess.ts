import { indexDays } from './statistics/day-index.ts';
import { cholesky, solveLower } from './statistics/matrix.ts';
import { method, spreads } from './statistics/method.ts';
import { nuisancesOf } from './statistics/nuisances.ts';
import { reduce } from './statistics/regression.ts';
import type { Substance, TrackedDay } from './tracked-day.ts';

/**
 * How closely symptoms follow what was eaten by choice, for each substance, with all others and everything else that
 * moves symptoms taken into account, in standard errors. A hint about what to test first; never a finding.
 */
export function firstGuess(
  days: readonly TrackedDay[],
  substances: readonly Substance[],
): ReadonlyMap<Substance, number> {
  const index = indexDays(days);
  const { entries, at } = index;
  const nuisances = nuisancesOf(index, []);
  if (entries.length < nuisances.length + 2) return new Map(substances.map((it) => [it, 0]));
  const known = (substance: Substance, day: number): number | null => {
    const all = [day, day - 1].flatMap((it) => at(it)?.unplanned[substance] ?? []);
    return all.length === 0 ? null : all.reduce((sum, load) => sum + Math.log2(1 + load), 0) / all.length;
  };
  // what is not known counts as usual, never as nothing
  const eaten = (substance: Substance) => {
    const loads = entries.flatMap(({ day }) => known(substance, day) ?? []);
    const usual = loads.reduce((sum, load) => sum + load, 0) / Math.max(1, loads.length);
    return (day: number) => known(substance, day) ?? usual;
  };
  const { gram, xy, yy, freedom, size } = reduce(
    {
      nuisances,
      columns: substances.map((it) => {
        const of = eaten(it);
        return Float64Array.from(entries, ({ day }) => of(day));
      }),
      symptoms: Float64Array.from(entries, ({ symptom }) => symptom ?? 0),
      days: entries.map(({ day }) => day),
    },
    method.priorAutocorrelation.value,
  );
  const l = gram.slice();
  for (let i = 0; i < size; i += 1) l[i * size + i] = (l[i * size + i] ?? 0) + 1 / spreads.effect[0] ** 2;
  cholesky(l, size);
  const noise = Math.sqrt(Math.max(yy, 1e-9) / Math.max(1, freedom));
  return new Map(
    substances.map((substance, n) => {
      // row n of the inverse: its product with xy is the effect, its own entry the variance
      const unit = new Float64Array(size);
      unit[n] = 1;
      solveLower(l, size, unit);
      const inside = xy.slice();
      solveLower(l, size, inside);
      const variance = unit.reduce((sum, it) => sum + it * it, 0);
      const effect = unit.reduce((sum, it, i) => sum + it * (inside[i] ?? 0), 0);
      return [substance, effect / (noise * Math.sqrt(variance))];
    }),
  );
}
