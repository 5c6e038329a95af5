import type { Handler } from '#server/context.ts';
import { tooMany } from '#server/errors.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { isKnownEmail } from '#server/queries/users.ts';
import { addressKey } from '#server/security/address-key.ts';
import { inSeconds, limits } from '#server/security/limits.ts';

export const checkEmail: Handler<'checkEmail'> = async ({ db, now }, { body, address }) => {
  const wait = await consumeQuota(db, limits.checkEmail, addressKey(address), now());
  if (wait > 0) throw tooMany(inSeconds(wait));
  return { exists: await isKnownEmail(db, body.email) };
};
