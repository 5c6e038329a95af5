/** One row of a table in content/; every error names file, line, column and the expected value. */
export class TableRow {
  readonly #file: string;
  readonly #line: number;
  readonly #cells: Readonly<Record<string, string>>;
  /** Identifies the row in error messages, such as its `id`. */
  readonly #title: string;

  constructor(file: string, line: number, cells: Readonly<Record<string, string>>, title: string) {
    this.#file = file;
    this.#line = line;
    this.#cells = cells;
    this.#title = title;
  }

  complain(column: string, problem: string): never {
    const name = this.#cells[this.#title] ? ` (${this.#cells[this.#title]})` : '';
    throw new Error(`${this.#file}, line ${this.#line}${name}, column ${column}: ${problem}.`);
  }

  text(column: string): string {
    return this.#cells[column]?.trim() ?? '';
  }

  needed(column: string): string {
    return this.text(column) || this.complain(column, 'a value is needed');
  }

  /** A number of at least 0; null for a blank cell, which never counts as zero. */
  amount(column: string): number | null {
    const text = this.text(column);
    if (text === '') return null;
    const value = Number(text);
    return Number.isFinite(value) && value >= 0
      ? value
      : this.complain(column, `"${text}" is not a number of at least 0`);
  }

  oneOf<T>(column: string, options: readonly T[]): T {
    const text = this.needed(column);
    const found = options.find((option) => String(option) === text);
    return found ?? this.complain(column, `"${text}" is none of ${options.join(', ')}`);
  }

  list(column: string): string[] {
    return this.text(column)
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }

  listOf<T extends string>(column: string, options: readonly T[]): T[] {
    return this.list(column).map(
      (part) =>
        options.find((option) => option === part) ??
        this.complain(column, `"${part}" is none of ${options.join(', ')}`),
    );
  }
}
