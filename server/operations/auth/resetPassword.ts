import { checkCode, wrongCode } from '#server/accounts/check-code.ts';
import { type ResetResult, setForgottenPassword } from '#server/accounts/set-forgotten-password.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { refundAttempt } from '#server/queries/one-time-codes.ts';
import { resetSignInFailures } from '#server/queries/rate-limits.ts';
import { coarseClient } from '#server/security/coarse-client.ts';
import { isCommonPassword } from '#server/security/common-passwords.ts';

const messages: Readonly<Record<ResetResult, string>> = {
  done: 'Your password has been changed. Sign in with the new one.',
  twoStepOff:
    'Your password has been changed, and two-step sign-in is off: this address had never been confirmed before. Sign in with the new password.',
  newAccount:
    'This address had never been confirmed, so the account that was changed to it is back at its former address. You have a new account with this password. Sign in with it.',
};

const tooCommon = () =>
  invalid({ password: ['Choose a password that is harder to guess; this one is widely used.'] });

export const resetPassword: Handler<'resetPassword'> = async (context, call) => {
  const { body, address } = call;
  const { db, passwords } = context;
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
  const result = await setForgottenPassword(context, {
    ...right,
    passwordHash,
    client: coarseClient(call),
  });
  if (result === null) throw wrongCode();
  context.mailer.flush();
  await resetSignInFailures(db, right.emailKey);
  return { message: messages[result] };
};
