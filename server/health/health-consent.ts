import type { StoredAnswers } from '#domain/questionnaire/questionnaire.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { forbidden } from '#server/errors.ts';
import { hasAnyConsent, hasConsent } from '#server/queries/consents.ts';
import { readStored } from './encrypted-answers.ts';

const missing =
  'Before we keep answers about your health, please agree to it: open My health in your account, and try again.';

/** Throws 403 without the member's consent to store health answers. */
export async function requireHealthConsent(db: Db, userId: string): Promise<void> {
  if (!(await hasConsent(db, userId, 'health'))) throw forbidden(missing);
}

/**
 * The stored answers that may be processed: none without a consent. One to an earlier text is enough, as safety rules must
 * not end because of a new one.
 */
export async function readConsented(
  context: Pick<Context, 'secrets' | 'log'>,
  db: Db,
  userId: string,
): Promise<StoredAnswers> {
  return (await hasAnyConsent(db, userId, 'health')) ? readStored(context, db, userId) : new Map();
}
