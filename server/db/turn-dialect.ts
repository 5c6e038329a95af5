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

const changes =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate|lock|pg_advisory\w*)\b|\bfor\s+(?:no\s+key\s+)?(?:update|share)\b/i;

/** Whether a statement by itself changes and locks nothing. */
export const isRead = (sql: string): boolean =>
  /^\s*(?:select|with|show|explain)\b/i.test(sql) && !changes.test(sql);

/** Of all that this connection has committed, and of commits that aren't flushed yet. */
const positionNow = CompiledQuery.raw('select pg_current_wal_insert_lsn()::text as position');

interface Opened {
  readonly driver: Driver;
  readonly connection: DatabaseConnection;
  readonly giveBack: () => void;
}

/** Called after the commit, with the statements that wrote or may have written. */
type OnWritten = (statements: readonly string[]) => void;

/**
 * A connection that is acquired with its first statement, which decides between read and write, and so between the
 * servers: a read goes to a replica if the request's session allows it, everything else to the primary.
 */
class TurnConnection implements DatabaseConnection {
  readonly #servers: DatabaseServers;
  readonly #onWritten: OnWritten;
  readonly #caller = currentCaller();
  readonly #session = currentReadSession();
  readonly #written: string[] = [];
  #opened: Promise<Opened> | null = null;

  constructor(servers: DatabaseServers, onWritten: OnWritten) {
    this.#servers = servers;
    this.#onWritten = onWritten;
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
      this.#written.push(query.sql);
      return connection.executeQuery<Row>(query);
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

  // biome-ignore lint/correctness/useYield: part of the interface
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Results are read as a whole.');
  }

  async release(): Promise<void> {
    const opened = await this.#opened?.catch(() => null);
    if (!opened) return;
    try {
      if (this.#written.length > 0) await this.#noteWrite(opened.connection);
    } finally {
      await opened.driver.releaseConnection(opened.connection);
      opened.giveBack();
    }
  }

  /** After the commit. From now on the request's own reads have to see it, too. */
  async #noteWrite(connection: DatabaseConnection): Promise<void> {
    this.#onWritten(this.#written);
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
  readonly #onWritten: OnWritten;

  constructor(servers: DatabaseServers, onWritten: OnWritten) {
    this.#servers = servers;
    this.#onWritten = onWritten;
  }

  init = () => this.#servers.init();
  acquireConnection = async () => new TurnConnection(this.#servers, this.#onWritten);
  beginTransaction = async (turn: TurnConnection, settings: TransactionSettings) => {
    const { driver, connection } = await turn.open('write');
    await driver.beginTransaction(connection, settings);
  };
  commitTransaction = async (turn: TurnConnection) => {
    const { driver, connection } = await turn.open('write');
    await driver.commitTransaction(connection);
  };
  rollbackTransaction = async (turn: TurnConnection) => {
    const { driver, connection } = await turn.open('write');
    await driver.rollbackTransaction(connection);
  };
  releaseConnection = (turn: TurnConnection) => turn.release();
  destroy = () => this.#servers.close();
}

/** PostgreSQL's dialect over servers whose connections are handed out in turns. */
export class TurnDialect implements Dialect {
  readonly #servers: DatabaseServers;
  readonly #onWritten: OnWritten;

  constructor(servers: DatabaseServers, onWritten: OnWritten) {
    this.#servers = servers;
    this.#onWritten = onWritten;
  }

  createDriver = (): Driver => new TurnDriver(this.#servers, this.#onWritten);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db);
}
