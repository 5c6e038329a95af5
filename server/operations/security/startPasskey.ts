import { displayName } from '#domain/member/display-name.ts';
import { requireConfirmation } from '#server/accounts/two-step/require-confirmation.ts';
import type { Handler } from '#server/context.ts';
import { invalid, unauthorized } from '#server/errors.ts';
import { productName } from '#server/providers/mail/letter.ts';
import { listPasskeys } from '#server/queries/passkeys.ts';
import { putSetup } from '#server/queries/two-step-setups.ts';
import { findUser } from '#server/queries/users.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { creationOptions, newChallenge, passkeySite } from '#server/security/passkeys.ts';

/** A member has a few devices; a longer list would be hard to review. */
const maxPasskeys = 20;

export const startPasskey: Handler<'startPasskey'> = async (context, { member, body }) => {
  const { db, secrets, config, now } = context;
  const { userId } = member;
  await requireConfirmation(context, member, body);
  const site = passkeySite(config);
  if (site === null) throw invalid({ passkey: ['Passkeys don’t work at this address.'] });
  const user = await findUser(db, userId);
  if (user === undefined) throw unauthorized();
  const known = await listPasskeys(db, userId);
  if (known.length >= maxPasskeys)
    throw invalid({ passkey: [`You have ${maxPasskeys} passkeys. Remove one that you don’t use first.`] });
  const challenge = newChallenge();
  await putSetup(db, {
    ...member,
    kind: 'passkey',
    encrypted: secrets.encrypt(challenge),
    expiresAt: addMs(now(), lifetimes.twoStepSetup),
  });
  const owner = { userId, email: user.email, name: displayName(user) };
  return { data: creationOptions(site, productName, owner, challenge, known) };
};
