import { failureMessage } from './failure-message.ts';
import type { Outcome } from './outcome.ts';

/** As `failureMessage`, but a server that says itself that it is busy is quoted. */
export const busyMessage = (outcome: Outcome<unknown>, own?: string): string | null =>
  outcome.kind === 'unavailable' && outcome.status === 503 && outcome.message !== null
    ? outcome.message
    : failureMessage(outcome, own);
