import type { PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import { unavailable } from '#server/errors.ts';
import { type PlanThread, startPlanThread } from './plan-thread.ts';
import type { Planner } from './planner.ts';
import { solvePlan } from './solve-plan.ts';

/** `graceMs`: beyond the time limit of a problem, for the search before and after the solver on a busy machine. */
const usual = {
  mostWaiting: 30,
  graceMs: 3_000,
  start: () => startPlanThread(),
  /** Is told why the thread was lost. */
  heard: (_error: unknown): void => {},
};

/** Milliseconds after which no more is tried here. */
const hereMs = 300;

/**
 * Plans one problem after the other in a thread, which starts with the first one, and again after it was lost. What
 * the thread cannot answer is searched here without the solver: a moment of the event loop, for an answer in which
 * every hard rule holds as well.
 */
export function createPlanner(settings: Partial<typeof usual> = {}): Planner {
  const { mostWaiting, graceMs, start, heard } = { ...usual, ...settings };
  let thread: PlanThread | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function answer(problem: PlanProblem): Promise<PlanOutcome> {
    try {
      if (thread === null || !thread.isAlive()) thread = await start();
      return await thread.ask(problem, problem.timeLimitMs + graceMs);
    } catch (error) {
      heard(error);
      return solvePlan({ ...problem, timeLimitMs: Math.min(problem.timeLimitMs, hereMs) }, null);
    }
  }

  return {
    plan: async (problem) => {
      if (waiting >= mostWaiting) throw unavailable();
      waiting += 1;
      const turn = last.then(() => answer(problem));
      last = turn.catch(() => {});
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
    close: async () => {
      await thread?.end();
      thread = null;
    },
  };
}
