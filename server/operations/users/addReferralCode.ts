import { messages } from '#domain/message/messages.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { nameReferrer } from '#server/queries/referrals.ts';

export const addReferralCode: Handler<'addReferralCode'> = async ({ db }, { body, member }) => {
  // one message for every reason, so that it does not reveal which codes exist
  if (!(await nameReferrer(db, member.userId, body.referral_code)))
    throw invalid({ referral_code: [messages.referralCodeInvalid] });
  return { message: 'Thank you.' };
};
