import { tooMany, unavailable } from '#server/errors.ts';
import { createFairQueue } from './fair-queue.ts';
import type { WorkThread } from './work-thread.ts';

export interface ThreadQueueSettings<Work, Outcome> {
  readonly start: () => Promise<WorkThread<Work, Outcome>>;
  /** Queue length, the running piece included. */
  readonly maxWaiting: number;
  /** Queue length per member. */
  readonly maxOfMember?: number;
  /** How long a piece may wait for its turn. */
  readonly maxWaitMs: number;
  /** Grace after a piece's own time limit; then the thread counts as lost. */
  readonly graceMs: number;
  /** Ends the thread when the queue is empty, to free its memory. */
  readonly endsWhenIdle?: boolean;
  /** Whether a retry in a new thread may succeed. */
  readonly isWorthRetrying?: (error: unknown) => boolean;
  /** Whether the thread is unusable after this outcome. */
  readonly isLast?: (outcome: Outcome) => boolean;
  readonly now: () => number;
  /** Called with the error when the thread is lost. */
  readonly onLost: (error: unknown) => void;
}

export interface ThreadQueue<Work, Outcome> {
  /**
   * Throws 503 when the queue is full, when its turn does not come in time, and when no thread can be
   * started; 429 when too much of the member's work is queued; rethrows errors that are not worth a retry.
   */
  readonly ask: (work: Work, timeLimitMs: number, member: string | null) => Promise<Outcome>;
  /** Ends its thread and rejects queued work with 503; the next piece starts a new thread. */
  readonly close: () => Promise<void>;
}

/** A piece whose thread was lost is retried once, in a new one. */
const maxAttempts = 2;

/**
 * Runs work in a worker thread, one piece at a time. The thread starts on demand, and again after it was
 * lost. No work runs in the main thread.
 */
export function createThreadQueue<Work, Outcome>(
  settings: ThreadQueueSettings<Work, Outcome>,
): ThreadQueue<Work, Outcome> {
  const { start, maxWaiting, maxOfMember = maxWaiting, maxWaitMs, graceMs, now, onLost } = settings;
  const { endsWhenIdle = false, isWorthRetrying = () => true, isLast = () => false } = settings;
  const queue = createFairQueue<Work, PromiseWithResolvers<Outcome>>(maxWaitMs, now);
  let thread: WorkThread<Work, Outcome> | null = null;
  /** Member of the running piece; undefined: none is running. */
  let working: string | null | undefined;
  let closings = 0;

  async function endThread(): Promise<void> {
    const ending = thread;
    thread = null;
    await ending?.end();
  }

  async function liveThread(isClosed: () => boolean): Promise<WorkThread<Work, Outcome>> {
    if (thread?.isAlive()) return thread;
    const started = await start();
    if (isClosed()) await started.end();
    else thread = started;
    return started;
  }

  async function runWithRetry(work: Work, timeLimitMs: number): Promise<Outcome> {
    const before = closings;
    const isClosed = () => closings !== before;
    for (let attempts = 0; attempts < maxAttempts && !isClosed(); attempts += 1)
      try {
        const live = await liveThread(isClosed);
        const outcome = await live.ask(work, timeLimitMs + graceMs);
        if (isLast(outcome)) await endThread();
        return outcome;
      } catch (error) {
        if (isClosed()) break;
        onLost(error);
        await endThread();
        if (!isWorthRetrying(error)) throw error;
      }
    throw unavailable();
  }

  async function processQueue(): Promise<void> {
    if (working !== undefined) return;
    for (let next = queue.takeNext(); next !== null; next = queue.takeNext()) {
      working = next.member;
      await runWithRetry(next.work, next.timeLimitMs).then(next.deferred.resolve, next.deferred.reject);
      for (const late of queue.takeOverdue()) late.deferred.reject(unavailable());
    }
    working = undefined;
    if (endsWhenIdle) await endThread();
  }

  return {
    ask: (work, timeLimitMs, member) => {
      const isWorking = working !== undefined;
      const own = member === null ? 0 : queue.sizeOf(member) + Number(working === member);
      if (own >= maxOfMember) return Promise.reject(tooMany(5));
      if (queue.size() + Number(isWorking) >= maxWaiting) return Promise.reject(unavailable());
      const deferred = Promise.withResolvers<Outcome>();
      queue.add({ work, timeLimitMs, member, deferred });
      void processQueue();
      return deferred.promise;
    },
    close: async () => {
      closings += 1;
      for (let next = queue.takeNext(); next !== null; next = queue.takeNext())
        next.deferred.reject(unavailable());
      await endThread();
    },
  };
}
