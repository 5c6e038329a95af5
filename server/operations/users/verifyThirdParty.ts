import type { Handler } from '#server/context.ts';
import { forbidden } from '#server/errors.ts';
import { verifyBySocial } from '#server/queries/social-identities.ts';

export const verifyThirdParty: Handler<'verifyThirdParty'> = async ({ db, now }, { member }) => {
  const result = await verifyBySocial(db, member.userId, now());
  if (result === 'none') throw forbidden('You don’t sign in with Google or Facebook.');
  if (result === 'unverified')
    throw forbidden('Your provider has not verified this email address. Verify it with a mailed code.');
  return { message: 'Your email has been verified successfully.' };
};
