import { entryMessages, tooManyAttempts } from '#domain/message/entry-messages.ts';
import type { Outcome } from './outcome.ts';

/**
 * The message for a failed outcome; null for success and for a canceled call. `own` is a specific text for a failing
 * server; network failures, a missing membership and rate limits have the same text everywhere.
 */
export function failureMessage(
  outcome: Outcome<unknown>,
  own: string = entryMessages.overloaded,
): string | null {
  switch (outcome.kind) {
    case 'ok':
    case 'canceled':
      return null;
    case 'paymentRequired':
      return entryMessages.upgradeNeeded;
    case 'tooMany':
      return tooManyAttempts(outcome.retryAfterSeconds);
    case 'forbidden':
    case 'invalid':
    case 'conflict':
      return outcome.message;
    case 'unauthorized':
    case 'notFound':
      return own;
    case 'unavailable':
      return outcome.status === null ? (outcome.message ?? entryMessages.overloaded) : own;
  }
}
