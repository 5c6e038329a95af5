import type { Handler } from '#server/context.ts';
import { unauthorized } from '#server/errors.ts';
import { confirmEmail } from '#server/queries/email-verification.ts';
import { findUser } from '#server/queries/users.ts';
import { checkCode, wrongCode } from './check-code.ts';

const done = { message: 'Your email has been verified successfully.' };

export const verifyEmail: Handler<'verifyEmail'> = async (context, { body, member, address }) => {
  const { db } = context;
  const isVerified = async () => {
    const user = await findUser(db, member.userId);
    if (user === undefined) throw unauthorized();
    return user.email_verified_at !== null;
  };
  // A repeated call changes nothing and need not fail: the answer to the first may have been lost.
  if (await isVerified()) return done;
  const { otp_token: token, code } = body;
  const right = await checkCode(context, { purpose: 'emailVerification', token, code, address });
  if (right.userId !== member.userId) throw wrongCode();
  const isConfirmed = await confirmEmail(db, { ...right, now: context.now() });
  // Of two at once the second comes too late and is right as well.
  if (!isConfirmed && !(await isVerified())) throw wrongCode();
  return done;
};
