import type { Outcome } from '#machines/shared/outcome.ts';

/** Notes a call that failed in the browser's console, for whoever looks into it; never what was sent or answered. */
export function logFailure<Result extends Outcome<unknown>>(what: string, outcome: Result): Result {
  if (outcome.kind !== 'ok' && outcome.kind !== 'cancelled') {
    const status = outcome.kind === 'unavailable' ? ` ${outcome.status ?? 'no network'}` : '';
    console.warn(`${what}: ${outcome.kind}${status}`);
  }
  return outcome;
}
