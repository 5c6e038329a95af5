import fs, { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asCaller } from '#server/db/callers.ts';
import {
  DatabaseBusyError,
  DatabaseQueryError,
  DatabaseUnavailableError,
} from '#server/db/database-errors.ts';
import { EmbeddedDialect } from './dialect.ts';
import { DurableNodeFS, startParams } from './durable-files.ts';
import { EmbeddedDatabase, type Turns } from './embedded-database.ts';

interface Schema {
  notes: { text: string };
}

const scratch = mkdtempSync(join(tmpdir(), 'kindfare-embedded-'));
const folder = join(scratch, 'database');
const over = (turns: Turns) => new Kysely<Schema>({ dialect: new EmbeddedDialect(turns) });
const openDatabase = (limits = { queryMs: 10_000, turnMs: 10_000 }) =>
  new EmbeddedDatabase({ folder, template: null }, limits);
const open = (limits?: { queryMs: number; turnMs: number }) => over(openDatabase(limits));
const slow = sql`select count(*) from generate_series(1, 2000000000)`;
const texts = async (db: Kysely<Schema>) =>
  (await db.selectFrom('notes').select('text').orderBy('text').execute()).map((row) => row.text);

beforeAll(async () => {
  const db = open();
  await sql`create table notes (text text primary key)`.execute(db);
  await db.destroy();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let db: Kysely<Schema>;
afterEach(() => db.destroy());
const note = (text: string, on: Kysely<Schema> = db) => on.insertInto('notes').values({ text }).execute();

test('a new database is complete before it is moved to its place', () => {
  db = open();
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
  expect(fs.globSync(`${folder}.new-*`)).toEqual([]);
});

test('PostgreSQL writes through to the disk, and each commit does', async () => {
  db = open();
  const { rows } =
    await sql`select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`.execute(
      db,
    );
  expect(rows).toEqual([{ fsync: 'on', method: 'fsync' }]);
  await db.destroy();

  const real = fs.fsyncSync;
  let syncs = 0;
  fs.fsyncSync = (descriptor) => {
    syncs += 1;
    real(descriptor);
  };
  syncBuiltinESMExports();
  const here = await PGlite.create({ fs: new DurableNodeFS(folder), startParams: [...startParams] });
  const before = syncs;
  await here.exec("insert into notes values ('synced')");
  const after = syncs;
  await here.close();
  fs.fsyncSync = real;
  syncBuiltinESMExports();
  expect(after).toBeGreaterThan(before);
});

test('EXT-22 a caller with many queries leaves another’s the next turn', async () => {
  db = open();
  const order: string[] = [];
  const ask = (caller: string) =>
    asCaller(caller, () => sql`select 1`.execute(db)).then(() => void order.push(caller));
  await Promise.all([...Array.from({ length: 20 }, () => ask('greedy')), ask('other')]);
  expect(order.indexOf('other')).toBeLessThanOrEqual(2);
});

describe('a query that takes too long', () => {
  test('times out without blocking the event loop, and the database reopens with everything acknowledged', async () => {
    db = open({ queryMs: 1_000, turnMs: 10_000 });
    await note('stored');
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    await expect(slow.execute(db)).rejects.toThrow(DatabaseUnavailableError);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(20);
    expect(await texts(db)).toContain('stored');
  });

  test('completes where migrations and content have a longer timeout', async () => {
    const database = openDatabase({ queryMs: 200, turnMs: 10_000 });
    db = over(database);
    const aboutASecond = sql`select count(*) from generate_series(1, 4000000)`;
    await expect(aboutASecond.execute(db)).rejects.toThrow(DatabaseUnavailableError);
    await aboutASecond.execute(over(database.withQueryTimeout(600_000)));
  });

  test('ends its transaction: nothing of it continues in the reopened database', async () => {
    db = open({ queryMs: 1_000, turnMs: 10_000 });
    const work = db.transaction().execute(async (tx) => {
      await note('half', tx);
      await slow.execute(tx).catch(() => undefined);
      await note('other half', tx);
    });
    await expect(work).rejects.toThrow(DatabaseUnavailableError);
    expect(await texts(db)).not.toEqual(expect.arrayContaining(['half']));
    expect(await texts(db)).not.toEqual(expect.arrayContaining(['other half']));
  });
});

describe('turns', () => {
  test('no other query runs inside a transaction', async () => {
    db = open();
    const seen: string[][] = [];
    await Promise.all([
      db.transaction().execute(async (tx) => {
        await note('first', tx);
        await note('second', tx);
      }),
      ...Array.from({ length: 5 }, async () => seen.push(await texts(db))),
    ]);
    for (const each of seen) expect(each.includes('first')).toBe(each.includes('second'));
  });

  test('a caller that waits too long gets a busy error, and the next one gets its turn', async () => {
    db = open({ queryMs: 10_000, turnMs: 200 });
    await texts(db);
    const lock = Promise.withResolvers<void>();
    const holder = db.transaction().execute(() => lock.promise);
    await expect(texts(db)).rejects.toThrow(DatabaseBusyError);
    lock.resolve();
    await holder;
    expect(await texts(db)).toContain('stored');
  });

  test('a failed transaction is rolled back and throws, even if its error was swallowed', async () => {
    db = open();
    await expect(
      db.transaction().execute(async (tx) => {
        await note('lost', tx);
        await note('lost', tx).catch(() => undefined);
      }),
    ).rejects.toThrow();
    expect(await texts(db)).not.toContain('lost');
    await expect(
      db.transaction().execute(async (tx) => {
        await note('lost', tx);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await texts(db)).not.toContain('lost');
  });
});

test('PostgreSQL errors have their code and the name of the constraint', async () => {
  db = open();
  await note('once');
  const error = await note('once').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseQueryError);
  expect(error).toMatchObject({ code: '23505', constraint: 'notes_pkey' });
});

test('values round-trip as with the driver of PostgreSQL', async () => {
  db = open();
  const moment = new Date('2026-05-04T09:00:00.123Z');
  const { rows } =
    await sql`select ${moment}::timestamptz as moment, ${['a', 'b']}::text[] as list, ${7}::int8 as count, ${null}::text as nothing`.execute(
      db,
    );
  expect(rows).toEqual([{ moment, list: ['a', 'b'], count: 7, nothing: null }]);
});

test('rejects queries after it is closed', async () => {
  db = open();
  const closed = open();
  await texts(closed);
  await closed.destroy();
  await expect(texts(closed)).rejects.toThrow();
});
