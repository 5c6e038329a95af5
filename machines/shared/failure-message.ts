import { entryMessages, tooManyAttempts } from '#domain/message/entry-messages.ts';
import type { Outcome } from './outcome.ts';

/**
 * The sentence for an outcome that did not work, null when there is nothing to say (it worked, or the member
 * called it off). `own` is what this action says when the server fails at it; a network failure, a missing
 * membership and too many tries read the same everywhere.
 */
export function failureMessage(
  outcome: Outcome<unknown>,
  own: string = entryMessages.overloaded,
): string | null {
  switch (outcome.kind) {
    case 'ok':
    case 'cancelled':
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
      return outcome.status === null ? entryMessages.overloaded : own;
  }
}
