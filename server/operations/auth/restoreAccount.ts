import { takeBack } from '#server/accounts/take-back.ts';
import type { Call, Context, Handler } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { isTaken } from '#server/db/database-errors.ts';
import { invalid, tooMany } from '#server/errors.ts';
import { type Claim, findClaimOfToken } from '#server/queries/account-claims.ts';
import { consumeQuota, resetSignInFailures } from '#server/queries/rate-limits.ts';
import { lockUser } from '#server/queries/users.ts';
import { addressKey } from '#server/security/address-key.ts';
import { coarseClient } from '#server/security/coarse-client.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { hashToken } from '#server/security/tokens.ts';

const refused = (sentence: string) => invalid({ token: [sentence] });
const usedOrOver =
  'This link was used before, or its 7 days are over. If you can’t sign in, set a new password on the sign-in page.';
const addressInUse =
  'Another account has this email address now. Sign in to it, delete it or give it another address, then use this link again.';

async function restore(context: Context, tx: Db, call: Call<'restoreAccount'>): Promise<Claim> {
  const now = context.now();
  const token = { tokenHash: hashToken(call.body.token), partnerId: context.config.partnerId, now };
  const userId = (await findClaimOfToken(tx, token))?.userId;
  const user = userId === undefined ? undefined : await lockUser(tx, userId);
  // read again: what the lock waited for may have ended it
  const claim = await findClaimOfToken(tx, token);
  if (user === undefined || claim === undefined) throw refused(usedOrOver);
  // the token came from the mailbox
  await takeBack(context, tx, { claim, left: user.email, verifiedAt: now, client: coarseClient(call) });
  return claim;
}

export const restoreAccount: Handler<'restoreAccount'> = async (context, call) => {
  const { db } = context;
  const now = context.now();
  const wait = await consumeQuota(db, limits.codeFromAddress, addressKey(call.address), now);
  if (wait > 0) throw tooMany(inSeconds(wait));
  const restored = await db
    .transaction()
    .execute((tx) => restore(context, tx, call))
    .catch((error) => {
      throw isTaken(error, 'users_email_taken') ? refused(addressInUse) : error;
    });
  context.mailer.flush();
  await resetSignInFailures(db, restored.emailKey);
  return {
    message: 'Your account is yours again. Set a new password now.',
    data: { email: restored.email },
  };
};
