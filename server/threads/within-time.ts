import { createContext, Script } from 'node:vm';

/** The work timed out and was aborted. */
export class WorkTimeoutError extends Error {
  override readonly name: string = 'WorkTimeoutError';
}

const sandbox: { work: () => unknown } = { work: () => undefined };
const context = createContext(sandbox);
const script = new Script('work()');

/** The timeout error belongs to the other context, so `instanceof Error` fails. */
const isTimeout = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Runs synchronous work with a timeout, which interrupts it anywhere, even inside a regular expression or WebAssembly, and
 * skips its `finally` blocks. Throws WorkTimeoutError. For worker threads only, as it blocks the calling thread.
 */
export function withinTime<T>(ms: number, work: () => T): T {
  const result: { value?: T } = {};
  sandbox.work = () => {
    result.value = work();
  };
  try {
    script.runInContext(context, { timeout: Math.max(1, Math.ceil(ms)) });
  } catch (error) {
    throw isTimeout(error) ? new WorkTimeoutError('The work took too long.') : error;
  }
  return result.value as T;
}

/** The work timed out because the machine was busy: it had little of the time for itself, so a retry may succeed. */
export class StarvedError extends WorkTimeoutError {
  override readonly name = 'StarvedError';
}

/** Work that had this share of its time for itself, and did not end, is endless: an ordinary text takes a tenth. */
const enoughShare = 0.3;

/**
 * Like withinTime(), but throws StarvedError for work that was held up by a busy machine. No retry here: what is interrupted
 * in a parser leaves the parser of this thread unusable.
 */
export function withinProcessorTime<T>(ms: number, work: () => T): T {
  const start = process.threadCpuUsage();
  try {
    return withinTime(ms, work);
  } catch (error) {
    const { user, system } = process.threadCpuUsage(start);
    if (error instanceof WorkTimeoutError && (user + system) / 1000 < enoughShare * ms)
      throw new StarvedError('The machine was too busy.');
    throw error;
  }
}
