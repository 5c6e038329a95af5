import type { CodePurpose } from '#domain/account/code-purposes.ts';
import type { Context } from '#server/context.ts';
import { type ApiError, invalid, tooMany } from '#server/errors.ts';
import { recordAttempt } from '#server/queries/one-time-codes.ts';
import { consumeQuota, refundQuota } from '#server/queries/rate-limits.ts';
import { addressKey } from '#server/security/address-key.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { codeHash, maxTries } from '#server/security/one-time-codes.ts';
import { isSameMac } from '#server/security/secrets.ts';
import { hashToken } from '#server/security/tokens.ts';

/** Wrong, expired, used up, replaced or somebody else's code: the response does not say which. */
export const wrongCode = (): ApiError =>
  invalid({ code: ['This code isn’t right, or it has expired. Check it, or ask for a new one.'] });

export interface CodeAttempt {
  readonly purpose: CodePurpose;
  readonly token: string;
  readonly code: string;
  /** The caller's network address. */
  readonly address: string;
}

export interface RightCode {
  readonly id: string;
  readonly userId: string;
  /** The address it was mailed to, which must still be the user's. */
  readonly emailKey: string;
}

/** Checks a code without consuming it and returns its owner. Throws 422 at `code`, 429 after too many attempts from one address. */
export async function checkCode(context: Context, attempt: CodeAttempt): Promise<RightCode> {
  const { db, secrets } = context;
  const now = context.now();
  const from = addressKey(attempt.address);
  const wait = await consumeQuota(db, limits.codeFromAddress, from, now);
  if (wait > 0) throw tooMany(inSeconds(wait));

  const { purpose } = attempt;
  const tokenHash = hashToken(attempt.token);
  const recorded = await recordAttempt(db, { tokenHash, purpose, most: maxTries, now });
  if (recorded === undefined) throw wrongCode();
  const { id, userId, hash } = recorded;
  const emailKey = recorded.emailKey ?? '';
  const isRight = isSameMac(hash, codeHash(secrets, { id, purpose, userId, emailKey }, attempt.code));
  if (!isRight || userId === null) throw wrongCode();
  await refundQuota(db, limits.codeFromAddress, from);
  return { id, userId, emailKey };
}
