/** The thread that plans, so that no solve holds up the event loop of the server. */
import { parentPort } from 'node:worker_threads';
import loadHighs from 'highs';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import { solvePlan } from './solve-plan.ts';

if (parentPort === null) throw new Error('The planning thread was started as a program.');
const port = parentPort;
const highs = await loadHighs();

// What is thrown here ends the thread; who asked then searches without the solver.
port.on('message', (problem: PlanProblem) => port.postMessage(solvePlan(problem, highs)));
port.postMessage('ready');
