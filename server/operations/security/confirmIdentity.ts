import { confirmChange } from '#server/accounts/confirm-change.ts';
import type { Handler } from '#server/context.ts';
import { tooMany, unauthorized } from '#server/errors.ts';
import { addConfirmation } from '#server/queries/confirmations.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { findUser } from '#server/queries/users.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { hashToken, randomToken } from '#server/security/tokens.ts';

export const confirmIdentity: Handler<'confirmIdentity'> = async (context, { body, member, address }) => {
  const { db } = context;
  const { userId, sessionId } = member;
  const now = context.now();
  const user = await findUser(db, userId);
  if (user === undefined) throw unauthorized();
  const wait = await consumeQuota(db, limits.confirmations, userId, now);
  if (wait > 0) throw tooMany(inSeconds(wait));
  await confirmChange(context, user, body, address);
  const token = `cf_${randomToken()}`;
  const expiresAt = addMs(now, lifetimes.confirmation);
  await addConfirmation(db, { tokenHash: hashToken(token), userId, sessionId, expiresAt });
  return { data: { confirmation_token: token, expires_in: inSeconds(lifetimes.confirmation) } };
};
