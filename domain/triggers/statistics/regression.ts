import { addTo, cholesky, dot, type Matrix, solveLower, solveUpper } from './matrix.ts';
import { method } from './method.ts';
import type { Nuisance } from './nuisances.ts';

/** The linear model of the entries: what else may move symptoms, the dose columns, and the symptoms. */
export interface LinearModel {
  readonly nuisances: readonly Nuisance[];
  readonly columns: readonly Float64Array[];
  readonly symptoms: Float64Array;
  /** Of each entry, in order. */
  readonly days: readonly number[];
}

/** The products of the dose columns and the symptoms with the nuisances taken out (Frisch-Waugh-Lovell). */
export interface Reduced {
  readonly size: number;
  readonly gram: Matrix;
  readonly xy: Float64Array;
  readonly yy: number;
  readonly freedom: number;
}

export interface Reduction extends Reduced {
  /** What these effects of the dose columns leave of each entry, whitened. */
  residuals(effects: Float64Array): Float64Array;
  /** The same, not whitened. */
  rawResiduals(effects: Float64Array): Float64Array;
  /** With the residuals of these effects cut at so many standard deviations (winsorizing). */
  winsorized(effects: Float64Array): Reduced;
}

/**
 * What is new in each value, of days whose errors are an AR(1) process with this autocorrelation; gaps are counted
 * (Prais-Winsten).
 */
export function whiten(values: Float64Array, days: readonly number[], autocorrelation: number): Float64Array {
  return values.map((value, i) => {
    if (i === 0) return value;
    const correlation = autocorrelation ** ((days[i] ?? 0) - (days[i - 1] ?? 0));
    return (value - correlation * (values[i - 1] ?? 0)) / Math.sqrt(1 - correlation * correlation);
  });
}

/** The autocorrelation of neighboring days; near its prior while there are few. */
export function autocorrelationOf(residuals: Float64Array, days: readonly number[]): number {
  const { value, days: weight } = method.priorAutocorrelation;
  const variance = dot(residuals, residuals) / Math.max(1, residuals.length);
  let both = value * weight * variance;
  let own = weight * variance;
  for (let i = 1; i < residuals.length; i += 1)
    if ((days[i] ?? 0) - (days[i - 1] ?? 0) === 1) {
      const [today, before] = [residuals[i] ?? 0, residuals[i - 1] ?? 0];
      both += today * before;
      own += (today ** 2 + before ** 2) / 2;
    }
  // residuals correlate a little less than the errors they estimate
  return own === 0 ? value : Math.min(0.8, Math.max(0, both / own + 0.03));
}

/** Robust: half of the residuals are within 0.6745 standard deviations. */
function robustDeviationOf(residuals: Float64Array): number {
  const sorted = residuals.map(Math.abs).sort();
  return Math.max(0.3, (sorted[Math.floor(sorted.length / 2)] ?? 0) / 0.6745);
}

export function reduce(
  { nuisances, columns, symptoms, days }: LinearModel,
  autocorrelation: number,
): Reduction {
  const count = nuisances.length;
  const size = columns.length;
  const white = (values: Float64Array) => whiten(values, days, autocorrelation);
  const n = nuisances.map(({ values }) => white(values));
  const b = columns.map(white);
  const y = white(symptoms);
  const l = new Float64Array(count * count);
  for (const [i, column] of n.entries()) {
    for (const [j, other] of n.slice(0, i + 1).entries()) l[i * count + j] = dot(column, other);
    const spread = nuisances[i]?.spread ?? null;
    l[i * count + i] = (l[i * count + i] ?? 0) + (spread === null ? 1e-6 : 1 / spread ** 2);
  }
  cholesky(l, count);
  const explained = (column: Float64Array): Float64Array => {
    const inside = Float64Array.from(n, (it) => dot(it, column));
    solveLower(l, count, inside);
    return inside;
  };
  const inside = b.map(explained);
  const gram = new Float64Array(size * size);
  for (const [i, column] of b.entries())
    for (const [j, other] of b.slice(0, i + 1).entries()) {
      const product = dot(column, other) - dot(inside[i] ?? column, inside[j] ?? other);
      gram[i * size + j] = product;
      gram[j * size + i] = product;
    }
  const freedom = days.length - 1 - nuisances.filter(({ spread }) => spread === null).length;
  const reducedFor = (values: Float64Array): Reduced => {
    const insideY = explained(values);
    return {
      size,
      gram,
      freedom,
      xy: Float64Array.from(b, (column, i) => dot(column, values) - dot(inside[i] ?? column, insideY)),
      yy: dot(values, values) - dot(insideY, insideY),
    };
  };
  const residualsOf = (
    effects: Float64Array,
    parts: { n: readonly Float64Array[]; b: readonly Float64Array[] },
    of: Float64Array,
  ) => {
    const shares = explained(y);
    for (const [i, column] of inside.entries()) addTo(shares, -(effects[i] ?? 0), column);
    solveUpper(l, count, shares);
    const rest = of.slice();
    for (const [i, column] of parts.n.entries()) addTo(rest, -(shares[i] ?? 0), column);
    for (const [i, column] of parts.b.entries()) addTo(rest, -(effects[i] ?? 0), column);
    return rest;
  };
  const residuals = (effects: Float64Array) => residualsOf(effects, { n, b }, y);
  return {
    ...reducedFor(y),
    residuals,
    rawResiduals: (effects) =>
      residualsOf(effects, { n: nuisances.map(({ values }) => values), b: columns }, symptoms),
    winsorized: (effects) => {
      const rest = residuals(effects);
      const bound = method.winsorizeFrom * robustDeviationOf(rest);
      return reducedFor(
        y.map((value, i) => {
          const residual = rest[i] ?? 0;
          return value - residual + Math.max(-bound, Math.min(bound, residual));
        }),
      );
    },
  };
}
