/** The thread that plans, so that no solve holds up the event loop of the server. */
import loadHighs from 'highs';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import { handleRequests } from '#server/threads/handle-requests.ts';
import { solvePlan } from './solve-plan.ts';

const highs = await loadHighs();

handleRequests((problem: PlanProblem) => solvePlan(problem, highs));
