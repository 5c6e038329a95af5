import { messages } from '#domain/message/messages.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { nameReferrer } from '#server/queries/referrals.ts';

/** One message for an unknown code and an own one, so that it does not reveal which codes exist. */
const refusals = {
  unknown: messages.referralCodeInvalid,
  paid: messages.referralTooLate,
  circle: messages.referralCircle,
} as const;

export const addReferralCode: Handler<'addReferralCode'> = async ({ db }, { body, member }) => {
  const outcome = await nameReferrer(db, member.userId, body.referral_code);
  if (outcome !== 'named') throw invalid({ referral_code: [refusals[outcome]] });
  return { message: 'Thank you.' };
};
