import { join } from 'node:path';
import { type Row, readCsv } from './csv.ts';

/** The USDA SR28 files by food number. */
export interface Usda {
  readonly foods: ReadonlyMap<string, Row>;
  readonly extra: ReadonlyMap<string, Row>;
  readonly weights: ReadonlyMap<string, Row[]>;
}

const numbered = (path: string) => new Map(readCsv(path).map((row) => [row['ndb_no'] ?? '', row]));

/** Reads `usda/` of the data folder. */
export function readUsda(data: string): Usda {
  return {
    foods: numbered(join(data, 'usda/foods.csv')),
    extra: numbered(join(data, 'usda/foods_extra.csv')),
    weights: Map.groupBy(readCsv(join(data, 'usda/weights.csv')), (row) => row['ndb_no'] ?? ''),
  };
}

/** A cell as a number, or null where USDA published nothing. */
export function amount(row: Row | undefined, column: string): number | null {
  const cell = row?.[column] ?? '';
  return cell === '' ? null : Number(cell);
}
