import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** One line of a CSV file with a header row, by column name. */
export type Row = Readonly<Record<string, string>>;

export function readCsv(path: string): Row[] {
  return parse(readFileSync(path, 'utf8'), { columns: true, skip_empty_lines: true, bom: true });
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** CSV text with a header row and UNIX line ends; cells missing in a row are blank. */
export function toCsv(columns: readonly string[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}
