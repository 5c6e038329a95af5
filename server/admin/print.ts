import type { AdminIo } from './admin-io.ts';

/** Control characters that move the cursor or color the terminal: names are typed by members, not by the operator. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal
const unprintable = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;
export const printable = (text: string): string => text.replace(unprintable, '\uFFFD');

/** `2026-05-04 09:00` in UTC. */
export const minute = (date: Date | null): string =>
  date === null ? '' : date.toISOString().slice(0, 16).replace('T', ' ');

export const printJson = (io: AdminIo, value: unknown): void => io.out(`${JSON.stringify(value, null, 2)}\n`);

export const printLine = (io: AdminIo, line: string): void => io.out(`${printable(line)}\n`);

const widest = 60;
const cut = (text: string) => (text.length <= widest ? text : `${text.slice(0, widest - 1)}…`);

/** Rows below a heading, each column as wide as its widest cell; long cells are cut, with `whole` not those of the last column. */
export function printTable(
  io: AdminIo,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  lastColumn: 'cut' | 'whole' = 'cut',
): void {
  const isWhole = (column: number) => lastColumn === 'whole' && column === headings.length - 1;
  const cells = [headings, ...rows].map((row) =>
    row.map((cell, column) => (isWhole(column) ? printable(cell) : cut(printable(cell)))),
  );
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells)
    io.out(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
}

/** Names and values below each other. */
export function printFacts(io: AdminIo, facts: readonly (readonly [name: string, value: string])[]): void {
  const width = Math.max(...facts.map(([name]) => name.length));
  for (const [name, value] of facts) printLine(io, `${name.padEnd(width)}  ${value}`);
}
