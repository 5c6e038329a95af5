import { currentCaller } from '#server/db/callers.ts';
import { type ConnectionTurns, createConnectionTurns } from '#server/db/connection-turns.ts';
import { DatabaseUnavailableError } from '#server/db/database-errors.ts';
import { preparedName } from '#server/db/prepared-queries.ts';
import type { ThreadSettings } from './messages.ts';
import { type DatabaseThread, startThread } from './thread.ts';

/** Exclusive access to the embedded database, for one caller at a time. */
export interface Turn {
  /**
   * Queries the thread of this turn; throws DatabaseUnavailableError once it has ended, so that no transaction
   * continues in its successor.
   */
  readonly query: (sql: string, parameters: readonly unknown[]) => Promise<Rows>;
  readonly release: () => void;
  /** Ends the thread, if its transaction can be neither committed nor rolled back. */
  readonly discard: () => Promise<void>;
}
/** A database that serves one turn at a time; callers take turns. */
export interface Turns {
  readonly acquireTurn: () => Promise<Turn>;
  readonly close: () => Promise<void>;
}
export interface Rows {
  readonly rows: readonly unknown[];
  readonly affectedRows: number | null;
}

export interface Limits {
  /** Query timeout; after it the database is reopened. */
  readonly queryMs: number;
  /** How long a caller waits for its turn. */
  readonly turnMs: number;
}

/** PostgreSQL in a worker thread: opened at once, and reopened by the next caller after a failure. */
export class EmbeddedDatabase implements Turns {
  readonly #settings: ThreadSettings;
  readonly #limits: Limits;
  readonly #onQuery: (sql: string) => void;
  readonly #turns: ConnectionTurns;
  #isClosed = false;
  #thread: DatabaseThread | null = null;

  /** `onQuery` is called after every query, also after failed ones and those of other processes. */
  constructor(settings: ThreadSettings, limits: Limits, onQuery: (sql: string) => void = () => {}) {
    this.#settings = settings;
    this.#limits = limits;
    this.#onQuery = onQuery;
    this.#turns = createConnectionTurns({ total: 1, writes: 1, ofCaller: 1, waitMs: limits.turnMs });
  }

  acquireTurn(): Promise<Turn> {
    return this.#acquireTurn(this.#limits.queryMs);
  }

  /** The same database with another query timeout, in ms. */
  withQueryTimeout(queryMs: number): Turns {
    return { acquireTurn: () => this.#acquireTurn(queryMs), close: () => this.close() };
  }

  async #acquireTurn(queryMs: number): Promise<Turn> {
    const release = await this.#turns.acquire('write', currentCaller());
    let thread: DatabaseThread | null = null;
    return {
      query: async (sql, parameters) => {
        thread ??= await this.#liveThread();
        const reply = await thread
          .ask({ kind: 'query', sql, parameters, prepared: preparedName(sql) }, queryMs)
          .finally(() => this.#onQuery(sql));
        if (reply.kind !== 'rows') throw new DatabaseUnavailableError(`Unexpected reply ${reply.kind}.`);
        return reply;
      },
      release,
      discard: async () => {
        await thread?.end();
      },
    };
  }

  /** All files of the database as one tar, for tests that start from a prepared one. */
  async dump(): Promise<Uint8Array<ArrayBuffer>> {
    const reply = await (await this.#liveThread()).ask({ kind: 'dump' }, 60_000);
    if (reply.kind !== 'dumped') throw new DatabaseUnavailableError(`Unexpected reply ${reply.kind}.`);
    return reply.bytes;
  }

  /** Waits for the current turn, then flushes everything and ends the thread. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    const release = await this.#turns.acquire('write', null);
    this.#isClosed = true;
    const thread = this.#thread;
    if (thread?.isAlive()) await thread.ask({ kind: 'close' }, 8_000).catch(() => undefined);
    await thread?.end();
    release();
  }

  async #liveThread(): Promise<DatabaseThread> {
    if (this.#isClosed) throw new DatabaseUnavailableError('The database is closed.');
    if (this.#thread?.isAlive()) return this.#thread;
    // The old thread must have ended before the next one opens the same files.
    await this.#thread?.end();
    this.#thread = await startThread(this.#settings);
    return this.#thread;
  }
}
