/** Edit distances of a term from a name; Infinity above `most`. */
export interface Distance {
  readonly whole: number;
  /** Distance from the closest prefix of the name, for incomplete input. */
  readonly beginning: number;
}

export const tooFar: Distance = { whole: Number.POSITIVE_INFINITY, beginning: Number.POSITIVE_INFINITY };

const within = (value: number, most: number) => (value <= most ? value : Number.POSITIVE_INFINITY);

/** Bitmask of the letters in a text; all other characters share one bit. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let n = 0; n < text.length; n += 1) {
    const code = text.charCodeAt(n) - 97;
    letters |= 1 << (code >= 0 && code < 26 ? code : 26 + (Math.abs(code) % 5));
  }
  return letters;
}

/**
 * Whether more than `most` letters of the term are missing from the name, so that the distance need not be computed.
 */
export function lacksLetters(term: number, name: number, most: number): boolean {
  let missing = term & ~name;
  for (let left = most; missing !== 0 && left >= 0; left -= 1) missing &= missing - 1;
  return missing !== 0;
}

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
function fillRow(term: string, name: string, row: number, most: number, [before, above, here]: Rows): number {
  const from = Math.max(1, row - most);
  const to = Math.min(name.length, row + most, maxLength);
  const letter = term.charCodeAt(row - 1);
  const last = term.charCodeAt(row - 2);
  here[from - 1] = from === 1 && row <= most ? row : most + 1;
  let least = here[from - 1] ?? 0;
  for (let column = from; column <= to; column += 1) {
    const other = name.charCodeAt(column - 1);
    let value = (above[column - 1] ?? 0) + (letter === other ? 0 : 1);
    value = Math.min(value, (above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1);
    if (row > 1 && column > 1 && last === other && letter === name.charCodeAt(column - 2))
      value = Math.min(value, (before[column - 2] ?? 0) + 1);
    here[column] = value;
    if (value < least) least = value;
  }
  if (to < maxLength) here[to + 1] = most + 1;
  return least;
}

/**
 * Optimal string alignment, the restricted Damerau-Levenshtein distance: insertions, deletions, substitutions and
 * transpositions cost one each. Computes only the band of `most` around the diagonal.
 */
export function editDistance(term: string, name: string, most: number): Distance {
  if (term.length - name.length > most || term.length > maxLength - most) return tooFar;
  let [before, above, here] = rows;
  for (let column = 0; column <= most + 1; column += 1) above[column] = column;
  for (let row = 1; row <= term.length; row += 1) {
    if (fillRow(term, name, row, most, [before, above, here]) > most) return tooFar;
    [before, above, here] = [above, here, before];
  }
  let beginning = most + 1;
  const width = Math.min(name.length, term.length + most, maxLength);
  for (let column = Math.max(0, term.length - most); column <= width; column += 1)
    beginning = Math.min(beginning, above[column] ?? most + 1);
  const isWhole = name.length <= term.length + most;
  return {
    whole: isWhole ? within(above[name.length] ?? most + 1, most) : Number.POSITIVE_INFINITY,
    beginning: within(beginning, most),
  };
}
