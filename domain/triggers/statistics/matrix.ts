/** A square matrix by rows. */
export type Matrix = Float64Array;

/** Replaces the lower triangle by L, with L L' = a; what is above the diagonal stays. */
export function cholesky(a: Matrix, size: number): void {
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = a[i * size + j] ?? 0;
      for (let k = 0; k < j; k += 1) sum -= (a[i * size + k] ?? 0) * (a[j * size + k] ?? 0);
      a[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (a[j * size + j] ?? 1);
    }
}

/** Replaces b by the x with L x = b. */
export function solveLower(l: Matrix, size: number, b: Float64Array): void {
  for (let i = 0; i < size; i += 1) {
    let sum = b[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= (l[i * size + k] ?? 0) * (b[k] ?? 0);
    b[i] = sum / (l[i * size + i] ?? 1);
  }
}

/** Replaces b by the x with L' x = b. */
export function solveUpper(l: Matrix, size: number, b: Float64Array): void {
  for (let i = size - 1; i >= 0; i -= 1) {
    let sum = b[i] ?? 0;
    for (let k = i + 1; k < size; k += 1) sum -= (l[k * size + i] ?? 0) * (b[k] ?? 0);
    b[i] = sum / (l[i * size + i] ?? 1);
  }
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** Adds `share` times `b` to `a`. */
export function addTo(a: Float64Array, share: number, b: Float64Array): void {
  if (share === 0) return;
  for (let i = 0; i < a.length; i += 1) a[i] = (a[i] ?? 0) + share * (b[i] ?? 0);
}
