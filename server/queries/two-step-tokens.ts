import type { Db } from '#server/db/connect.ts';

export async function addTwoStepToken(
  db: Db,
  token: {
    readonly hash: string;
    readonly userId: string;
    readonly sessionId: string;
    readonly challenge: string;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('two_step_tokens')
    .values({
      token_hash: token.hash,
      user_id: token.userId,
      session_id: token.sessionId,
      challenge: token.challenge,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute();
}

/**
 * Counts one attempt before anything is compared, so that parallel guesses count too. Undefined: the token is unknown,
 * used, expired or out of attempts.
 */
export async function recordTwoStepAttempt(
  db: Db,
  { hash, most, now }: { readonly hash: string; readonly most: number; readonly now: Date },
) {
  return db
    .updateTable('two_step_tokens')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .from('users')
    .whereRef('users.id', '=', 'two_step_tokens.user_id')
    .where('token_hash', '=', hash)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning([
      'two_step_tokens.user_id as userId',
      'two_step_tokens.session_id as sessionId',
      'two_step_tokens.challenge',
      'two_step_tokens.tries',
      'users.email',
      'users.partner_id as partnerId',
      'users.blocked_at as blockedAt',
      'users.sign_in_epoch as signInEpoch',
    ])
    .executeTakeFirst();
}

/** Consumes the token; false when it was consumed or ended concurrently, or has expired. */
export async function consumeTwoStepToken(tx: Db, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('two_step_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Refunds an attempt that was not a guess. */
export async function refundTwoStepAttempt(db: Db, hash: string): Promise<void> {
  await db
    .updateTable('two_step_tokens')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('token_hash', '=', hash)
    .execute();
}

/** Ends all sign-ins of a user that are pending their second step. */
export async function endTwoStepTokens(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('two_step_tokens').where('user_id', '=', userId).execute();
}
