import type { PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import type { Planner } from '#server/context/planner.ts';
import { createThreadQueue } from '#server/threads/create-thread-queue.ts';
import { startWorkThread, type WorkThread } from '#server/threads/work-thread.ts';

export type PlanThread = WorkThread<PlanProblem, PlanOutcome>;

const usualScript = new URL('./plan-worker.ts', import.meta.url);
export const startPlanThread = (script: URL = usualScript): Promise<PlanThread> => startWorkThread(script);

const usual = {
  mostWaiting: 30,
  /** Of the thirty that may wait: nobody fills them alone. */
  mostOfMember: 6,
  mostWaitMs: 10_000,
  graceMs: 3_000,
  start: () => startPlanThread(),
  now: () => performance.now(),
  heard: (_error: unknown): void => {},
};

/** Plans in a worker thread, one problem at a time; throws 503 for what cannot be planned. */
export function createPlanner(settings: Partial<typeof usual> = {}): Planner {
  const queue = createThreadQueue<PlanProblem, PlanOutcome>({ ...usual, ...settings });
  return {
    plan: (problem, member) => queue.ask(problem, problem.timeLimitMs, member ?? null),
    close: queue.close,
  };
}
