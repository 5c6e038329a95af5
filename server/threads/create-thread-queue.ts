import { tooMany, unavailable } from '#server/errors.ts';
import { createFairQueue } from './fair-queue.ts';
import type { WorkThread } from './work-thread.ts';

export interface ThreadQueueSettings<Work, Outcome> {
  readonly start: () => Promise<WorkThread<Work, Outcome>>;
  /** Queue length, the running piece included. */
  readonly mostWaiting: number;
  /** Queue length per member. */
  readonly mostOfMember?: number;
  /** How long a piece may wait for its turn. */
  readonly mostWaitMs: number;
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
  readonly heard: (error: unknown) => void;
}

export interface ThreadQueue<Work, Outcome> {
  /**
   * Throws 503 when too much waits already, when its turn does not come in time, and when there is no thread to work in;
   * 429 when too much of the member's waits; what is not worth a retry as it is.
   */
  readonly ask: (work: Work, timeLimitMs: number, member: string | null) => Promise<Outcome>;
  /** Ends its thread and rejects queued work with 503; the next piece starts a new thread. */
  readonly close: () => Promise<void>;
}

/** A piece whose thread was lost is retried once, in a new one. */
const mostAttempts = 2;

/**
 * Runs work in a worker thread, one piece at a time. The thread starts on demand, and again after it was lost.
 * No work runs in the main thread.
 */
export function createThreadQueue<Work, Outcome>(
  settings: ThreadQueueSettings<Work, Outcome>,
): ThreadQueue<Work, Outcome> {
  const { start, mostWaiting, mostOfMember = mostWaiting, mostWaitMs, graceMs, now, heard } = settings;
  const { endsWhenIdle = false, isWorthRetrying = () => true, isLast = () => false } = settings;
  const queue = createFairQueue<Work, PromiseWithResolvers<Outcome>>(mostWaitMs, now);
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

  async function answer(work: Work, timeLimitMs: number): Promise<Outcome> {
    const before = closings;
    const isClosed = () => closings !== before;
    for (let attempts = 0; attempts < mostAttempts && !isClosed(); attempts += 1)
      try {
        const live = await liveThread(isClosed);
        const outcome = await live.ask(work, timeLimitMs + graceMs);
        if (isLast(outcome)) await endThread();
        return outcome;
      } catch (error) {
        if (isClosed()) break;
        heard(error);
        await endThread();
        if (!isWorthRetrying(error)) throw error;
      }
    throw unavailable();
  }

  async function workOff(): Promise<void> {
    if (working !== undefined) return;
    for (let next = queue.takeNext(); next !== null; next = queue.takeNext()) {
      working = next.member;
      await answer(next.work, next.timeLimitMs).then(next.answer.resolve, next.answer.reject);
      for (const late of queue.takeOverdue()) late.answer.reject(unavailable());
    }
    working = undefined;
    if (endsWhenIdle) await endThread();
  }

  return {
    ask: (work, timeLimitMs, member) => {
      const isWorking = working !== undefined;
      const own = member === null ? 0 : queue.sizeOf(member) + Number(working === member);
      if (own >= mostOfMember) return Promise.reject(tooMany(5));
      if (queue.size() + Number(isWorking) >= mostWaiting) return Promise.reject(unavailable());
      const asked = Promise.withResolvers<Outcome>();
      queue.add({ work, timeLimitMs, member, answer: asked });
      void workOff();
      return asked.promise;
    },
    close: async () => {
      closings += 1;
      for (let next = queue.takeNext(); next !== null; next = queue.takeNext())
        next.answer.reject(unavailable());
      await endThread();
    },
  };
}
