import type { PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';

/** Fills days with meals that hit the calorie target and break no hard rule. */
export interface Planner {
  /**
   * Plans one day or several. Throws 503 when the queue is full, when its turn does not come in time, and
   * when no thread can be started. `member`: the owner of the problem, as members take turns.
   */
  readonly plan: (problem: PlanProblem, member?: string) => Promise<PlanOutcome>;
  /** Ends its thread and rejects queued problems with 503; the next problem starts a new thread. */
  readonly close: () => Promise<void>;
}
