import type { PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';

/** Fills days with meals that hit the calorie target and break no hard rule. */
export interface Planner {
  /** One day or several; always answers. Throws 503 when too many wait already. */
  readonly plan: (problem: PlanProblem) => Promise<PlanOutcome>;
  /** Ends its thread; another one starts with the next problem. */
  readonly close: () => Promise<void>;
}
