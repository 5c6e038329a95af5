import type { OperationBody } from '#contract/operations.ts';
import { isRealDate, utcDay } from '#domain/calendar/real-date.ts';
import { birthProblem, bodyProblem, heightProblem, weightProblem } from '#domain/member/body-ranges.ts';
import { cleanName } from '#domain/member/clean-name.ts';
import { reportSignInChange } from '#server/accounts/change-sign-in.ts';
import { confirmChange } from '#server/accounts/confirm-change.ts';
import { lockMember } from '#server/accounts/lock-member.ts';
import type { Context, Handler } from '#server/context.ts';
import { type FieldErrors, invalid, unauthorized } from '#server/errors.ts';
import { findCurrentUser } from '#server/queries/current-user.ts';
import { endOtherSessions } from '#server/queries/session-ends.ts';
import {
  emailKey,
  findUser,
  type LockedUser,
  type ProfileChange,
  updateUser,
} from '#server/queries/users.ts';
import { coarseClient } from '#server/security/coarse-client.ts';
import { isCommonPassword } from '#server/security/common-passwords.ts';

type Body = OperationBody<'updateCurrentUser'>;
type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

const emailTaken = () => invalid({ email: ['An account with this email address already exists.'] });
const codeIsSet = ['Your referral code is set and can’t be changed.'];
const emptyToNull = (text: string | null) => (text === '' ? null : text);

/** Validation beyond the contract's schema. */
function refusals(body: Body, user: User, now: Date): FieldErrors {
  const { date_of_birth: dateOfBirth, password, referral_code: code } = body;
  const errors: Record<string, string[]> = {};
  if (body.name !== undefined && cleanName(body.name) === '') errors['name'] = ['Enter your name.'];
  if (dateOfBirth) {
    if (!isRealDate(dateOfBirth)) errors['date_of_birth'] = ['Enter a date that exists, as YYYY-MM-DD.'];
    else {
      const problem = birthProblem(dateOfBirth, utcDay(now));
      if (problem !== null) errors['date_of_birth'] = [problem];
    }
  }
  const weight = weightProblem(body.weight ?? null);
  if (weight !== null) errors['weight'] = [weight];
  const height = heightProblem(body.height ?? null);
  if (height !== null) errors['height'] = [height];
  const isChanged = body.weight !== undefined || body.height !== undefined;
  const { weight: nextWeight = user.weight, height: nextHeight = user.height } = body;
  const together = isChanged ? bodyProblem(nextWeight, nextHeight) : null;
  if (weight === null && height === null && together !== null) errors['weight'] = [together];
  if (password !== undefined && isCommonPassword(password, body.email ?? user.email))
    errors['password'] = ['Choose a password that is harder to guess; this one is widely used.'];
  if (code !== undefined && user.referral_code !== null && code !== user.referral_code)
    errors['referral_code'] = codeIsSet;
  return errors;
}

async function changeOf(body: Body, user: User, { passwords }: Context): Promise<ProfileChange> {
  const {
    name,
    email,
    password,
    date_of_birth: dateOfBirth,
    bio,
    gender,
    weight,
    height,
    referral_code: code,
  } = body;
  const isNewAddress = email !== undefined && emailKey(email) !== user.email_key;
  return {
    ...(name === undefined ? {} : { name: cleanName(name) }),
    ...(email === undefined ? {} : { email, email_key: emailKey(email) }),
    ...(isNewAddress ? { email_verified_at: null } : {}),
    ...(password === undefined ? {} : { password_hash: await passwords.hash(password, user.id) }),
    ...(dateOfBirth === undefined ? {} : { date_of_birth: emptyToNull(dateOfBirth) }),
    ...(bio === undefined ? {} : { bio: emptyToNull(bio) }),
    ...(gender === undefined ? {} : { gender }),
    ...(weight === undefined ? {} : { weight }),
    ...(height === undefined ? {} : { height }),
    ...(code === undefined ? {} : { referral_code: code }),
  };
}

export const updateCurrentUser: Handler<'updateCurrentUser'> = async (context, call) => {
  const { body, member, address } = call;
  const { db } = context;
  const now = context.now();
  const user = await findUser(db, member.userId);
  if (user === undefined) throw unauthorized();
  const errors = refusals(body, user, now);
  if (Object.keys(errors).length > 0) throw invalid(errors);

  const isNewAddress = body.email !== undefined && emailKey(body.email) !== user.email_key;
  const isNewPassword = body.password !== undefined;
  const isNewSignIn = isNewAddress || isNewPassword;
  if (isNewSignIn) await confirmChange(context, user, body, address);

  const change = await changeOf(body, user, context);
  let locked: LockedUser | null = null;
  const result = await updateUser(db, user.id, change, {
    now,
    before: async (tx) => {
      if (!isNewSignIn) return;
      locked = await lockMember(tx, member);
      if (locked.emailKey !== user.email_key || locked.passwordHash !== user.password_hash)
        throw invalid({ current_password: ['How you sign in was just changed. Please try again.'] });
    },
    after: async (tx) => {
      if (locked === null) return;
      const newEmailKey = isNewAddress ? (change.email_key ?? null) : null;
      await reportSignInChange(context, tx, locked, {
        newEmailKey,
        isNewPassword,
        client: coarseClient(call),
      });
      await endOtherSessions(tx, user.id, member.sessionId, now);
    },
  });
  if (isNewSignIn) context.mailer.flush();
  if (result === 'emailTaken') throw emailTaken();
  if (result === 'referralCodeSet') throw invalid({ referral_code: codeIsSet });
  if (result === 'referralCodeTaken')
    throw invalid({ referral_code: ['This code is taken. Choose another one.'] });

  const changed = await findCurrentUser(db, user.id, now);
  if (changed === undefined) throw unauthorized();
  return { data: changed };
};
