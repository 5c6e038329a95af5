import { recordChange } from '#server/accounts/report-change.ts';
import type { Handler } from '#server/context.ts';
import { invalid, tooMany } from '#server/errors.ts';
import { restoreAccount as restore } from '#server/queries/account-changes.ts';
import { consumeQuota, resetSignInFailures } from '#server/queries/rate-limits.ts';
import { emailKey } from '#server/queries/users.ts';
import { addressKey } from '#server/security/address-key.ts';
import { coarseClient } from '#server/security/coarse-client.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { hashToken } from '#server/security/tokens.ts';

export const restoreAccount: Handler<'restoreAccount'> = async (context, call) => {
  const { db, config } = context;
  const now = context.now();
  const wait = await consumeQuota(db, limits.codeFromAddress, addressKey(call.address), now);
  if (wait > 0) throw tooMany(inSeconds(wait));
  const restored = await db.transaction().execute(async (tx) => {
    const owner = await restore(tx, {
      tokenHash: hashToken(call.body.token),
      partnerId: config.partnerId,
      now,
    });
    if (owner === undefined) return undefined;
    const user = { id: owner.userId, email: owner.email };
    await recordChange(context, tx, { user, kind: 'restored', client: coarseClient(call) });
    return owner;
  });
  if (restored === undefined)
    throw invalid({
      token: [
        'This link was used before, or its 7 days are over. If you can’t sign in, set a new password on the sign-in page.',
      ],
    });
  await resetSignInFailures(db, emailKey(restored.email));
  return {
    message: 'Your account is yours again. Set a new password now.',
    data: { email: restored.email },
  };
};
