import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { putKey, removeKey } from './server-keys.ts';

const marker = 'moved_to';

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
    await putKey(tx, marker, reason);
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
      await removeKey(tx, marker);
    });
  });
}

/** Forgets the mark in the copy, which takes writes. */
export const forgetMove = (db: Db): Promise<void> => removeKey(db, marker);

/** Where the database was moved to; null: nowhere. */
export async function findMove(db: Db): Promise<string | null> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass('public.server_keys')::text as found`.execute(db);
  if (tables[0]?.found == null) return null;
  const row = await db
    .selectFrom('server_keys')
    .select('value')
    .where('name', '=', marker)
    .executeTakeFirst();
  return row?.value ?? null;
}
