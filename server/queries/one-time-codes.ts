import type { CodePurpose } from '#domain/account/code-purposes.ts';
import type { Db } from '#server/db/connect.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';

export interface NewOneTimeCode {
  readonly id: string;
  readonly purpose: CodePurpose;
  readonly subject: string;
  readonly userId: string | null;
  readonly hash: string;
  readonly expiresAt: Date;
}

/** When codes were mailed for the subject. Locks the subject for the transaction, so that concurrent requests are serialized. */
export async function lockSubject(tx: Db, subject: string, since: Date): Promise<readonly Date[]> {
  await lockUntilCommit(tx, subject);
  const rows = await tx
    .selectFrom('one_time_codes')
    .select('created_at')
    .where('subject', '=', subject)
    .where('created_at', '>', since)
    .execute();
  return rows.map((row) => row.created_at);
}

/** Inserts the code and ends the previous one. */
export async function replaceCode(tx: Db, code: NewOneTimeCode, now: Date): Promise<void> {
  await tx
    .updateTable('one_time_codes')
    .set({ ended_at: now })
    .where('subject', '=', code.subject)
    .where('ended_at', 'is', null)
    .execute();
  await tx
    .insertInto('one_time_codes')
    .values({
      id: code.id,
      purpose: code.purpose,
      subject: code.subject,
      user_id: code.userId,
      code_hash: code.hash,
      created_at: now,
      expires_at: code.expiresAt,
      ended_at: null,
    })
    .execute();
}

/** Adds a token to the subject's valid code, if there is one. */
export async function addCodeToken(tx: Db, subject: string, tokenHash: string, now: Date): Promise<void> {
  await tx
    .insertInto('one_time_code_tokens')
    .columns(['token_hash', 'code_id'])
    .expression((eb) =>
      eb
        .selectFrom('one_time_codes')
        .select([eb.val(tokenHash).as('token_hash'), 'id'])
        .where('subject', '=', subject)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now),
    )
    .execute();
}

/**
 * Counts one attempt at the code of the token, before comparing, so that parallel guesses count too.
 * Undefined: no such code for the purpose, or it is used, expired or out of attempts.
 */
export async function recordAttempt(
  db: Db,
  attempt: {
    readonly tokenHash: string;
    readonly purpose: CodePurpose;
    readonly most: number;
    readonly now: Date;
  },
) {
  return db
    .updateTable('one_time_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', (eb) =>
      eb.selectFrom('one_time_code_tokens').select('code_id').where('token_hash', '=', attempt.tokenHash),
    )
    .where('purpose', '=', attempt.purpose)
    .where('tries', '<', attempt.most)
    .where('expires_at', '>', attempt.now)
    .where('ended_at', 'is', null)
    .returning((eb) => [
      'id',
      'user_id as userId',
      'code_hash as hash',
      // In one statement, so that timing does not reveal whether the code has a user.
      eb
        .selectFrom('users')
        .select('email_key')
        .whereRef('users.id', '=', 'one_time_codes.user_id')
        .as('emailKey'),
    ])
    .executeTakeFirst();
}

/** Refunds an attempt: the code was right, but other input was invalid. */
export async function refundAttempt(db: Db, id: string): Promise<void> {
  await db
    .updateTable('one_time_codes')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Consumes the code; false when it was consumed concurrently or has expired. */
export async function consumeCode(tx: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('one_time_codes')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
