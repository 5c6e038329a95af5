import type { KyselyPlugin } from 'kysely';
import { type Connection, connectDatabase, connectMemory } from '#server/db/connect.ts';
import { createPreparedDatabase, preparedDump } from './prepared-database.ts';
import { type Marks, readMarks, restore } from './restore-database.ts';

/** A database shared by the test files of one worker, restored for each. */
interface Shared {
  /** Close it before the next caller opens it. */
  readonly open: () => Promise<Connection>;
  readonly remove: () => Promise<void>;
  marks: Marks | null;
}

const idle: Shared[] = [];

/** Rejects queries of a test that has ended. */
function untilClosed(): { readonly plugin: KyselyPlugin; readonly close: () => void } {
  let isClosed = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (isClosed) throw new Error('This test has given its database back.');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { plugin, close: () => (isClosed = true) };
}

/** One thread serves all files of a worker, as starting it takes longer than most files. */
async function inMemory(): Promise<Shared> {
  const { db, queryCache, close } = connectMemory(await preparedDump());
  return {
    open: async () => {
      const { plugin, close: giveBack } = untilClosed();
      return { db: db.withPlugin(plugin), queryCache, close: async () => giveBack() };
    },
    remove: close,
    marks: null,
  };
}

async function onPostgres(server: string): Promise<Shared> {
  const url = await createPreparedDatabase(server);
  return {
    open: () => connectDatabase({ kind: 'postgres', url }),
    // Together with the others, at the end of the run.
    remove: async () => {},
    marks: null,
  };
}

/** The PostgreSQL of the suite; empty: it runs on the embedded database. */
export const postgresUrl = process.env['TEST_DATABASE_URL'] ?? '';
export const isOnPostgres = postgresUrl !== '';

const makeShared = (): Promise<Shared> => (isOnPostgres ? onPostgres(postgresUrl) : inMemory());

/** Opens it in its prepared state; null if it can no longer be restored. */
async function openRestored(shared: Shared): Promise<Connection | null> {
  const connection = await shared.open();
  try {
    shared.marks = await (shared.marks === null
      ? readMarks(connection.db)
      : restore(connection.db, shared.marks));
    if (shared.marks !== null) return connection;
  } catch {
    // A test has closed it.
  }
  await connection.close();
  await shared.remove();
  return null;
}

/** A migrated and seeded database for exclusive use until it is closed. */
export async function openTestDatabase(): Promise<Connection> {
  for (;;) {
    const shared = idle.pop() ?? (await makeShared());
    const connection = await openRestored(shared);
    if (connection === null) continue;
    const close = async () => {
      await connection.close();
      idle.push(shared);
    };
    return { ...connection, close };
  }
}
