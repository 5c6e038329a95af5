import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Turn, Turns } from './embedded-database.ts';

/** One turn at the embedded database, as a Kysely connection. */
class EmbeddedConnection implements DatabaseConnection {
  readonly #turn: Turn;
  #hasFailed = false;

  constructor(turn: Turn) {
    this.#turn = turn;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { rows, affectedRows } = await this.#turn.query(query.sql, query.parameters);
      if (/^(rollback|commit|begin)/.test(query.sql)) this.#hasFailed = false;
      const changed = affectedRows === null ? {} : { numAffectedRows: BigInt(affectedRows) };
      return { rows: rows as R[], ...changed };
    } catch (error) {
      this.#hasFailed = true;
      // The thread's error has no useful stack; a new one here points to the query.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  /** PostgreSQL answers the COMMIT of a failed transaction with a silent ROLLBACK; this throws instead. */
  async commit(): Promise<void> {
    const hasFailed = this.#hasFailed;
    await this.executeQuery(CompiledQuery.raw('commit'));
    if (hasFailed) throw new AbortedTransactionError();
  }

  // biome-ignore lint/correctness/useYield: part of the interface
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database answers whole results only.');
  }

  async rollback(): Promise<void> {
    try {
      await this.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      // The next caller must not continue this transaction.
      await this.#turn.discard();
      throw error;
    }
  }

  release(): void {
    this.#turn.release();
  }
}

class EmbeddedDriver implements Driver {
  readonly #database: Turns;

  constructor(database: Turns) {
    this.#database = database;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(await this.#database.acquireTurn());
  }

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(connection: EmbeddedConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#database.close();
  }
}

/** PostgreSQL's dialect over the thread. Kysely's own PGlite dialect needs PGlite in the calling thread. */
export class EmbeddedDialect implements Dialect {
  readonly #database: Turns;

  constructor(database: Turns) {
    this.#database = database;
  }

  createAdapter = () => new PostgresAdapter();
  createDriver = () => new EmbeddedDriver(this.#database);
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db);
  createQueryCompiler = () => new PostgresQueryCompiler();
}
