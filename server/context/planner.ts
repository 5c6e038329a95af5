import type { PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';

/** Fills days with meals that hit the calorie target and break no hard rule. */
export interface Planner {
  /**
   * One day or several. Throws 503 when too many wait already, when its turn does not come in time, and when there is
   * no thread to plan in. `member`: whose problem it is, so that nobody's many problems hold up the others.
   */
  readonly plan: (problem: PlanProblem, member?: string) => Promise<PlanOutcome>;
  /** Ends its thread and rejects queued problems with 503; the next problem starts a new thread. */
  readonly close: () => Promise<void>;
}
