import { CsvError, parse } from 'csv-parse/sync';
import { TableRow } from './table-row.ts';

interface Shape {
  /** File name for authors: content/foods.csv. */
  readonly file: string;
  /** Required columns; others are ignored. */
  readonly columns: readonly string[];
  /** Column that identifies a row in error messages. */
  readonly title: string;
}

type Parsed = readonly {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { lines: number };
}[];

function parsed(csvText: string, file: string): Parsed {
  try {
    return parse(csvText, { columns: true, skip_empty_lines: true, bom: true, info: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(`${file}: ${error.message}. Put a cell with a comma or a quote between double quotes.`);
  }
}

/** The rows of a table in CSV. Throws an Error with file and line for invalid CSV or a missing column. */
export function readTable(csvText: string, { file, columns, title }: Shape): TableRow[] {
  const rows = parsed(csvText, file);
  const present = Object.keys(rows[0]?.record ?? {});
  const missing = columns.filter((column) => !present.includes(column));
  if (missing.length > 0) throw new Error(`${file}, line 1: column ${missing.join(', ')} is missing.`);
  // A cell may contain line breaks: `lines` counts to the end of the row, which ends before its last break.
  return rows.map(({ record, info }) => {
    const breaks = Object.values(record).reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
    return new TableRow(file, info.lines - breaks, record, title);
  });
}
