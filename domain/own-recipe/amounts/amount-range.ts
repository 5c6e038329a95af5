import { findUnit } from '#domain/quantity/units.ts';
import type { Measure } from '#domain/recipe/recipe.ts';
import type { Token } from './line-tokens.ts';
import { bare, isFixed, isSign, isWeight, low, measureAt, type ReadMeasure } from './read-measure.ts';

/** The sum of two amounts of one kind, in the unit of the first; null: they cannot be added. */
export function sumOf(one: Measure, other: Measure): Measure | null {
  if (one.unit === other.unit) return { value: one.value + other.value, unit: one.unit };
  const [a, b] = [findUnit(one.unit), findUnit(other.unit)];
  if (!a?.size || !b?.size || a.kind !== b.kind) return null;
  const ratio = (Number(b.size.num) / Number(b.size.den)) * (Number(a.size.den) / Number(a.size.num));
  return { value: one.value + other.value * ratio, unit: one.unit };
}

/** Whether a unit is small enough to follow another without "plus": "1 lb 4 oz". */
export const isSmaller = (unit: string, than: string): boolean =>
  isWeight(unit) === isWeight(than) &&
  ['oz', 'g', 'ml', 'tsp', 'tbsp', 'fl oz'].includes(unit) &&
  unit !== than;

/** A measure with what follows it in a smaller unit: `2 lb 4 oz`. */
export function sumAt(tokens: readonly Token[], at: number): ReadMeasure | null {
  const measure = measureAt(tokens, at);
  if (measure === null || !isFixed(measure.unit) || tokens[measure.next]?.kind !== 'number') return measure;
  const more = measureAt(tokens, measure.next);
  const sum = more !== null && isSmaller(more.unit, measure.unit) ? sumOf(bare(measure), more) : null;
  return sum === null || more === null ? measure : { ...measure, value: sum.value, next: more.next };
}

export const isRangeWord = (token: Token | undefined): boolean =>
  isSign(token, '-', '–') || low(token) === 'or' || low(token) === 'to';

/** Relative weights of counted sizes, to compare "1 large" with "3 small". */
const sizes: Readonly<Record<string, number>> = {
  small: 0.65,
  '': 1,
  medium: 1,
  large: 1.4,
  clove: 0.1,
  head: 1,
};
/** Two measures nearer than that are the same amount in two units: 1 lb and 500 g. */
const sameUpTo = 1.25;

function sizeOf({ value, unit }: Measure): { readonly kind: string; readonly size: number } | null {
  const found = findUnit(unit);
  if (found?.size)
    return { kind: found.kind, size: (value * Number(found.size.num)) / Number(found.size.den) };
  const size = sizes[unit];
  return size === undefined ? null : { kind: 'count', size: value * size };
}

/** The larger of two amounts that are the ends of a range; null: they are one amount, or of different kinds. */
export function largerOf(one: Measure, other: Measure): Measure | null {
  const [a, b] = [sizeOf(one), sizeOf(other)];
  if (a === null || b === null || a.kind !== b.kind) return null;
  const ratio = a.size / b.size;
  const isSame = one.unit !== other.unit && ratio < sameUpTo && ratio > 1 / sameUpTo;
  return isSame ? null : bare(ratio >= 1 ? one : other);
}

/** The upper end that a note names: `2 cups (or 3)`, `1 cup milk, or 1 pint`. */
export function upperEnd(note: readonly Token[], first: Measure): Measure | null {
  const measure = isRangeWord(note[0]) ? sumAt(note, 1) : null;
  if (measure?.next !== note.length) return null;
  return largerOf(first, measure.unit === '' ? { ...measure, unit: first.unit } : measure);
}
