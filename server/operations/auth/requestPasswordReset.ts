import { mailCode } from '#server/accounts/mail-code.ts';
import type { Handler } from '#server/context.ts';
import { tooMany } from '#server/errors.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { emailKey, findAccount } from '#server/queries/users.ts';
import { addressKey } from '#server/security/address-key.ts';
import { inSeconds, limits } from '#server/security/limits.ts';

/** Does the same work for known and unknown emails, so that neither response nor timing reveals whether an account exists. */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (context, { body, address }) => {
  const { db, config } = context;
  const wait = await consumeQuota(db, limits.forgotPassword, addressKey(address), context.now());
  if (wait > 0) throw tooMany(inSeconds(wait));

  const key = emailKey(body.email);
  const account = await findAccount(db, key, config.partnerId);
  const token = await mailCode(context, {
    purpose: 'passwordReset',
    owner: key,
    userId: account?.id ?? null,
    email: account?.email ?? body.email,
    emailKey: key,
    whenLimited: 'sameAnswer',
  });
  return { data: { otp_token: token } };
};
