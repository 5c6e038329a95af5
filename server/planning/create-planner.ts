import type { PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import type { Planner } from '#server/context/planner.ts';
import { metrics } from '#server/metrics.ts';
import { createThreadQueue } from '#server/threads/create-thread-queue.ts';
import { startWorkThread, type WorkThread } from '#server/threads/work-thread.ts';

export type PlanThread = WorkThread<PlanProblem, PlanOutcome>;

const defaultScript = new URL('./plan-worker.ts', import.meta.url);
export const startPlanThread = (script: URL = defaultScript): Promise<PlanThread> => startWorkThread(script);

const defaultLimits = {
  maxWaiting: 30,
  /** Of thirty in the queue: one member cannot fill it. */
  maxOfMember: 6,
  maxWaitMs: 10_000,
  graceMs: 3_000,
  start: () => startPlanThread(),
  now: () => performance.now(),
  onLost: (_error: unknown): void => {},
};

/** Plans in a worker thread, one problem at a time; throws 503 when a problem cannot be queued or run. */
export function createPlanner(settings: Partial<typeof defaultLimits> = {}): Planner {
  const queue = createThreadQueue<PlanProblem, PlanOutcome>({ ...defaultLimits, ...settings });
  return {
    plan: async (problem, member) => {
      const start = performance.now();
      try {
        return await queue.ask(problem, problem.timeLimitMs, member ?? null);
      } catch (error) {
        metrics.count('kindfare_planner_failures_total');
        throw error;
      } finally {
        metrics.observe('kindfare_planner_duration_seconds', (performance.now() - start) / 1000);
      }
    },
    close: queue.close,
  };
}
