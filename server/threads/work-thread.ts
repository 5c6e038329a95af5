import { type ResourceLimits, Worker } from 'node:worker_threads';
import { isWorkReply, type WorkReply, type WorkRequest } from './thread-messages.ts';

/** One run of a worker thread. It handles one request at a time. */
export interface WorkThread<Work, Outcome> {
  readonly isAlive: () => boolean;
  /** Throws when the thread ended or failed; at `deadlineMs` it is ended, and Overdue thrown. */
  readonly ask: (work: Work, deadlineMs: number) => Promise<Outcome>;
  readonly end: () => Promise<void>;
}

/** The thread was terminated because it did not respond in time. */
export class Overdue extends Error {
  override readonly name = 'Overdue';
}

/** Start timeout; loading takes a tenth of a second, on a busy machine more. */
const startMs = 10_000;

/** Resolves when the thread says that it is ready. */
export async function startWorkThread<Work, Outcome>(
  script: URL,
  resourceLimits: ResourceLimits = {},
): Promise<WorkThread<Work, Outcome>> {
  const worker = new Worker(script, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits,
  });
  type Reply = WorkReply<Outcome>;
  let waiting: PromiseWithResolvers<Reply> | null = null;
  let alive = true;
  let lastId = 0;
  const lose = (error: Error) => {
    alive = false;
    waiting?.reject(error);
    waiting = null;
  };
  const end = async (error = new Error('The thread was ended.')) => {
    lose(error);
    await worker.terminate();
  };
  worker.on('message', (message: unknown) => {
    if (!isWorkReply<Outcome>(message)) return;
    if (message.kind !== 'ready' && message.id !== lastId) return;
    waiting?.resolve(message);
    waiting = null;
  });
  worker.on('error', (error: unknown) => lose(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => lose(new Error('The thread ended.')));

  async function reply(deadlineMs: number, request: WorkRequest<Work> | null): Promise<Reply> {
    if (!alive) throw new Error('The thread has ended.');
    const pending = Promise.withResolvers<Reply>();
    waiting = pending;
    const timer = setTimeout(() => void end(new Overdue('The thread was ended.')), deadlineMs);
    worker.ref();
    if (request !== null) worker.postMessage(request);
    try {
      return await pending.promise;
    } finally {
      clearTimeout(timer);
      // unref'd while idle, so that the process can exit
      worker.unref();
    }
  }

  async function ask(work: Work, deadlineMs: number): Promise<Outcome> {
    lastId += 1;
    const message = await reply(deadlineMs, { kind: 'work', id: lastId, work });
    if (message.kind === 'outcome') return message.outcome;
    throw new Error(message.kind === 'failed' ? message.message : 'The thread started anew.');
  }

  await reply(startMs, null);
  return { isAlive: () => alive, ask, end: () => end() };
}
