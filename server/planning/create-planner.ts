import type { PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import { unavailable } from '#server/errors.ts';
import { createPlanQueue } from './plan-queue.ts';
import { type PlanThread, startPlanThread } from './plan-thread.ts';
import type { Planner } from './planner.ts';

const usual = {
  /** Problems at once, the one that is being planned among them. */
  mostWaiting: 30,
  /** How long a problem waits for its turn. */
  mostWaitMs: 10_000,
  /** Beyond the time limit of a problem, which the thread itself keeps: then it counts as lost. */
  graceMs: 3_000,
  start: () => startPlanThread(),
  now: () => performance.now(),
  /** Is called with why the thread was lost. */
  heard: (_error: unknown): void => {},
};

/** A problem whose thread was lost is asked once more, in a new one. */
const mostAttempts = 2;

/**
 * Plans one problem after the other in a thread, which starts with the first one, and again after it was lost. Nothing
 * is ever planned in the thread that serves: what cannot be answered is 503.
 */
export function createPlanner(settings: Partial<typeof usual> = {}): Planner {
  const { mostWaiting, mostWaitMs, graceMs, start, now, heard } = { ...usual, ...settings };
  const queue = createPlanQueue<PromiseWithResolvers<PlanOutcome>>(mostWaitMs, now);
  let thread: PlanThread | null = null;
  let isWorking = false;
  let closings = 0;

  async function liveThread(isClosed: () => boolean): Promise<PlanThread> {
    if (thread?.isAlive()) return thread;
    const started = await start();
    if (isClosed()) await started.end();
    else thread = started;
    return started;
  }

  async function answer(problem: PlanProblem): Promise<PlanOutcome> {
    const before = closings;
    const isClosed = () => closings !== before;
    for (let attempts = 0; attempts < mostAttempts && !isClosed(); attempts += 1)
      try {
        const live = await liveThread(isClosed);
        return await live.ask(problem, problem.timeLimitMs + graceMs);
      } catch (error) {
        if (isClosed()) break;
        heard(error);
        await thread?.end();
        thread = null;
      }
    throw unavailable();
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let next = queue.takeNext(); next !== null; next = queue.takeNext()) {
      await answer(next.problem).then(next.answer.resolve, next.answer.reject);
      for (const late of queue.takeOverdue()) late.answer.reject(unavailable());
    }
    isWorking = false;
  }

  return {
    plan: (problem, member) => {
      if (queue.size() + Number(isWorking) >= mostWaiting) return Promise.reject(unavailable());
      const answer = Promise.withResolvers<PlanOutcome>();
      queue.add(problem, member ?? null, answer);
      void work();
      return answer.promise;
    },
    close: async () => {
      closings += 1;
      for (let next = queue.takeNext(); next !== null; next = queue.takeNext())
        next.answer.reject(unavailable());
      await thread?.end();
      thread = null;
    },
  };
}
