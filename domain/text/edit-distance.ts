/** Edit distances of a term from a name; Infinity above the maximum. */
export interface Distances {
  readonly whole: number;
  /** Distance from the closest prefix of the name, for incomplete input. */
  readonly beginning: number;
}

export const tooFar: Distances = { whole: Number.POSITIVE_INFINITY, beginning: Number.POSITIVE_INFINITY };

const within = (value: number, max: number) => (value <= max ? value : Number.POSITIVE_INFINITY);

/** The last three rows of the matrix, reused for all names of a search. */
type Rows = [Uint8Array, Uint8Array, Uint8Array];
const maxLength = 96;
const newRows = (): Rows => [
  new Uint8Array(maxLength + 1),
  new Uint8Array(maxLength + 1),
  new Uint8Array(maxLength + 1),
];
const rows = newRows();

/** Fills one row of the band and returns its minimum. */
function fillRow(
  term: string,
  name: string,
  row: number,
  max: number,
  [before, above, current]: Rows,
): number {
  const from = Math.max(1, row - max);
  const to = Math.min(name.length, row + max, maxLength);
  const letter = term.charCodeAt(row - 1);
  const last = term.charCodeAt(row - 2);
  current[from - 1] = from === 1 && row <= max ? row : max + 1;
  let min = current[from - 1] ?? 0;
  for (let column = from; column <= to; column += 1) {
    const other = name.charCodeAt(column - 1);
    let value = (above[column - 1] ?? 0) + (letter === other ? 0 : 1);
    value = Math.min(value, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    if (row > 1 && column > 1 && last === other && letter === name.charCodeAt(column - 2))
      value = Math.min(value, (before[column - 2] ?? 0) + 1);
    current[column] = value;
    if (value < min) min = value;
  }
  if (to < maxLength) current[to + 1] = max + 1;
  return min;
}

/**
 * Optimal string alignment, the restricted Damerau-Levenshtein distance: insertions, deletions, substitutions and
 * transpositions cost one each. Computes only the band of `max` around the diagonal.
 */
export function editDistances(term: string, name: string, max: number): Distances {
  if (term.length - name.length > max || term.length > maxLength - max) return tooFar;
  let [before, above, current] = rows;
  for (let column = 0; column <= max + 1; column += 1) above[column] = column;
  for (let row = 1; row <= term.length; row += 1) {
    if (fillRow(term, name, row, max, [before, above, current]) > max) return tooFar;
    [before, above, current] = [above, current, before];
  }
  let beginning = max + 1;
  const width = Math.min(name.length, term.length + max, maxLength);
  for (let column = Math.max(0, term.length - max); column <= width; column += 1)
    beginning = Math.min(beginning, above[column] ?? max + 1);
  const isWhole = name.length <= term.length + max;
  return {
    whole: isWhole ? within(above[name.length] ?? max + 1, max) : Number.POSITIVE_INFINITY,
    beginning: within(beginning, max),
  };
}

/** The distance of two words by the same measure; Infinity above `max`. */
export const editDistance = (one: string, other: string, max: number): number =>
  editDistances(one, other, max).whole;
