import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { DatabaseQueryError, DatabaseUnavailableError } from '#server/db/database-errors.ts';
import { isReply, type Reply, type Request, type ThreadSettings } from './messages.ts';

/** One run of the thread, from opening the database to its end. It handles one request at a time. */
export interface DatabaseThread {
  readonly isAlive: () => boolean;
  /** Throws DatabaseQueryError, or DatabaseUnavailableError when the thread ended; it is ended when `deadlineMs` passes. */
  readonly ask: (request: Request, deadlineMs: number) => Promise<Reply>;
  readonly end: () => Promise<void>;
}

// PostgreSQL as one WebAssembly program has functions so large that optimizing them takes half a gigabyte and seconds of
// a core just after the start. The baseline compiler alone costs short queries nothing and long scans about half their speed.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** Resolves when the database inside is open. Creating a new one takes some seconds. */
export async function startThread(settings: ThreadSettings): Promise<DatabaseThread> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: settings,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  let waiting: PromiseWithResolvers<Reply> | null = Promise.withResolvers<Reply>();
  let alive = true;

  const settle = (reply: Reply) => {
    const current = waiting;
    waiting = null;
    if (reply.kind !== 'failed') return current?.resolve(reply);
    const { code, message, constraint } = reply.error;
    if (code !== null) return current?.reject(new DatabaseQueryError(message, code, constraint));
    // PostgreSQL itself crashed (a panic, a WebAssembly trap): only a new thread helps.
    alive = false;
    void worker.terminate();
    current?.reject(new DatabaseUnavailableError(message));
  };
  const lose = (reason: string) => {
    alive = false;
    waiting?.reject(new DatabaseUnavailableError(reason));
    waiting = null;
  };
  // with --watch Node posts its own messages through the port
  worker.on('message', (message: unknown) => {
    if (isReply(message)) settle(message);
  });
  worker.on('error', (error: unknown) => lose(error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => lose('The database thread ended.'));

  const end = async () => {
    alive = false;
    await worker.terminate();
  };

  const ask = async (request: Request, deadlineMs: number): Promise<Reply> => {
    if (!alive) throw new DatabaseUnavailableError('The database thread has ended.');
    if (waiting !== null) throw new Error('The database thread was asked twice at once.');
    waiting = Promise.withResolvers<Reply>();
    const { promise } = waiting;
    const timer = setTimeout(() => {
      lose(`A query took longer than ${deadlineMs} ms.`);
      void end();
    }, deadlineMs);
    worker.ref();
    worker.postMessage(request);
    return promise.finally(() => {
      clearTimeout(timer);
      worker.unref();
    });
  };

  await waiting.promise;
  // unref'd while idle, so that the process can exit
  worker.unref();
  return { isAlive: () => alive, ask, end };
}
