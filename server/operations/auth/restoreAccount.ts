import type { Handler } from '#server/context.ts';
import { invalid, tooMany } from '#server/errors.ts';
import { restoreAccount as restore } from '#server/queries/account-changes.ts';
import { consumeQuota, forgetSignIns } from '#server/queries/rate-limits.ts';
import { emailKey } from '#server/queries/users.ts';
import { addressKey } from '#server/security/address-key.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { hashToken } from '#server/security/tokens.ts';

export const restoreAccount: Handler<'restoreAccount'> = async (context, { body, address }) => {
  const { db } = context;
  const now = context.now();
  const wait = await consumeQuota(db, limits.codeFromAddress, addressKey(address), now);
  if (wait > 0) throw tooMany(inSeconds(wait));
  const restored = await restore(db, hashToken(body.token), now);
  if (restored === undefined)
    throw invalid({
      token: [
        'This link was used before, or its 7 days are over. If you can’t sign in, set a new password on the sign-in page.',
      ],
    });
  await forgetSignIns(db, emailKey(restored.email));
  return {
    message: 'Your account is yours again. Set a new password now.',
    data: { email: restored.email },
  };
};
