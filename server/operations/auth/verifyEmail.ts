import { checkCode, wrongCode } from '#server/accounts/check-code.ts';
import type { Call, Context, Handler } from '#server/context.ts';
import { unauthorized } from '#server/errors.ts';
import { confirmEmail } from '#server/queries/email-verification.ts';
import { findUser } from '#server/queries/users.ts';

const done = { message: 'Your email has been verified successfully.' };

async function confirm(context: Context, { body, member, address }: Call<'verifyEmail'>): Promise<void> {
  const { otp_token: token, code } = body;
  const right = await checkCode(context, { purpose: 'emailVerification', token, code, address });
  if (right.userId !== member.userId) throw wrongCode();
  if (!(await confirmEmail(context.db, { ...right, now: context.now() }))) throw wrongCode();
}

/** Idempotent, as the response to the first call may have been lost. */
export const verifyEmail: Handler<'verifyEmail'> = async (context, call) => {
  const isVerified = async () => {
    const user = await findUser(context.db, call.member.userId);
    if (user === undefined) throw unauthorized();
    return user.email_verified_at !== null;
  };
  if (await isVerified()) return done;
  try {
    await confirm(context, call);
  } catch (error) {
    // A concurrent call has consumed the code.
    if (!(await isVerified())) throw error;
  }
  return done;
};
