import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { DatabasePlace } from '#server/config.ts';
import { createChangeNotifications, notifiedTables } from './change-notifications.ts';
import { createConnectionTurns } from './connection-turns.ts';
import { isReadOnlyError } from './database-errors.ts';
import { oneServer, type ServerConnections, watchServers } from './database-servers.ts';
import { versionReaderOf } from './member-versions.ts';
import { EmbeddedDialect } from './pglite/dialect.ts';
import { EmbeddedDatabase } from './pglite/embedded-database.ts';
import { lockFolder } from './pglite/folder-lock.ts';
import { serveSocket } from './pglite/serve-socket.ts';
import { findRunningDatabase } from './pglite/socket-database.ts';
import { prepareOn } from './prepared-queries.ts';
import { createQueryCache, type QueryCache } from './query-cache.ts';
import { filledFromPrimary } from './replica-cache.ts';
import type { Database } from './schema.ts';
import { TurnDialect } from './turn-dialect.ts';

export type Db = Kysely<Database>;

export interface Connection {
  readonly db: Db;
  readonly queryCache: QueryCache;
  /** Waits for running queries, flushes everything and unlocks the data folder. */
  readonly close: () => Promise<void>;
}

export interface OwnConnection extends Connection {
  /** Whether it is an embedded database that is being created, which takes seconds. */
  readonly isNew: boolean;
  /**
   * Runs migrations and loads content, for which a query may take an hour: building an index on a large table,
   * or waiting until another server has done the same.
   */
  readonly setUp: (work: (db: Db) => Promise<void>) => Promise<void>;
}

/** Query timeout: queries take milliseconds, so one this long is a defect. */
const queryMs = 15_000;
/** How long a caller waits for a connection before it gets a busy error. */
const turnMs = 10_000;

/** Query timeout of migrations and of loading content. */
const setUpMs = 60 * 60_000;

const limits = { queryMs, turnMs } as const;

/** On PostgreSQL: three of ten connections are reserved for reads, and one member has at most four. */
const connectionLimits = { total: 10, writes: 7, ofCaller: 4, waitMs: turnMs } as const;

/**
 * Opens the database of the place, creating it on the first start. Throws DataFolderError when another server
 * has locked the folder, DatabaseUnavailableError when the files cannot be opened.
 */
export async function connectDatabase(place: DatabasePlace): Promise<OwnConnection> {
  return place.kind === 'postgres'
    ? connectPostgres(place.url, place.replicas ?? [])
    : connectFolder(place.folder);
}

const setUpEmbedded = (database: EmbeddedDatabase) => (work: (db: Db) => Promise<void>) =>
  work(new Kysely<Database>({ dialect: new EmbeddedDialect(database.withQueryTimeout(setUpMs)) }));

async function connectFolder(folder: string): Promise<OwnConnection> {
  const unlock = lockFolder(dirname(folder));
  const isNew = !existsSync(folder);
  const { queryCache, onStatement } = createQueryCache({ readVersion: null });
  const database = new EmbeddedDatabase({ folder, template: null }, limits, onStatement);
  const db = new Kysely<Database>({ dialect: new EmbeddedDialect(database) });
  const stopServing = serveSocket(database, dirname(folder));
  const close = async () => {
    await stopServing();
    await db.destroy();
    unlock();
  };
  return { db, queryCache, isNew, setUp: setUpEmbedded(database), close };
}

/** The embedded database of a folder through the server that has it open; null when no server responds. */
export async function connectRunning(dataDir: string): Promise<Connection | null> {
  const database = await findRunningDatabase(dataDir);
  if (database === null) return null;
  const db = new Kysely<Database>({ dialect: new EmbeddedDialect(database) });
  const { queryCache } = createQueryCache({ readVersion: versionReaderOf(db) });
  return { db, queryCache, close: () => db.destroy() };
}

/** A database in memory, restored from a dump if given; for tests. */
export function connectMemory(template: Uint8Array<ArrayBuffer> | null): OwnConnection & {
  readonly dump: () => Promise<Uint8Array<ArrayBuffer>>;
} {
  const { queryCache, onStatement } = createQueryCache({ readVersion: null });
  const database = new EmbeddedDatabase({ folder: null, template }, limits, onStatement);
  const db = new Kysely<Database>({ dialect: new EmbeddedDialect(database) });
  const setUp = setUpEmbedded(database);
  return { db, queryCache, isNew: true, setUp, close: () => db.destroy(), dump: () => database.dump() };
}

