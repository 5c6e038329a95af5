import { checkCode, wrongCode } from '#server/accounts/check-code.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { refundAttempt } from '#server/queries/one-time-codes.ts';
import { setForgottenPassword } from '#server/queries/password-reset.ts';
import { resetSignInFailures } from '#server/queries/rate-limits.ts';
import { coarseClient } from '#server/security/coarse-client.ts';
import { isCommonPassword } from '#server/security/common-passwords.ts';

const tooCommon = () =>
  invalid({ password: ['Choose a password that is harder to guess; this one is widely used.'] });

export const resetPassword: Handler<'resetPassword'> = async (context, call) => {
  const { body, address } = call;
  const { db, passwords, config } = context;
  const { otp_token: token, code, password } = body;
  if (password !== body.password_confirmation)
    throw invalid({ password_confirmation: ['Enter the same password again.'] });
  // Validation that needs no account comes first: it costs no attempt.
  if (isCommonPassword(password, '')) throw tooCommon();

  const right = await checkCode(context, { purpose: 'passwordReset', token, code, address });
  if (isCommonPassword(password, right.emailKey)) {
    await refundAttempt(db, right.id);
    throw tooCommon();
  }
  const passwordHash = await passwords.hash(password, right.userId);
  const isDone = await setForgottenPassword(db, {
    ...right,
    passwordHash,
    partnerId: config.partnerId,
    client: coarseClient(call),
    now: context.now(),
  });
  if (!isDone) throw wrongCode();
  await resetSignInFailures(db, right.emailKey);
  return { message: 'Your password has been changed. Sign in with the new one.' };
};
