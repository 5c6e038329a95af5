import { entryMessages, tooManyAttempts } from '#domain/message/entry-messages.ts';
import { fieldErrorsOf, type Outcome } from './outcome.ts';

/**
 * The message for a failed outcome; null for success and for a canceled call. `own` is a specific text for a failing
 * server; network failures, what is gone, a missing membership and rate limits have the same text everywhere.
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
    case 'notFound':
      // a retry can't succeed, which any text of its own would ask for
      return entryMessages.gone;
    case 'unauthorized':
      return own;
    case 'unavailable':
      return outcome.status === null ? (outcome.message ?? entryMessages.overloaded) : own;
  }
}

/**
 * The message for a failed form; null if one of the `shown` fields, which have their errors beside them, says it already.
 * The server's message is its first field error, which is then that of a field without a place of its own.
 */
export function messageBesideFields<TField extends string>(
  outcome: Outcome<unknown, TField>,
  shown: readonly TField[],
): string | null {
  const message = failureMessage(outcome);
  const fields = fieldErrorsOf(outcome);
  if (!shown.some((field) => fields[field]?.[0] === message)) return message;
  const others = Object.entries<readonly string[] | undefined>(fields).filter(
    ([name]) => !shown.some((field) => field === name),
  );
  return others.find(([, texts]) => (texts?.length ?? 0) > 0)?.[1]?.[0] ?? null;
}
