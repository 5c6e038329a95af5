import { requireConfirmation } from '#server/accounts/two-step/require-confirmation.ts';
import type { Handler } from '#server/context.ts';
import { unauthorized } from '#server/errors.ts';
import { productName } from '#server/providers/mail/letter.ts';
import { putSetup } from '#server/queries/two-step-setups.ts';
import { findUser } from '#server/queries/users.ts';
import { authenticatorUri, newAuthenticatorSecret } from '#server/security/authenticator-app.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';

export const startAuthenticator: Handler<'startAuthenticator'> = async (context, { member, body }) => {
  const { db, secrets, now } = context;
  await requireConfirmation(context, member, body);
  const user = await findUser(db, member.userId);
  if (user === undefined) throw unauthorized();
  const secret = newAuthenticatorSecret();
  await putSetup(db, {
    ...member,
    kind: 'authenticator',
    encrypted: secrets.encrypt(secret),
    expiresAt: addMs(now(), lifetimes.twoStepSetup),
  });
  return { data: { secret, uri: authenticatorUri(secret, productName, user.email) } };
};
