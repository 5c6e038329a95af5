/** The thread that plans, so that no solve holds up the event loop of the server. */
import { parentPort } from 'node:worker_threads';
import loadHighs from 'highs';
import { isPlanRequest, type PlanReply, type PlanRequest } from './plan-messages.ts';
import { solvePlan } from './solve-plan.ts';

if (parentPort === null) throw new Error('The planning thread was started as a program.');
const port = parentPort;
const highs = await loadHighs();

function replyTo({ id, problem }: PlanRequest): PlanReply {
  try {
    return { kind: 'outcome', id, outcome: solvePlan(problem, highs) };
  } catch (error) {
    return {
      kind: 'failed',
      id,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

port.on('message', (message: unknown) => {
  if (isPlanRequest(message)) port.postMessage(replyTo(message));
});
port.postMessage({ kind: 'ready' } satisfies PlanReply);
