import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** A table with the columns that hold data, in the order of its definition. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** Independent of the order of the rows and of the database's collation. */
export interface TableSum {
  readonly rows: number;
  /** Sum over the rows of the first 15 hexadecimal digits of their MD5. */
  readonly checksum: string;
}

/** The next value of a sequence. */
export interface SequenceValue {
  readonly name: string;
  readonly last: number | null;
}

/** Filled by the migrator itself. */
const ofMigrator = /^kysely_migration/;

/** The tables of the site, without generated columns. */
export async function listTables(db: Db): Promise<readonly CopiedTable[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attgenerated = ''
    order by c.relname collate "C", a.attnum`.execute(db);
  const tables = Map.groupBy(rows, ({ table }) => table);
  return [...tables]
    .filter(([name]) => !ofMigrator.test(name))
    .map(([name, columns]) => ({
      name,
      columns: columns.map(({ column, type }) => ({ name: column, type })),
    }));
}

/** Makes texts of values the same on every server, and the transaction a snapshot. Call it first. */
export async function beginSnapshot(tx: Db): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(tx);
  await setTextFormats(tx);
}

export async function setTextFormats(tx: Db): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(tx);
  await sql`set local datestyle = 'ISO, YMD'`.execute(tx);
  await sql`set local intervalstyle = 'postgres'`.execute(tx);
  await sql`set local bytea_output = 'hex'`.execute(tx);
}

/** A row as one line: a JSON array with each value as text. */
const lineOf = ({ columns }: CopiedTable) =>
  sql`json_build_array(${sql.join(columns.map(({ name }) => sql`${sql.ref(name)}::text`))})::text`;

export async function sumTable(tx: Db, table: CopiedTable): Promise<TableSum> {
  const { rows } = await sql<TableSum>`
    select count(*)::int as rows,
      coalesce(sum(('x' || substr(md5(${lineOf(table)}), 1, 15))::bit(60)::bigint), 0)::text as checksum
    from ${sql.ref(`public.${table.name}`)}`.execute(tx);
  return rows[0] ?? { rows: 0, checksum: '0' };
}

/** Differs after any insert, update, or delete; cheaper than the checksum, which reads every value. */
export async function markTable(tx: Db, { name }: CopiedTable): Promise<string> {
  const { rows } = await sql<{ mark: string | null }>`
    select md5(string_agg(ctid::text || xmin::text, ',' order by ctid)) as mark
    from ${sql.ref(`public.${name}`)}`.execute(tx);
  return rows[0]?.mark ?? '';
}

const rowsPerBatch = 200;

/** The rows of a table as lines, some at a time. */
export async function* readLines(tx: Db, table: CopiedTable): AsyncGenerator<readonly string[], void> {
  await sql`declare copied no scroll cursor for
    select ${lineOf(table)} as line from ${sql.ref(`public.${table.name}`)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsPerBatch)} from copied`.execute(tx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsPerBatch) break;
  }
  await sql`close copied`.execute(tx);
}

export async function insertLines(tx: Db, table: CopiedTable, lines: readonly string[]): Promise<void> {
  const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  const values = sql.join(
    table.columns.map(({ type }, at) => sql`(line->>${sql.lit(at)})::${sql.raw(type)}`),
  );
  await sql`
    insert into ${sql.ref(`public.${table.name}`)} (${columns}) overriding system value
    select ${values} from json_array_elements(${`[${lines.join(',')}]`}::json) as line`.execute(tx);
}

export async function readSequences(tx: Db): Promise<readonly SequenceValue[]> {
  const { rows } = await sql<SequenceValue>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' order by sequencename`.execute(tx);
  return rows;
}

export async function setSequences(tx: Db, values: readonly SequenceValue[]): Promise<void> {
  for (const { name, last } of values)
    await sql`select setval(format('public.%I', ${name}::text)::regclass, ${last ?? 1}, ${last !== null})`.execute(
      tx,
    );
}

/**
 * Empties the tables and runs the work without foreign keys and triggers, which would act on copied rows. They are
 * there again afterward, and the keys checked. Needs no more than the owner of the tables may do.
 */
export async function withoutConstraints(
  tx: Db,
  tables: readonly CopiedTable[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    order by conname`.execute(tx);
  for (const { table, name } of keys)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  for (const { name } of tables) {
    await sql`alter table ${sql.ref(`public.${name}`)} disable trigger user`.execute(tx);
    await sql`delete from ${sql.ref(`public.${name}`)}`.execute(tx);
  }
  await work();
  for (const { table, name, definition } of keys)
    await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      tx,
    );
  for (const { name } of tables)
    await sql`alter table ${sql.ref(`public.${name}`)} enable trigger user`.execute(tx);
}

/** Null: there are no tables. */
export async function countMembers(db: Db): Promise<number | null> {
  const { rows } = await sql<{
    found: string | null;
  }>`select to_regclass('public.users')::text as found`.execute(db);
  if (rows[0]?.found == null) return null;
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function analyzeAll(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}
