import { tooMany, unavailable } from '#server/errors.ts';

export interface FairSemaphoreSettings {
  readonly atOnce: number;
  readonly atOnceOfCaller: number;
  readonly maxWaiting: number;
  readonly maxWaitingOfCaller: number;
}

export interface FairSemaphore {
  /**
   * Runs the work when it is the caller's turn: callers take turns, however much each has queued. Throws 429
   * when too much of the caller's is queued, 503 when too much is queued in all. `caller`: a member's id or
   * an address.
   */
  readonly run: <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;
}

const retryAfterSeconds = 5;

export function createFairSemaphore(settings: FairSemaphoreSettings): FairSemaphore {
  const { atOnce, atOnceOfCaller, maxWaiting, maxWaitingOfCaller } = settings;
  /** In the order of their next turns. */
  const queues = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let runningInAll = 0;
  let waitingInAll = 0;

  const mayRun = (caller: string) => runningInAll < atOnce && (running.get(caller) ?? 0) < atOnceOfCaller;

  function count(caller: string, change: 1 | -1): void {
    const own = (running.get(caller) ?? 0) + change;
    if (own === 0) running.delete(caller);
    else running.set(caller, own);
    runningInAll += change;
  }

  /** The caller's next turn comes after those of all others. */
  function moveToEnd(caller: string): void {
    const queue = queues.get(caller);
    queues.delete(caller);
    if (queue !== undefined && queue.length > 0) queues.set(caller, queue);
  }

  function startWaiting(): void {
    for (const [caller, queue] of queues) {
      if (runningInAll >= atOnce) return;
      const start = mayRun(caller) ? queue.shift() : undefined;
      if (start === undefined) continue;
      waitingInAll -= 1;
      moveToEnd(caller);
      count(caller, 1);
      start();
    }
  }

  async function turnOf(caller: string): Promise<void> {
    if (mayRun(caller)) return count(caller, 1);
    const queue = queues.get(caller) ?? [];
    if (queue.length >= maxWaitingOfCaller) throw tooMany(retryAfterSeconds);
    if (waitingInAll >= maxWaiting) throw unavailable();
    waitingInAll += 1;
    await new Promise<void>((resolve) => {
      queue.push(resolve);
      queues.set(caller, queue);
    });
  }

  return {
    run: async (caller, work) => {
      await turnOf(caller);
      try {
        return await work();
      } finally {
        count(caller, -1);
        moveToEnd(caller);
        startWaiting();
      }
    },
  };
}
