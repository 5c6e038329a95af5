import { firstMetas } from '#domain/account/metas.ts';
import { cleanName } from '#domain/member/clean-name.ts';
import type { Handler } from '#server/context.ts';
import { forbidden, invalid, tooMany } from '#server/errors.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { findSettings } from '#server/queries/settings.ts';
import { addUser, isKnownEmail } from '#server/queries/users.ts';
import { addressKey } from '#server/security/address-key.ts';
import { isCommonPassword } from '#server/security/common-passwords.ts';
import { inSeconds, limits } from '#server/security/limits.ts';

const emailTaken = () =>
  invalid({ email: ['An account with this email address already exists. Sign in instead.'] });

export const registerUser: Handler<'registerUser'> = async (context, { body, address }) => {
  const { db, config, passwords } = context;
  const now = context.now();
  const { registration } = await findSettings(db);
  if (registration === false) throw forbidden('This feature has been disabled by the administrator.');

  const wait = await consumeQuota(db, limits.register, addressKey(address), now);
  if (wait > 0) throw tooMany(inSeconds(wait));

  const name = cleanName(body.name);
  if (name === '') throw invalid({ name: ['Enter your name.'] });
  if (body.password !== body.password_confirmation)
    throw invalid({ password_confirmation: ['Enter the same password again.'] });
  if (isCommonPassword(body.password, body.email))
    throw invalid({ password: ['Choose a password that is harder to guess; this one is widely used.'] });
  if (await isKnownEmail(db, body.email)) throw emailTaken();

  const added = await addUser(db, {
    partnerId: config.partnerId,
    name,
    email: body.email,
    passwordHash: await passwords.hash(body.password, addressKey(address)),
    metas: firstMetas,
    now,
  });
  if (added === 'emailTaken') throw emailTaken();
  return { message: 'Your account has been created.' };
};
