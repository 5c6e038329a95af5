import { metrics } from '#server/metrics.ts';
import { DatabaseBusyError } from './database-errors.ts';

/**
 * `read`: a single statement that changes and locks nothing. `write`: anything else, which may take long and
 * hold locks.
 */
export type ConnectionUse = 'read' | 'write';

export interface ConnectionLimits {
  readonly total: number;
  /** Of them, for writes; the others are reserved for reads, which wait for no lock. */
  readonly writes: number;
  /** Of them, for one caller. */
  readonly ofCaller: number;
  /** How long a caller waits. */
  readonly waitMs: number;
}

interface Waiting {
  readonly use: ConnectionUse;
  readonly start: () => void;
}
type Caller = string | symbol;

/**
 * A fair queue for the connections of a pool, so that slow writes don't block reads, and one caller doesn't
 * block others.
 */
export interface ConnectionTurns {
  /**
   * Resolves to the release function. Callers take turns; without a name each call is a caller of its own. Throws
   * DatabaseBusyError.
   */
  readonly acquire: (use: ConnectionUse, caller: string | null) => Promise<() => void>;
}

export function createConnectionTurns(limits: ConnectionLimits): ConnectionTurns {
  /** In the order of their next turns. */
  const queues = new Map<Caller, Waiting[]>();
  const heldBy = new Map<Caller, number>();
  const inUse: Record<ConnectionUse, number> = { read: 0, write: 0 };

  const mayStart = (caller: Caller, use: ConnectionUse) =>
    inUse.read + inUse.write < limits.total &&
    (use === 'read' || inUse.write < limits.writes) &&
    (heldBy.get(caller) ?? 0) < limits.ofCaller;

  function count(caller: Caller, use: ConnectionUse, change: 1 | -1): void {
    inUse[use] += change;
    const own = (heldBy.get(caller) ?? 0) + change;
    if (own === 0) heldBy.delete(caller);
    else heldBy.set(caller, own);
  }

  /** Starts waiting calls, one of each caller at a time; a caller that had a turn goes to the end. */
  function startWaiting(): void {
    for (const [caller, queue] of queues) {
      const at = queue.findIndex(({ use }) => mayStart(caller, use));
      const [next] = at < 0 ? [] : queue.splice(at, 1);
      if (next === undefined) continue;
      queues.delete(caller);
      if (queue.length > 0) queues.set(caller, queue);
      count(caller, next.use, 1);
      next.start();
    }
  }

  function leave(caller: Caller, waiting: Waiting): void {
    const queue = queues.get(caller)?.filter((each) => each !== waiting) ?? [];
    if (queue.length > 0) queues.set(caller, queue);
    else queues.delete(caller);
  }

  async function turnOf(caller: Caller, use: ConnectionUse): Promise<void> {
    if (mayStart(caller, use)) return count(caller, use, 1);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { use, start: resolve };
    queues.set(caller, [...(queues.get(caller) ?? []), waiting]);
    const timer = setTimeout(() => {
      leave(caller, waiting);
      reject(new DatabaseBusyError(`No connection within ${limits.waitMs} ms.`));
    }, limits.waitMs);
    await promise.finally(() => clearTimeout(timer));
  }

  return {
    acquire: async (use, name) => {
      const caller: Caller = name ?? Symbol('nobody');
      const start = performance.now();
      try {
        await turnOf(caller, use);
      } catch (error) {
        metrics.count('kindfare_database_busy_total', { use });
        throw error;
      } finally {
        metrics.observe('kindfare_database_wait_seconds', (performance.now() - start) / 1000, { use });
      }
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        count(caller, use, -1);
        startWaiting();
      };
    },
  };
}
