/** Restores a used test database to its prepared state. */
import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Marks of a prepared database that reveal changes without reading all rows. */
export interface Marks {
  readonly shape: string;
  /** By table: changes with every row that is inserted, updated or deleted. */
  readonly tables: ReadonlyMap<string, string>;
}

/** Schema with the rows of the prepared database. */
const preparedSchema = 'prepared';
/** The tables of the catalog with their keys: of these many rows only those changed by a test are restored. */
const large: ReadonlyMap<string, string> = new Map([
  ['recipes', 'id'],
  ['recipe_details', 'recipe_id'],
]);

async function tableNames(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  return rows.map(({ name }) => name);
}

/** Copies all rows into that schema; once, after the database was filled. */
export async function copyRows(db: Db): Promise<void> {
  await sql`create schema ${sql.ref(preparedSchema)}`.execute(db);
  for (const table of await tableNames(db))
    await sql`create table ${sql.ref(`${preparedSchema}.${table}`)} as table ${sql.ref(`public.${table}`)}`.execute(
      db,
    );
  await sql`
    create table ${sql.ref(`${preparedSchema}.sequence_values`)} as
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

const readTableMarks = async (db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
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
  return new Map(rows.map(({ name, mark }) => [name, mark ?? '']));
};

/** Records the ctid and xmin of each row of a large table. */
async function markRows(db: Db, table: string): Promise<void> {
  await sql`delete from ${sql.ref(`${preparedSchema}.row_marks`)} where name = ${table}`.execute(db);
  await sql`
    insert into ${sql.ref(`${preparedSchema}.row_marks`)}
    select ${table}, ctid::text, xmin::text from ${sql.ref(`public.${table}`)}`.execute(db);
}

/** The marks of the database in its current state, which counts as prepared. */
export async function readMarks(db: Db): Promise<Marks> {
  await sql`create table if not exists ${sql.ref(`${preparedSchema}.row_marks`)} (name text, place text, writer text)`.execute(
    db,
  );
  for (const table of large.keys()) await markRows(db, table);
  return { shape: await shapeOf(db), tables: await readTableMarks(db, await tableNames(db)) };
}

async function columnsOf(db: Db, table: string) {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}

async function refill(db: Db, table: string): Promise<void> {
  const columns = await columnsOf(db, table);
  await sql`delete from ${sql.ref(`public.${table}`)}`.execute(db);
  await sql`
    insert into ${sql.ref(`public.${table}`)} (${columns}) overriding system value
    select ${columns} from ${sql.ref(`${preparedSchema}.${table}`)}`.execute(db);
  await sql`analyze ${sql.ref(`public.${table}`)}`.execute(db);
}

/** Deletes rows written since they were marked, and restores those that are then missing. */
async function repair(db: Db, table: string, key: string): Promise<void> {
  const columns = await columnsOf(db, table);
  await sql`
    delete from ${sql.ref(`public.${table}`)} as row where not exists (
      select from ${sql.ref(`${preparedSchema}.row_marks`)} as mark
      where mark.name = ${table} and mark.place = row.ctid::text and mark.writer = row.xmin::text)`.execute(
    db,
  );
  await sql`
    insert into ${sql.ref(`public.${table}`)} (${columns}) overriding system value
    select ${columns} from ${sql.ref(`${preparedSchema}.${table}`)} as row where not exists (
      select from ${sql.ref(`public.${table}`)} as left_over where left_over.${sql.ref(key)} = row.${sql.ref(key)})`.execute(
    db,
  );
  await markRows(db, table);
  await sql`analyze ${sql.ref(`public.${table}`)}`.execute(db);
}

/** More recipes leave so much in the indexes that a new database takes less time than the files after them lose. */
const mostRecipes = 5_000;

async function hasTooMany(db: Db): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from public.recipes`.execute(
    db,
  );
  return (rows[0]?.count ?? 0) > mostRecipes;
}

/**
 * Restores rows and sequences. Returns the new marks, or null if tables, constraints or triggers have
 * changed, or too many recipes were added: then the database isn't restored.
 */
export async function restore(db: Db, before: Marks): Promise<Marks | null> {
  const shape = await shapeOf(db);
  if (shape !== before.shape || (await hasTooMany(db))) return null;
  const now = await readTableMarks(db, [...before.tables.keys()]);
  const changed = [...now].filter(([name, mark]) => before.tables.get(name) !== mark).map(([name]) => name);
  if (changed.length === 0) return before;
  return db.transaction().execute(async (tx) => {
    // Foreign keys and triggers must not act on restored rows.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const table of changed) {
      const key = large.get(table);
      await (key === undefined ? refill(tx, table) : repair(tx, table, key));
    }
    await sql`
      select setval(format('public.%I', name)::regclass, coalesce(last_value, 1), last_value is not null)
      from ${sql.ref(`${preparedSchema}.sequence_values`)}`.execute(tx);
    return { shape, tables: new Map([...now, ...(await readTableMarks(tx, changed))]) };
  });
}
