import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { currentCaller } from './callers.ts';
import type { ConnectionTurns, ConnectionUse } from './connection-turns.ts';
import { isRead } from './statements.ts';

/** A connection that is acquired with its first statement, which decides between read and write. */
class TurnConnection implements DatabaseConnection {
  readonly #driver: Driver;
  readonly #turns: ConnectionTurns;
  readonly #caller = currentCaller();
  #opened: Promise<{ readonly connection: DatabaseConnection; readonly giveBack: () => void }> | null = null;

  constructor(driver: Driver, turns: ConnectionTurns) {
    this.#driver = driver;
    this.#turns = turns;
  }

  async open(use: ConnectionUse): Promise<DatabaseConnection> {
    this.#opened ??= this.#open(use);
    return (await this.#opened).connection;
  }

  async #open(use: ConnectionUse) {
    const giveBack = await this.#turns.acquire(use, this.#caller);
    try {
      return { connection: await this.#driver.acquireConnection(), giveBack };
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return (await this.open(isRead(query.sql) ? 'read' : 'write')).executeQuery<Row>(query);
  }

  // biome-ignore lint/correctness/useYield: part of the interface
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Results are read as a whole.');
  }

  async release(): Promise<void> {
    const opened = await this.#opened?.catch(() => null);
    if (!opened) return;
    await this.#driver.releaseConnection(opened.connection);
    opened.giveBack();
  }
}

class TurnDriver implements Driver {
  readonly #driver: Driver;
  readonly #turns: ConnectionTurns;

  constructor(driver: Driver, turns: ConnectionTurns) {
    this.#driver = driver;
    this.#turns = turns;
  }

  init = () => this.#driver.init();
  acquireConnection = async () => new TurnConnection(this.#driver, this.#turns);
  beginTransaction = async (connection: TurnConnection, settings: TransactionSettings) =>
    this.#driver.beginTransaction(await connection.open('write'), settings);
  commitTransaction = async (connection: TurnConnection) =>
    this.#driver.commitTransaction(await connection.open('write'));
  rollbackTransaction = async (connection: TurnConnection) =>
    this.#driver.rollbackTransaction(await connection.open('write'));
  releaseConnection = (connection: TurnConnection) => connection.release();
  destroy = () => this.#driver.destroy();
}

/** PostgreSQL's dialect over a pool whose connections are handed out in turns. */
export class TurnDialect extends PostgresDialect {
  readonly #turns: ConnectionTurns;

  constructor(config: PostgresDialectConfig, turns: ConnectionTurns) {
    super(config);
    this.#turns = turns;
  }

  override createDriver(): Driver {
    return new TurnDriver(super.createDriver(), this.#turns);
  }
}
