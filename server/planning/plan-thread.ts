import { Worker } from 'node:worker_threads';
import type { PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import { isPlanReply, type PlanReply, type PlanRequest } from './plan-messages.ts';

/** One run of the thread. Problems are asked one at a time. */
export interface PlanThread {
  readonly isAlive: () => boolean;
  /** Throws when the thread ended or could not solve it; it is ended when `deadlineMs` passes. */
  readonly ask: (problem: PlanProblem, deadlineMs: number) => Promise<PlanOutcome>;
  readonly end: () => Promise<void>;
}

const usualScript = new URL('./plan-worker.ts', import.meta.url);
/** Reading the solver takes a tenth of a second, on a busy machine more. */
const startMs = 10_000;

/** Resolves when the solver inside is ready. */
export async function startPlanThread(script: URL = usualScript): Promise<PlanThread> {
  const worker = new Worker(script, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  let waiting: PromiseWithResolvers<PlanReply> | null = null;
  let alive = true;
  let asked = 0;
  const lose = (reason: string) => {
    alive = false;
    waiting?.reject(new Error(reason));
    waiting = null;
  };
  const end = async () => {
    lose('The planning thread was ended.');
    await worker.terminate();
  };
  worker.on('message', (message: unknown) => {
    if (!isPlanReply(message)) return;
    if (message.kind !== 'ready' && message.id !== asked) return;
    waiting?.resolve(message);
    waiting = null;
  });
  worker.on('error', (error: unknown) => lose(error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => lose('The planning thread ended.'));

  async function reply(deadlineMs: number, request: PlanRequest | null): Promise<PlanReply> {
    if (!alive) throw new Error('The planning thread has ended.');
    const answer = Promise.withResolvers<PlanReply>();
    waiting = answer;
    const timer = setTimeout(() => void end(), deadlineMs);
    worker.ref();
    if (request !== null) worker.postMessage(request);
    try {
      return await answer.promise;
    } finally {
      clearTimeout(timer);
      // A thread that nobody waits for keeps no process from ending.
      worker.unref();
    }
  }

  async function ask(problem: PlanProblem, deadlineMs: number): Promise<PlanOutcome> {
    asked += 1;
    const answer = await reply(deadlineMs, { kind: 'plan', id: asked, problem });
    if (answer.kind === 'outcome') return answer.outcome;
    throw new Error(answer.kind === 'failed' ? answer.message : 'The planning thread started anew.');
  }

  await reply(startMs, null);
  return { isAlive: () => alive, ask, end };
}
