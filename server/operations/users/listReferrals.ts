import type { OperationResponse } from '#contract/operations.ts';
import { shortName } from '#domain/member/short-name.ts';
import {
  type Referral,
  type ReferralSide,
  referralSentence,
  referralStatus,
  rewards,
} from '#domain/membership/referral.ts';
import type { Handler } from '#server/context.ts';
import { type MembershipSettings, readMembershipSettings } from '#server/membership/membership-settings.ts';
import { findOwnReferral, listReferred, type ReferralRow } from '#server/queries/referral-rewards.ts';
import { findUser } from '#server/queries/users.ts';

const maxListed = 200;

function rewardOf({ status, reason, amount_cents, currency, settled_at }: ReferralRow): Referral['reward'] {
  if (status === 'given' && amount_cents !== null && currency !== null && settled_at !== null)
    return { status, at: settled_at, cents: amount_cents, currency };
  if (status === 'refused' && reason !== null) return { status, reason };
  return status === 'waiting' ? { status } : null;
}

function referralResponse(row: ReferralRow, side: ReferralSide, settings: MembershipSettings) {
  const referral: Referral = { joinedAt: row.created_at, countedAt: row.paid_at, reward: rewardOf(row) };
  const isRewarded = rewards(settings.referralReward, side);
  return {
    status: referralStatus(referral),
    explanation: referralSentence(referral, { isRewarded, side, waitDays: settings.withdrawalDays }),
  };
}

export const listReferrals: Handler<'listReferrals'> = async ({ db }, { member }) => {
  const [user, own, settings] = [
    await findUser(db, member.userId),
    await findOwnReferral(db, member.userId),
    await readMembershipSettings(db),
  ];
  const code = user?.referral_code ?? null;
  const referred = code === null ? [] : await listReferred(db, code, maxListed);
  const data: OperationResponse<'listReferrals'>['data'] = {
    reward: settings.referralReward,
    brought: referred.map((row) => ({
      name: shortName(row.name),
      ...referralResponse(row, 'referrer', settings),
    })),
    own: own === undefined ? null : referralResponse(own, 'referred', settings),
  };
  return { data };
};
