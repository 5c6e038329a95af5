import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { metrics } from '#server/metrics.ts';
import { currentCaller } from './callers.ts';
import type { ConnectionUse } from './connection-turns.ts';
import type { DatabaseServers, Replica } from './database-servers.ts';
import { parsePosition, unknownPosition } from './log-position.ts';
import { currentReadSession } from './read-session.ts';
import { isRead } from './statements.ts';

/**
 * Not before the last commit, and as little after it as can be: what is flushed, or what is inserted where commits don't
 * wait for that.
 */
const positionNow = CompiledQuery.raw(`select (case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end)::text as position`);

interface Opened {
  readonly driver: Driver;
  readonly connection: DatabaseConnection;
  readonly giveBack: () => void;
}

/**
 * A connection that is acquired with its first statement, which decides between read and write, and so between the
 * servers: a read goes to a replica if the request's session allows it, everything else to the primary.
 */
class TurnConnection implements DatabaseConnection {
  readonly #servers: DatabaseServers;
  readonly #caller = currentCaller();
  readonly #session = currentReadSession();
  #hasWritten = false;
  #isInTransaction = false;
  #hasCommitted = false;
  #opened: Promise<Opened> | null = null;

  constructor(servers: DatabaseServers) {
    this.#servers = servers;
  }

  open(use: ConnectionUse): Promise<Opened> {
    this.#opened ??= this.#open(use);
    return this.#opened;
  }

  async #open(use: ConnectionUse): Promise<Opened> {
    const { driver, turns } = this.#servers.primary();
    const giveBack = await turns.acquire(use, this.#caller);
    try {
      return { driver, connection: await driver.acquireConnection(), giveBack };
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!isRead(query.sql)) {
      const { connection } = await this.open('write');
      this.#hasWritten = true;
      const result = await connection.executeQuery<Row>(query);
      this.#hasCommitted ||= !this.#isInTransaction;
      return result;
    }
    const atLeast = this.#session?.atLeast ?? null;
    if (this.#opened === null && atLeast !== null) {
      const replica = this.#servers.replica(atLeast, this.#caller);
      if (replica !== null) return this.#readFrom<Row>(replica, query);
      if (this.#servers.hasReplicas) metrics.count('kindfare_replica_reads_total', { result: 'behind' });
    }
    return this.#readFromPrimary<Row>(query);
  }

  async #readFromPrimary<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { connection } = await this.open('read');
    return connection.executeQuery<Row>(query);
  }

  /** From the replica, or from the primary when that fails: a read can be repeated. */
  async #readFrom<Row>(replica: Replica, query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const result = await this.#execute<Row>(replica, query);
      metrics.count('kindfare_replica_reads_total', { result: 'read' });
      return result;
    } catch (error) {
      if (!replica.isOwnFailure(error)) throw error;
      metrics.count('kindfare_replica_reads_total', { result: 'failed' });
      return this.#readFromPrimary<Row>(query);
    }
  }

  async #execute<Row>({ driver, turns }: Replica, query: CompiledQuery): Promise<QueryResult<Row>> {
    const giveBack = await turns.acquire('read', this.#caller);
    try {
      const connection = await driver.acquireConnection();
      try {
        return await connection.executeQuery<Row>(query);
      } finally {
        await driver.releaseConnection(connection);
      }
    } finally {
      giveBack();
    }
  }

  async begin(settings: TransactionSettings): Promise<void> {
    const { driver, connection } = await this.open('write');
    await driver.beginTransaction(connection, settings);
    this.#isInTransaction = true;
  }

  async commit(): Promise<void> {
    const { driver, connection } = await this.open('write');
    await driver.commitTransaction(connection);
    this.#hasCommitted = true;
  }

  async rollBack(): Promise<void> {
    const { driver, connection } = await this.open('write');
    await driver.rollbackTransaction(connection);
  }

  // biome-ignore lint/correctness/useYield: part of the interface
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Results are read as a whole.');
  }

  async release(): Promise<void> {
    const opened = await this.#opened?.catch(() => null);
    if (!opened) return;
    try {
      if (this.#hasWritten && this.#hasCommitted) await this.#noteWrite(opened.connection);
    } finally {
      await opened.driver.releaseConnection(opened.connection);
      opened.giveBack();
    }
  }

  /** After the commit. From now on the request's own reads have to see it, too. */
  async #noteWrite(connection: DatabaseConnection): Promise<void> {
    if (this.#session === null || !this.#servers.hasReplicas) return;
    this.#session.atLeast = null;
    this.#session.written = unknownPosition;
    const rows = await connection.executeQuery<{ position: string }>(positionNow).then(
      (result) => result.rows,
      () => [],
    );
    this.#session.written = parsePosition(rows[0]?.position ?? '') ?? unknownPosition;
  }
}

class TurnDriver implements Driver {
  readonly #servers: DatabaseServers;

  constructor(servers: DatabaseServers) {
    this.#servers = servers;
  }

  init = () => this.#servers.init();
  acquireConnection = async () => new TurnConnection(this.#servers);
  beginTransaction = (turn: TurnConnection, settings: TransactionSettings) => turn.begin(settings);
  commitTransaction = (turn: TurnConnection) => turn.commit();
  rollbackTransaction = (turn: TurnConnection) => turn.rollBack();
  releaseConnection = (turn: TurnConnection) => turn.release();
  destroy = () => this.#servers.close();
}

/** PostgreSQL's dialect over servers whose connections are handed out in turns. */
export class TurnDialect implements Dialect {
  readonly #servers: DatabaseServers;

  constructor(servers: DatabaseServers) {
    this.#servers = servers;
  }

  createDriver = (): Driver => new TurnDriver(this.#servers);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db);
}
