import { DatabaseBusyError, DatabaseGoneError } from '#server/db/database-errors.ts';
import type { ThreadSettings } from './messages.ts';
import { type DatabaseThread, startThread } from './thread.ts';

/** The right to ask the embedded database, held by one caller at a time. */
export interface Turn {
  /** Asks the run of the thread this turn began with; DatabaseGoneError when that run has ended, so that no transaction goes on in the next. */
  readonly query: (sql: string, parameters: readonly unknown[]) => Promise<Rows>;
  readonly release: () => void;
  /** Ends the run of the thread, when its transaction cannot be brought to an end. */
  readonly discard: () => Promise<void>;
}
/** A database that is asked in turns. */
export interface Turns {
  readonly takeTurn: () => Promise<Turn>;
  readonly close: () => Promise<void>;
}
export interface Rows {
  readonly rows: readonly unknown[];
  readonly affectedRows: number | null;
}

export interface Limits {
  /** A query that takes longer is given up and the database opened again. */
  readonly queryMs: number;
  /** How long a caller waits for its turn. */
  readonly turnMs: number;
}

/** PostgreSQL in a thread: opened at once, opened again by the next caller after it was lost. */
export class EmbeddedDatabase implements Turns {
  readonly #settings: ThreadSettings;
  readonly #limits: Limits;
  readonly #onQuery: (sql: string) => void;
  readonly #queue: (() => void)[] = [];
  #isHeld = false;
  #isClosed = false;
  #thread: DatabaseThread | null = null;

  /** `hear` is told of every query when it has ended, whoever asked it and however it ended. */
  constructor(settings: ThreadSettings, limits: Limits, onQuery: (sql: string) => void = () => {}) {
    this.#settings = settings;
    this.#limits = limits;
    this.#onQuery = onQuery;
  }

  async takeTurn(): Promise<Turn> {
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

  /** All files of the database as one tar, for tests that begin from a prepared one. */
  async dump(): Promise<Uint8Array<ArrayBuffer>> {
    const reply = await (await this.#liveThread()).ask({ kind: 'dump' }, 60_000);
    if (reply.kind !== 'dumped') throw new DatabaseGoneError(`Unexpected reply ${reply.kind}.`);
    return reply.bytes;
  }

  /** Waits for the turn that is being taken, then writes all out and ends the thread. */
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
    // The old run must be gone before the next one opens the same files.
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
