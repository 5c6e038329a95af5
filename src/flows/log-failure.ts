import type { Outcome } from '#machines/shared/outcome.ts';

/** Logs a call that failed to the browser's console; never its request or response body. */
export function logFailure<Result extends Outcome<unknown>>(description: string, outcome: Result): Result {
  if (outcome.kind !== 'ok' && outcome.kind !== 'canceled') {
    const status = outcome.kind === 'unavailable' ? ` ${outcome.status ?? 'no network'}` : '';
    console.warn(`${description}: ${outcome.kind}${status}`);
  }
  return outcome;
}
