import { DatabaseBusyError, DatabaseGoneError } from '#server/db/database-errors.ts';
import type { ThreadSettings } from './messages.ts';
import { type DatabaseThread, startThread } from './thread.ts';

/** Exclusive access to the embedded database, for one caller at a time. */
export interface Turn {
  /** Queries the thread this turn began with; DatabaseGoneError once it has ended, so that no transaction continues in its successor. */
  readonly query: (sql: string, parameters: readonly unknown[]) => Promise<Rows>;
  readonly release: () => void;
  /** Ends the thread, when its transaction can be neither committed nor rolled back. */
  readonly discard: () => Promise<void>;
}
/** A database that serves one turn at a time. */
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
  readonly #queue: (() => void)[] = [];
  #isHeld = false;
  #isClosed = false;
  #thread: DatabaseThread | null = null;

  /** `onQuery` is called after every query, also after failed ones and those of other processes. */
  constructor(settings: ThreadSettings, limits: Limits, onQuery: (sql: string) => void = () => {}) {
    this.#settings = settings;
    this.#limits = limits;
    this.#onQuery = onQuery;
  }

  async acquireTurn(): Promise<Turn> {
    await this.#waitForTurn();
    let thread: DatabaseThread | null = null;
    let isReleased = false;
    return {
      query: async (sql, parameters) => {
        thread ??= await this.#liveThread();
        const reply = await thread
          .ask({ kind: 'query', sql, parameters }, this.#limits.queryMs)
          .finally(() => this.#onQuery(sql));
        if (reply.kind !== 'rows') throw new DatabaseGoneError(`Unexpected reply ${reply.kind}.`);
        return reply;
      },
      release: () => {
        if (isReleased) return;
        isReleased = true;
        this.#passOn();
      },
      discard: async () => {
        await thread?.end();
      },
    };
  }

  /** All files of the database as one tar, for tests that start from a prepared one. */
  async dump(): Promise<Uint8Array<ArrayBuffer>> {
    const reply = await (await this.#liveThread()).ask({ kind: 'dump' }, 60_000);
    if (reply.kind !== 'dumped') throw new DatabaseGoneError(`Unexpected reply ${reply.kind}.`);
    return reply.bytes;
  }

  /** Waits for the current turn, then flushes everything and ends the thread. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    await this.#waitForTurn();
    this.#isClosed = true;
    const thread = this.#thread;
    if (thread?.isAlive()) await thread.ask({ kind: 'close' }, 8_000).catch(() => undefined);
    await thread?.end();
    this.#passOn();
  }

  async #liveThread(): Promise<DatabaseThread> {
    if (this.#isClosed) throw new DatabaseGoneError('The database is closed.');
    if (this.#thread?.isAlive()) return this.#thread;
    // The old thread must have ended before the next one opens the same files.
    await this.#thread?.end();
    this.#thread = await startThread(this.#settings);
    return this.#thread;
  }

  async #waitForTurn(): Promise<void> {
    if (!this.#isHeld) {
      this.#isHeld = true;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#queue.push(resolve);
    const timer = setTimeout(() => {
      const at = this.#queue.indexOf(resolve);
      if (at < 0) return;
      this.#queue.splice(at, 1);
      reject(new DatabaseBusyError(`No turn at the database within ${this.#limits.turnMs} ms.`));
    }, this.#limits.turnMs);
    await promise.finally(() => clearTimeout(timer));
  }

  #passOn(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#isHeld = false;
    else next();
  }
}
