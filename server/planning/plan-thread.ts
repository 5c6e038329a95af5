import { Worker } from 'node:worker_threads';
import type { PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';

/** One run of the thread. Problems are asked one at a time. */
export interface PlanThread {
  readonly isAlive: () => boolean;
  /** Throws when the thread ended; it is ended when `deadlineMs` passes. */
  readonly ask: (problem: PlanProblem, deadlineMs: number) => Promise<PlanOutcome>;
  readonly end: () => Promise<void>;
}

const usualScript = new URL('./plan-worker.ts', import.meta.url);
/** Reading the solver takes a tenth of a second, on a busy machine more. */
const startMs = 10_000;

/** Resolves when the solver inside is ready. */
export async function startPlanThread(script: URL = usualScript): Promise<PlanThread> {
  const worker = new Worker(script, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  let waiting: PromiseWithResolvers<unknown> | null = null;
  let alive = true;
  const lose = (reason: string) => {
    alive = false;
    waiting?.reject(new Error(reason));
    waiting = null;
  };
  const end = async () => {
    lose('The planning thread was ended.');
    await worker.terminate();
  };
  worker.on('message', (answer: unknown) => {
    waiting?.resolve(answer);
    waiting = null;
  });
  worker.on('error', (error: unknown) => lose(error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => lose('The planning thread ended.'));

  async function next(deadlineMs: number, ask: () => void): Promise<unknown> {
    if (!alive) throw new Error('The planning thread has ended.');
    const answer = Promise.withResolvers<unknown>();
    waiting = answer;
    const timer = setTimeout(() => void end(), deadlineMs);
    worker.ref();
    ask();
    try {
      return await answer.promise;
    } finally {
      clearTimeout(timer);
      // A thread that nobody waits for keeps no process from ending.
      worker.unref();
    }
  }

  await next(startMs, () => {});
  return {
    isAlive: () => alive,
    ask: async (problem, deadlineMs) =>
      (await next(deadlineMs, () => worker.postMessage(problem))) as PlanOutcome,
    end,
  };
}
