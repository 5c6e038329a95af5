/** The thread that plans, so that no solve holds up the event loop of the server. */
import loadHighs from 'highs';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import { answerRequests } from '#server/threads/answer-requests.ts';
import { solvePlan } from './solve-plan.ts';

const highs = await loadHighs();

answerRequests((problem: PlanProblem) => solvePlan(problem, highs));
