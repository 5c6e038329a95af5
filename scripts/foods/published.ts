import type { Confidence } from '#domain/food/food.ts';

/** A figure to be written: its value as text, its confidence and a key of content/sources.csv. */
export interface Published {
  readonly value: number;
  readonly confidence: Confidence;
  readonly source: string;
}

/** The alternatives of one cell of the selection, which are separated by ` | `; none for a blank cell. */
export const alternatives = (cell: string): string[] =>
  cell
    .split(' | ')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** `hand:VALUE;reason;source key`: a figure set by hand, always an estimate. Null for any other cell. */
export function byHand(cell: string): Published | null {
  if (!cell.startsWith('hand:')) return null;
  const parts = cell.slice('hand:'.length).split(';');
  const value = Number(parts[0]);
  const source = parts.at(-1)?.trim();
  if (parts.length < 3 || Number.isNaN(value) || !source) {
    throw new Error(`"${cell}" is not hand:VALUE;reason;source key`);
  }
  return { value, confidence: 'estimated', source };
}

/** The one to use if sources disagree: the strictest; the first of equal ones. */
export function strictest(figures: readonly Published[]): Published | null {
  return figures.reduce<Published | null>(
    (strictestSoFar, one) =>
      strictestSoFar === null || one.value > strictestSoFar.value ? one : strictestSoFar,
    null,
  );
}
