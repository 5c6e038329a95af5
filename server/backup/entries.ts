import type { Db } from '#server/db/connect.ts';
import { executedSteps } from '#server/db/migrate.ts';
import {
  beginSnapshot,
  type CopiedTable,
  listTables,
  readLines,
  readSequences,
  type SequenceValue,
  sumTable,
  type TableSum,
} from '#server/queries/copied-tables.ts';
import { findKey } from '#server/queries/server-keys.ts';

/** A backup cannot be made, read, or loaded; the message is one sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export interface Head {
  readonly kind: 'head';
  readonly format: 1;
  readonly made: string;
  /** Of the application. */
  readonly version: string;
  readonly migrations: readonly string[];
  /** Recognizes the key that values are encrypted with; null: nothing is encrypted yet. */
  readonly keyMark: string | null;
}
export interface TableHead extends TableSum {
  readonly kind: 'table';
  readonly table: string;
  readonly columns: readonly string[];
}
/** Rows of the table before them. */
export interface Lines {
  readonly kind: 'lines';
  readonly lines: readonly string[];
}
export interface PictureEntry {
  readonly kind: 'picture';
  readonly name: string;
  readonly bytes: Uint8Array;
}
export interface End {
  readonly kind: 'end';
  readonly tables: number;
  readonly rows: number;
  readonly pictures: number;
  /** Pictures that a row names and the storage doesn't have. */
  readonly missing: readonly string[];
  readonly sequences: readonly SequenceValue[];
}

/** What a copy of a database consists of: a head, each table with its lines, pictures, and the end. */
export type Entry = Head | TableHead | Lines | PictureEntry | End;

/** Called with a line for the operator. */
export type OnProgress = (line: string) => void;

export async function headOf(db: Db, { version, now }: { version: string; now: Date }): Promise<Head> {
  const [migrations, mark] = [await executedSteps(db), await findKey(db, 'mark')];
  return {
    kind: 'head',
    format: 1,
    made: now.toISOString(),
    version,
    migrations,
    keyMark: mark ?? null,
  };
}

export async function* tableEntries(tx: Db, table: CopiedTable): AsyncGenerator<TableHead | Lines, void> {
  const { rows, checksum } = await sumTable(tx, table);
  yield { kind: 'table', table: table.name, columns: table.columns.map(({ name }) => name), rows, checksum };
  for await (const lines of readLines(tx, table)) yield { kind: 'lines', lines };
}

/** All of a database that takes no writes, without pictures. Readers get their turn between two tables. */
export async function* databaseEntries(
  db: Db,
  about: { version: string; now: Date },
  onProgress: OnProgress,
): AsyncGenerator<Entry, void> {
  yield await headOf(db, about);
  const tables = await listTables(db);
  let rows = 0;
  for (const table of tables) {
    const tx = await db.startTransaction().execute();
    try {
      await beginSnapshot(tx);
      for await (const entry of tableEntries(tx, table)) {
        yield entry;
        if (entry.kind !== 'table') continue;
        rows += entry.rows;
        onProgress(`${table.name}: ${entry.rows}`);
      }
    } finally {
      await tx.rollback().execute();
    }
  }
  const sequences = await readSequences(db);
  yield { kind: 'end', tables: tables.length, rows, pictures: 0, missing: [], sequences };
}