/** Whole numbers as numbers, days as text: the defaults of `pg` differ from those of the embedded database. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  if (oid === pg.types.builtins.INT8) return Number;
  if (oid === pg.types.builtins.DATE) return (value: string) => value;
  return pg.types.getTypeParser(oid, format as 'text');
}

/** The response to `show transaction_read_only`, which the readiness check sends. */
const isReadOnlyResponse = (result: unknown): boolean =>
  Object(Object(Object(result)['rows'])[0])['transaction_read_only'] === 'on';

/**
 * The pool, which after a refused write or a failed readiness check closes every connection made before it: new ones go
 * to the current primary. The check counts too because a server that isn't ready gets no writes.
 */
function renewedWhenReadOnly(pool: pg.Pool): PostgresPool {
  let generation = 0;
  const generations = new WeakMap<pg.PoolClient, number>();
  const isStale = (client: pg.PoolClient) => (generations.get(client) ?? 0) < generation;
  pool.on('connect', (client) => {
    const own = generation;
    generations.set(client, own);
    const renewIf = (isReadOnly: boolean) => {
      if (isReadOnly) generation = Math.max(generation, own + 1);
    };
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
    client.query = ((...parts: unknown[]) => {
      const result = query(...parts);
      if (result instanceof Promise)
        result.then(
          (value: unknown) => renewIf(isReadOnlyResponse(value)),
          (error: unknown) => renewIf(isReadOnlyError(error)),
        );
      return result;
    }) as typeof client.query;
  });
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      for (;;) {
        const client = await pool.connect();
        if (isStale(client)) {
          client.release(true);
          continue;
        }
        const release = client.release.bind(client);
        client.release = (destroy) => release(destroy ?? isStale(client));
        return client;
      }
    },
  };
}

/** On one connection of its own, without the query timeout of the pool. */
async function setUpPostgres(connectionString: string, work: (db: Db) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: turnMs,
    statement_timeout: setUpMs,
    keepAlive: true,
    application_name: 'kindfare set-up',
    types: { getTypeParser },
  });
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await work(db).finally(() => db.destroy());
}

// The search combines index bitmaps of a hundred thousand rows, which the default of 4 MB would make lossy.
const onCreateConnection = async (connection: DatabaseConnection) => {
  await connection.executeQuery(CompiledQuery.raw("set work_mem = '16MB'"));
};

/** The pool of one server. */
function connectionsTo(connectionString: string): ServerConnections {
  const pool = new pg.Pool({
    connectionString,
    max: connectionLimits.total,
    connectionTimeoutMillis: turnMs,
    statement_timeout: queryMs,
    // For connections that fail silently; PostgreSQL's own timeout fires first.
    query_timeout: queryMs + 5_000,
    idle_in_transaction_session_timeout: 2 * queryMs,
    keepAlive: true,
    application_name: 'kindfare',
    types: { getTypeParser },
  });
  // A broken connection is replaced on the next call and its query rejects; without a listener the error events would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    prepareOn(client);
  });
  const dialect = new PostgresDialect({ pool: renewedWhenReadOnly(pool), onCreateConnection });
  return { driver: dialect.createDriver(), turns: createConnectionTurns(connectionLimits) };
}

async function connectPostgres(url: string, replicas: readonly string[]): Promise<OwnConnection> {
  const servers =
    replicas.length === 0
      ? oneServer(url, connectionsTo(url))
      : await watchServers([url, ...replicas], connectionsTo);
  // What others write counts as a statement of this instance.
  const notices = createChangeNotifications(servers.primaryUrl, (table) =>
    onStatement(table === null ? 'listen' : `delete from ${table}`),
  );
  let readVersion: ReturnType<typeof versionReaderOf> | null = null;
  const { queryCache, onStatement } = createQueryCache({
    readVersion: (member) => {
      readVersion ??= versionReaderOf(db);
      return readVersion(member);
    },
    isNotified: (tables) => tables.every((table) => notifiedTables.has(table)) && notices.areReceived(),
  });
  const db: Db = new Kysely<Database>({
    dialect: new TurnDialect(servers),
    log: ({ query }) => onStatement(query.sql),
  });
  const setUp = (work: (db: Db) => Promise<void>) => setUpPostgres(servers.primaryUrl(), work);
  const close = async () => {
    await notices.close();
    await db.destroy();
  };
  return { db, queryCache: filledFromPrimary(queryCache, servers), isNew: false, setUp, close };
}
