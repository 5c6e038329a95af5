import { mailCode } from '#server/accounts/mail-code.ts';
import type { Handler } from '#server/context.ts';
import { unauthorized } from '#server/errors.ts';
import { findUser } from '#server/queries/users.ts';

export const sendConfirmationCode: Handler<'sendConfirmationCode'> = async (context, { member }) => {
  const user = await findUser(context.db, member.userId);
  if (user === undefined) throw unauthorized();
  const token = await mailCode(context, {
    purpose: 'accountChange',
    owner: user.id,
    userId: user.id,
    email: user.email,
    emailKey: user.email_key,
    whenLimited: 'refuse',
  });
  return { data: { otp_token: token } };
};
