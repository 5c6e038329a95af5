import { failureMessage } from './failure-message.ts';
import type { Outcome } from './outcome.ts';

/** As `failureMessage`, but with the server's own message if it reports an overload. */
export const busyMessage = (outcome: Outcome<unknown>, own?: string): string | null =>
  outcome.kind === 'unavailable' && outcome.status === 503 && outcome.message !== null
    ? outcome.message
    : failureMessage(outcome, own);
