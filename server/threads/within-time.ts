import { createContext, Script } from 'node:vm';

/** The work timed out and was aborted. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
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
 * skips its `finally` blocks. Throws OutOfTime. For worker threads only, as it blocks the calling thread.
 */
export function withinTime<T>(ms: number, work: () => T): T {
  const result: { value?: T } = {};
  sandbox.work = () => {
    result.value = work();
  };
  try {
    script.runInContext(context, { timeout: Math.max(1, Math.ceil(ms)) });
  } catch (error) {
    throw isTimeout(error) ? new OutOfTime('The work took too long.') : error;
  }
  return result.value as T;
}
