import type { DoseColumns } from './dose-columns.ts';
import type { Reduced } from './regression.ts';
import { expectedResponse, lagCount, type Shape, type ShapeGrid } from './response.ts';

/** One shape of one substance's effect, with its products in the reduced problem. */
export interface Candidate {
  /** Index of the substance. */
  readonly substance: number;
  readonly shape: Shape;
  /** The share of the effect that each load of the substance brings. */
  readonly responses: Float64Array;
  readonly xx: number;
  readonly xy: number;
}

/** The dose columns of the tested substances, and where each of them begins in the reduced problem. */
export interface Layout {
  readonly columns: readonly DoseColumns[];
  readonly offsets: readonly number[];
}

export function layoutOf(columns: readonly DoseColumns[]): Layout {
  let next = 0;
  const offsets = columns.map(({ values }) => {
    const offset = next;
    next += values.length;
    return offset;
  });
  return { columns, offsets };
}

const at = (values: ArrayLike<number>, index: number): number => values[index] ?? 0;

/** All shapes of a grid. Those that differ by their lags alone share the nine products of their curve. */
export function candidatesOf(
  substance: number,
  { columns, offsets }: Layout,
  { gram, size, xy }: Reduced,
  { curves, lags: profiles }: ShapeGrid,
): Candidate[] {
  const loads = columns[substance]?.loads ?? [];
  const offset = at(offsets, substance);
  const count = loads.length;
  const products = new Float64Array(lagCount * lagCount);
  const sums = new Float64Array(lagCount);
  return curves.flatMap((curve) => {
    const responses = Float64Array.from(loads, (load) => expectedResponse(load, curve));
    for (let k = 0; k < lagCount; k += 1) {
      let sum = 0;
      for (let i = 0; i < count; i += 1) sum += at(responses, i) * at(xy, offset + k * count + i);
      sums[k] = sum;
      for (let m = 0; m <= k; m += 1) {
        let product = 0;
        for (let i = 0; i < count; i += 1) {
          const row = (offset + k * count + i) * size + offset + m * count;
          let part = 0;
          for (let j = 0; j < count; j += 1) part += at(responses, j) * at(gram, row + j);
          product += at(responses, i) * part;
        }
        products[k * lagCount + m] = product;
        products[m * lagCount + k] = product;
      }
    }
    return profiles.map((lags): Candidate => {
      let xx = 0;
      let sum = 0;
      for (let k = 0; k < lagCount; k += 1) {
        sum += at(lags, k) * at(sums, k);
        for (let m = 0; m < lagCount; m += 1)
          xx += at(lags, k) * at(lags, m) * at(products, k * lagCount + m);
      }
      return { substance, shape: { ...curve, lags }, responses, xx, xy: sum };
    });
  });
}

/** The products of a candidate with all dose columns of another substance. */
export function crossWith(
  it: Candidate,
  other: number,
  { columns, offsets }: Layout,
  { gram, size }: Reduced,
): Float64Array {
  const width = columns[other]?.values.length ?? 0;
  const products = new Float64Array(width);
  const count = it.responses.length;
  for (let k = 0; k < lagCount; k += 1) {
    const share = at(it.shape.lags, k);
    if (share === 0) continue;
    for (let i = 0; i < count; i += 1) {
      const weight = share * at(it.responses, i);
      const row = (at(offsets, it.substance) + k * count + i) * size + at(offsets, other);
      for (let j = 0; j < width; j += 1) products[j] = at(products, j) + weight * at(gram, row + j);
    }
  }
  return products;
}

/** The product of two candidates, from what `crossWith` returned for the substance of the second. */
export function crossProduct(products: Float64Array, { responses, shape }: Candidate): number {
  const count = responses.length;
  let sum = 0;
  for (let k = 0; k < lagCount; k += 1) {
    const share = at(shape.lags, k);
    if (share === 0) continue;
    for (let i = 0; i < count; i += 1) sum += share * at(responses, i) * at(products, k * count + i);
  }
  return sum;
}

/** The effects of the dose columns that a weighted sum of candidates stands for. */
export function effectsOf(
  { columns, offsets }: Layout,
  parts: readonly { readonly candidate: Candidate; readonly effect: number }[],
): Float64Array {
  const effects = new Float64Array(columns.reduce((sum, { values }) => sum + values.length, 0));
  for (const { candidate, effect } of parts)
    for (const [k, share] of candidate.shape.lags.entries())
      for (const [i, response] of candidate.responses.entries()) {
        const index = at(offsets, candidate.substance) + k * candidate.responses.length + i;
        effects[index] = at(effects, index) + effect * share * response;
      }
  return effects;
}
