import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectMemory, type Db } from '#server/db/connect.ts';
import { prepared, prepareOn } from '#server/db/prepared-queries.ts';
import { preparedDump } from './prepared-database.ts';
import { isOnPostgres, postgresUrl } from './test-database.ts';

interface Thing {
  readonly id: number;
  readonly name: string | null;
  readonly tags: readonly number[];
}
interface Statement {
  readonly name: string;
  readonly plans: number;
}

const findThings = prepared(
  (db, { ids, name }: { readonly ids: readonly number[]; readonly name: string | null }) =>
    sql<Thing>`
      select id, name, tags from things
      where id = any(${ids}::int[]) and (${name}::text is null or name = ${name}) and true = ${true}
      order by id`.compile(db),
);
const failing = prepared((db, { of }: { readonly of: number }) =>
  sql<{ readonly it: number }>`select 1 / ${of}::int as it`.compile(db),
);

/** An empty one would take longer to make. */
const onEmbedded = async () => connectMemory(await preparedDump());

/** One connection, so that its statements can be listed. */
function onPostgres(): { readonly db: Db; readonly close: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString: postgresUrl, max: 1 });
  pool.on('connect', prepareOn);
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

describe('prepared reads', () => {
  let db: Db;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, close } = isOnPostgres ? onPostgres() : await onEmbedded());
    await sql`create temp table things (id int primary key, name text, tags int[] not null)`.execute(db);
    await sql`insert into things values (1, 'one', '{1,2}'), (2, null, '{}'), (3, 'three', '{3}')`.execute(
      db,
    );
  });
  afterAll(() => close());

  const statements = async (part: string) => {
    const { rows } = await sql<Statement>`
      select name, (generic_plans + custom_plans)::int as plans from pg_prepared_statements
      where strpos(statement, ${part}) > 0 and name <> ''`.execute(db);
    return rows;
  };

  test('rows are those of a plain query, whatever the parameters', async () => {
    expect(await findThings(db, { ids: [3, 1, 9], name: null })).toEqual([
      { id: 1, name: 'one', tags: [1, 2] },
      { id: 3, name: 'three', tags: [3] },
    ]);
    expect(await findThings(db, { ids: [], name: null })).toEqual([]);
    expect(await findThings(db, { ids: [2, 3], name: 'three' })).toEqual([
      { id: 3, name: 'three', tags: [3] },
    ]);
    expect(await findThings(db, { ids: [2], name: "'; drop table things" })).toEqual([]);
  });

  test('one statement serves all calls, also after a failed one', async () => {
    const [before] = await statements('from things');
    await expect(failing(db, { of: 0 })).rejects.toMatchObject({ code: '22012' });
    expect(await failing(db, { of: 1 })).toEqual([{ it: 1 }]);
    for (const id of [1, 2, 3]) await findThings(db, { ids: [id], name: null });
    const after = await statements('from things');
    expect(after).toEqual([{ name: before?.name, plans: (before?.plans ?? 0) + 3 }]);
  });

  test('a read in a transaction sees what it has written', async () => {
    await db.transaction().execute(async (tx) => {
      await sql`insert into things values (4, 'four', '{}')`.execute(tx);
      expect(await findThings(tx, { ids: [4], name: null })).toHaveLength(1);
      await sql`delete from things where id = 4`.execute(tx);
    });
    expect(await findThings(db, { ids: [4], name: null })).toEqual([]);
  });

  test('a migration that changes a column’s type doesn’t fail its readers', async () => {
    await sql`alter table things alter column name type varchar(20)`.execute(db);
    expect(await findThings(db, { ids: [1], name: null })).toMatchObject([{ name: 'one' }]);
    expect(await findThings(db, { ids: [3], name: null })).toMatchObject([{ name: 'three' }]);
  });
});

test.skipIf(!isOnPostgres)('behind a pooler that mixes connections, reads run as plain text', async () => {
  const { db, close } = onPostgres();
  await sql`create temp table things (id int primary key, name text, tags int[] not null)`.execute(db);
  await findThings(db, { ids: [1], name: null });
  await sql`deallocate all`.execute(db);
  expect(await findThings(db, { ids: [1], name: null })).toEqual([]);
  await close();
});

test('only a read can be prepared', async () => {
  const { db, close } = connectMemory(null);
  const write = prepared((of, { id }: { readonly id: number }) =>
    sql`delete from things where id = ${id}`.compile(of),
  );
  await expect(write(db, { id: 1 })).rejects.toThrow('Only reads are prepared');
  await close();
});

test.skipIf(isOnPostgres)(
  'the embedded database plans again after many calls, since its tables grow',
  async () => {
    const { db, close } = await onEmbedded();
    await sql`create table things (id int primary key, name text, tags int[] not null)`.execute(db);
    const plans = async () => {
      const { rows } = await sql<{ readonly plans: number }>`
      select (generic_plans + custom_plans)::int as plans from pg_prepared_statements
      where strpos(statement, 'from things') > 0 and name <> ''`.execute(db);
      return rows.map((row) => row.plans);
    };
    for (let call = 0; call < 201; call += 1) await findThings(db, { ids: [1], name: null });
    expect(await plans()).toEqual([1]);
    await close();
  },
);
