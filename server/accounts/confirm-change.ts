import type { OperationBody } from '#contract/operations.ts';
import type { Context } from '#server/context.ts';
import { invalid, tooMany } from '#server/errors.ts';
import { consumeCode } from '#server/queries/one-time-codes.ts';
import { reserveSignInAttempt, resetSignInFailures } from '#server/queries/rate-limits.ts';
import type { findUser } from '#server/queries/users.ts';
import { inSeconds } from '#server/security/limits.ts';
import { checkCode, wrongCode } from './check-code.ts';

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;
type Confirmation = Pick<OperationBody<'updateCurrentUser'>, 'current_password' | 'otp_token' | 'code'>;

const notConfirmed = (sentence: string) => invalid({ current_password: [sentence] });

/**
 * Confirms that the member, and not just a person at their open session, changes how they sign in: by the
 * current password, or by a code mailed to the current address. Throws 422 at `current_password` or `code`,
 * 429.
 */
export async function confirmChange(
  context: Context,
  user: User,
  { current_password: password, otp_token: token, code }: Confirmation,
  address: string,
): Promise<void> {
  const { db, passwords } = context;
  const now = context.now();
  if (token !== undefined && code !== undefined) {
    const right = await checkCode(context, { purpose: 'accountChange', token, code, address });
    const isOwn = right.userId === user.id && right.emailKey === user.email_key;
    if (!isOwn || !(await consumeCode(db, right.id, now))) throw wrongCode();
    return;
  }
  if (password === undefined || password === '')
    throw notConfirmed('Enter your current password, or ask for a code by mail, to change how you sign in.');
  const wait = await reserveSignInAttempt(db, user.email_key, now);
  if (wait > 0) throw tooMany(inSeconds(wait));
  if (!(await passwords.isRight(user.password_hash, password, user.id)))
    throw notConfirmed('This isn’t your current password. Try again, or ask for a code by mail.');
  await resetSignInFailures(db, user.email_key);
}
