/** Parses a typed weight in pounds: null for an empty text, `unreadable` for an invalid number. A comma counts as decimal point. */
export function readWeight(typed: string): number | null | 'unreadable' {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d+(\.\d*)?$|^\.\d+$/.test(text) ? Number(text) : 'unreadable';
}

/** Formats a stored weight for the field. */
export const writtenWeight = (weight: number | null): string => (weight === null ? '' : String(weight));
