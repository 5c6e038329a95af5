import type { Context, Member } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { isConfirmed } from '#server/queries/confirmations.ts';
import { hashToken } from '#server/security/tokens.ts';

/** Throws 422 unless the member has confirmed their identity in this session within the last 10 minutes. */
export async function requireConfirmation(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userId, sessionId }: Member,
  { confirmation_token: token }: { readonly confirmation_token: string },
): Promise<void> {
  if (!(await isConfirmed(db, { tokenHash: hashToken(token), userId, sessionId, now: now() })))
    throw invalid({ confirmation_token: ['Confirm once more that it’s you.'] });
}
