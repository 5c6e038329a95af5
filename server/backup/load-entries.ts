import type { Storage } from '#server/context/storage.ts';
import type { Db } from '#server/db/connect.ts';
import { migrateTo } from '#server/db/migrate.ts';
import {
  analyzeAll,
  type CopiedTable,
  countMembers,
  insertLines,
  listTables,
  setSequences,
  setTextFormats,
  sumTable,
  withoutConstraints,
} from '#server/queries/copied-tables.ts';
import { endAllAccess } from '#server/queries/end-access.ts';
import { forgetMove } from '#server/queries/write-stop.ts';
import { BackupError, type End, type Entry, type Head, type TableHead } from './entries.ts';

export interface Loaded {
  readonly head: Head;
  readonly end: End;
  readonly tables: readonly { readonly table: string; readonly rows: number }[];
  /** Sessions that were ended, as the copy is of an earlier time; null: it is of now. */
  readonly endedSessions: number | null;
}

interface Parts {
  /** Without a query timeout. */
  readonly db: Db;
  /** Where pictures go; null: they are only read. */
  readonly storage: Storage | null;
  /** The copy is of an earlier time: what gives access to accounts is ended. */
  readonly isEarlier: boolean;
}

async function firstOf(entries: AsyncIterator<Entry, void>): Promise<Head> {
  const { value } = await entries.next();
  if (value?.kind === 'head') return value;
  throw new BackupError('The copy does not begin with a head.');
}

function sameTable(tables: ReadonlyMap<string, CopiedTable>, head: TableHead): CopiedTable {
  const own = tables.get(head.table);
  const columns = own?.columns.map(({ name }) => name).join();
  if (own === undefined || columns !== head.columns.join())
    throw new BackupError(`The table ${head.table} has other columns here than in the copy.`);
  // in the order of the copy
  return own;
}

/** Counts and sums every table in the database it was loaded into. */
async function compare(tx: Db, tables: ReadonlyMap<string, CopiedTable>, heads: readonly TableHead[]) {
  if (heads.length !== tables.size)
    throw new BackupError(`The copy has ${heads.length} tables instead of ${tables.size}.`);
  for (const head of heads) {
    const { rows, checksum } = await sumTable(tx, sameTable(tables, head));
    if (rows !== head.rows || checksum !== head.checksum)
      throw new BackupError(
        `The table ${head.table} was copied wrongly: ${rows} rows (${checksum}) instead of ${head.rows} (${head.checksum}). Nothing was kept.`,
      );
  }
}

async function loadRows(
  { db, storage, isEarlier }: Parts,
  entries: AsyncIterable<Entry>,
): Promise<Omit<Loaded, 'head'>> {
  return db.transaction().execute(async (tx) => {
    await setTextFormats(tx);
    const tables = new Map((await listTables(tx)).map((table) => [table.name, table]));
    const heads: TableHead[] = [];
    let current: CopiedTable | null = null;
    let end: End | null = null;
    await withoutConstraints(tx, [...tables.values()], async () => {
      for await (const entry of entries) {
        if (entry.kind === 'table') {
          current = sameTable(tables, entry);
          heads.push(entry);
        }
        if (entry.kind === 'lines' && current !== null) await insertLines(tx, current, entry.lines);
        if (entry.kind === 'picture') await storage?.put(entry.name, entry.bytes);
        if (entry.kind === 'end') end = entry;
      }
      if (end === null) throw new BackupError('The copy ends too early.');
      await setSequences(tx, (end as End).sequences);
    });
    await compare(tx, tables, heads);
    const endedSessions = isEarlier ? await endAllAccess(tx, tables) : null;
    const counts = heads.map(({ table, rows }) => ({ table, rows }));
    return { end: end as unknown as End, tables: counts, endedSessions };
  });
}

/**
 * Loads a copy into a database without members, in one transaction: all of it, compared by count and checksum, or
 * nothing. The tables get the version of the copy; a start of the server brings them up to date.
 */
export async function loadEntries(parts: Parts, source: AsyncGenerator<Entry, void>): Promise<Loaded> {
  const members = await countMembers(parts.db);
  if (members !== null && members > 0)
    throw new BackupError(
      `The database to load into already has ${members} ${members === 1 ? 'member' : 'members'}: name an empty one.`,
    );
  const head = await firstOf(source);
  await migrateTo(parts.db, head.migrations, head.version);
  const loaded = await loadRows(parts, source);
  await forgetMove(parts.db);
  await analyzeAll(parts.db);
  return { head, ...loaded };
}
