/** The worker thread of the planner, so that solving does not block the server's event loop. */
import loadHighs from 'highs';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import { handleRequests } from '#server/threads/handle-requests.ts';
import { solvePlan } from './solve-plan.ts';

const highs = await loadHighs();

handleRequests((problem: PlanProblem) => solvePlan(problem, highs));
