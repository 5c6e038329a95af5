import { createContext, Script } from 'node:vm';

/** The work was broken off: it had not ended in time. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

const sandbox: { work: () => unknown } = { work: () => undefined };
const context = createContext(sandbox);
const script = new Script('work()');

/** Its error is one of the other context's, and no `Error` of this one. */
const isTimeout = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Does work that must not take longer; it is broken off wherever it is then, also within an expression or WebAssembly, and
 * without its `finally` blocks. Throws OutOfTime. Not for the thread that serves, which waits as long.
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
