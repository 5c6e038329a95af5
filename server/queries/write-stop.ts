import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { putKey, removeKey } from './server-keys.ts';

/** `moving`: a move has begun, and its new place may be empty. */
const markers = { moving: 'moving_to', moved: 'moved_to' } as const;

/** Where the data of a database went, which takes no writes. */
export interface Move {
  readonly place: string;
  /** False: it was interrupted. */
  readonly isWhole: boolean;
}

async function nameOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name ?? '';
}

/**
 * Lets the database refuse writes from now on, also after a restart, while reads go on; `reason` says where it went.
 * On PostgreSQL other connections of the site are ended: they began when writes were allowed.
 */
export async function stopWrites(db: Db, reason: string): Promise<void> {
  const name = await nameOf(db);
  await db.transaction().execute(async (tx) => {
    await sql`set transaction read write`.execute(tx);
    await putKey(tx, markers.moving, reason);
    await sql`alter database ${sql.ref(name)} set default_transaction_read_only = on`.execute(tx);
  });
  await sql`set default_transaction_read_only = on`.execute(db);
  await sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and usename = current_user and application_name like 'kindfare%'`.execute(db);
}

export async function allowWrites(db: Db): Promise<void> {
  const name = await nameOf(db);
  await db.connection().execute(async (connection) => {
    await sql`set default_transaction_read_only = off`.execute(connection);
    await connection.transaction().execute(async (tx) => {
      await sql`alter database ${sql.ref(name)} reset default_transaction_read_only`.execute(tx);
      await forgetMove(tx);
    });
  });
}

/** Notes that all is in the new place. */
export async function finishMove(db: Db, place: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set transaction read write`.execute(tx);
    await putKey(tx, markers.moved, place);
    await removeKey(tx, markers.moving);
  });
}

/** Forgets the mark in the copy, which takes writes. */
export async function forgetMove(db: Db): Promise<void> {
  for (const name of Object.values(markers)) await removeKey(db, name);
}

/** Lets this connection refuse writes where the database was moved: the embedded one forgets its own setting. */
export async function refuseWritesIfMoved(db: Db): Promise<void> {
  if ((await findMove(db)) !== null) await sql`set default_transaction_read_only = on`.execute(db);
}

/** Where the database was moved to; null: nowhere. */
export async function findMove(db: Db): Promise<Move | null> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass('public.server_keys')::text as found`.execute(db);
  if (tables[0]?.found == null) return null;
  const rows = await db
    .selectFrom('server_keys')
    .select(['name', 'value'])
    .where('name', 'in', Object.values(markers))
    .orderBy('name')
    .execute();
  const [row] = rows;
  return row === undefined ? null : { place: row.value, isWhole: row.name === markers.moved };
}
