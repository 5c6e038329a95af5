import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connectDatabase, connectRunning } from '#server/db/connect.ts';
import { isTaken } from '#server/db/database-errors.ts';
import { prepareDataFolder } from '#tests/server/prepared-database.ts';
import { sendFrame } from './frames.ts';
import { socketPath } from './socket-path.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kindfare-socket-'));
const path = socketPath(dataDir) ?? '';
let holder: Connection;
let other: Connection;

beforeAll(async () => {
  expect(await connectRunning(dataDir)).toBeNull();
  await prepareDataFolder(dataDir);
  holder = await connectDatabase({ kind: 'embedded', folder: join(dataDir, 'database') });
  await sql`create table things (name text constraint things_taken unique, at timestamptz, more jsonb)`.execute(
    holder.db,
  );
  const running = await connectRunning(dataDir);
  if (running === null) throw new Error('no socket');
  other = running;
});
afterAll(async () => {
  await other.close();
  await holder.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const names = async (db = holder.db) =>
  (await sql<{ name: string }>`select name from things order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );

test('another process queries the database of the folder, with the same value types', async () => {
  const at = new Date('2026-05-01T09:00:00.123Z');
  await sql`insert into things values (${'one'}, ${at}, ${JSON.stringify({ a: [1, null] })})`.execute(
    other.db,
  );
  const { rows } = await sql`select name, at, more, count(*) over () as n from things`.execute(other.db);
  expect(rows).toEqual([{ name: 'one', at, more: { a: [1, null] }, n: 1 }]);
  expect(await names()).toEqual(['one']);
});

test('PostgreSQL errors have their code', async () => {
  const again = sql`insert into things values ('one')`.execute(other.db);
  await expect(again).rejects.toSatisfy((error) => isTaken(error, 'things_taken'));
});

test('transactions are atomic, also when the client disconnects in the middle', async () => {
  const failing = other.db.transaction().execute(async (tx) => {
    await sql`insert into things values ('two')`.execute(tx);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');

  const socket = createConnection(path);
  await once(socket, 'connect');
  for (const text of ['begin', "insert into things values ('three')"]) {
    sendFrame(socket, { sql: text, parameters: [] });
    await once(socket, 'data');
  }
  socket.destroy();
  expect(await names()).toEqual(['one']);
  await other.db.transaction().execute((tx) => sql`insert into things values ('four')`.execute(tx));
  expect(await names()).toEqual(['four', 'one']);
});

test('a client that sends anything else is disconnected, and the database goes on', async () => {
  const socket = createConnection(path);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\n\r\n');
  await once(socket, 'close');
  expect(await names(other.db)).toEqual(['four', 'one']);
});

test.skipIf(process.platform === 'win32')('only the server’s own account can connect', () => {
  expect(statSync(join(dataDir, 'run')).mode & 0o077).toBe(0);
});

test('the socket closes with its server, and a stale one of a killed server is replaced', async () => {
  const place = { kind: 'embedded', folder: join(dataDir, 'database') } as const;
  await holder.close();
  expect(await connectRunning(dataDir)).toBeNull();
  await expect(names(other.db)).rejects.toThrow();
  writeFileSync(path, 'left behind');
  holder = await connectDatabase(place);
  expect(await names(other.db)).toEqual(['four', 'one']);
});

test('a folder whose path is too long for a socket has none', () => {
  expect(socketPath(`/${'x'.repeat(120)}`)).toBeNull();
});
