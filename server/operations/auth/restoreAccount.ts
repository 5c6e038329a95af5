import { restoreAccount as restore } from '#server/accounts/restore-account.ts';
import type { Handler } from '#server/context.ts';
import { tooMany } from '#server/errors.ts';
import { consumeQuota, resetSignInFailures } from '#server/queries/rate-limits.ts';
import { addressKey } from '#server/security/address-key.ts';
import { coarseClient } from '#server/security/coarse-client.ts';
import { inSeconds, limits } from '#server/security/limits.ts';

export const restoreAccount: Handler<'restoreAccount'> = async (context, call) => {
  const { db, mailer } = context;
  const wait = await consumeQuota(db, limits.codeFromAddress, addressKey(call.address), context.now());
  if (wait > 0) throw tooMany(inSeconds(wait));
  const restored = await restore(context, { token: call.body.token, client: coarseClient(call) });
  mailer.flush();
  await resetSignInFailures(db, restored.emailKey);
  return {
    message: 'Your account is yours again. Set a new password now.',
    data: { email: restored.email },
  };
};
