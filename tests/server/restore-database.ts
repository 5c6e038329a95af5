/** Restores a used test database to its prepared state. */
import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Marks of a prepared database that reveal changes without reading all rows. */
export interface Marks {
  readonly shape: string;
  /** By table: changes with every row that is written, changed or removed. */
  readonly tables: ReadonlyMap<string, string>;
}

/** Where the rows are kept that a prepared database begins with. */
const kept = 'prepared';

async function tableNames(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  return rows.map(({ name }) => name);
}

/** Copies what is there into the schema of the kept rows; once, when the database has been filled. */
export async function keepRows(db: Db): Promise<void> {
  await sql`create schema ${sql.ref(kept)}`.execute(db);
  for (const table of await tableNames(db))
    await sql`create table ${sql.ref(`${kept}.${table}`)} as table ${sql.ref(`public.${table}`)}`.execute(db);
  await sql`
    create table ${sql.ref(`${kept}.sequence_values`)} as
    select sequencename as name, last_value from pg_sequences where schemaname = 'public'`.execute(db);
}

async function shapeOf(db: Db): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select md5(string_agg(part, E'\n' order by part)) as shape from (
      select format('%s.%s %s %s', c.relname, a.attname, a.atttypid, a.attnotnull) as part
      from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace
      union all
      select format('%s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
      union all
      select format('%s on %s %s', tgname, tgrelid, tgenabled) from pg_trigger where not tgisinternal
      union all
      select md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    ) as parts`.execute(db);
  return rows[0]?.shape ?? '';
}

export async function readMarks(db: Db): Promise<Marks> {
  const names = await tableNames(db);
  const each = names.map(
    (name) => sql`
      select ${sql.lit(name)} as name,
        md5(string_agg(ctid::text || xmin::text, ',' order by ctid)) as mark
      from ${sql.ref(`public.${name}`)}`,
  );
  const { rows } = await sql<{
    name: string;
    mark: string | null;
  }>`${sql.join(each, sql` union all `)}`.execute(db);
  const tables = new Map(rows.map(({ name, mark }) => [name, mark ?? '']));
  return { shape: await shapeOf(db), tables };
}

const differing = (before: Marks, now: Marks) =>
  [...now.tables].filter(([name, mark]) => before.tables.get(name) !== mark).map(([name]) => name);

async function refill(db: Db, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`
    insert into ${sql.ref(`public.${table}`)} (${columns}) overriding system value
    select ${columns} from ${sql.ref(`${kept}.${table}`)}`.execute(db);
  await sql`analyze ${sql.ref(`public.${table}`)}`.execute(db);
}

/** Puts the kept rows and the next ids back. Returns the marks from now on, or null when tables, constraints or triggers have changed: then it is not the same database any more. */
export async function restore(db: Db, before: Marks): Promise<Marks | null> {
  const now = await readMarks(db);
  if (now.shape !== before.shape) return null;
  const changed = differing(before, now);
  if (changed.length === 0) return before;
  return db.transaction().execute(async (tx) => {
    // Neither foreign keys nor triggers act on rows that are put back as they were.
    await sql`set local session_replication_role = replica`.execute(tx);
    // What refers to a changed table is emptied with it.
    await sql`truncate ${sql.join(changed.map((name) => sql.table(name)))} restart identity cascade`.execute(
      tx,
    );
    const emptied = await readMarks(tx);
    for (const table of differing(before, emptied)) await refill(tx, table);
    await sql`
      select setval(format('public.%I', name)::regclass, last_value)
      from ${sql.ref(`${kept}.sequence_values`)} where last_value is not null`.execute(tx);
    return readMarks(tx);
  });
}
