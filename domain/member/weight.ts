/** A weight as typed, in pounds: null for nothing, `unreadable` for what is no number. A comma is taken for a point. */
export function readWeight(typed: string): number | null | 'unreadable' {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d+(\.\d*)?$|^\.\d+$/.test(text) ? Number(text) : 'unreadable';
}

/** What the field shows for a stored weight. */
export const writtenWeight = (weight: number | null): string => (weight === null ? '' : String(weight));
