import { dayOf } from './format-date.ts';
import { moneyOfCents } from './money.ts';

/** Who gets a free month for a member who was brought and pays. */
export const referralRewards = ['none', 'referrer', 'referred', 'both'] as const;
export type ReferralReward = (typeof referralRewards)[number];
export type ReferralSide = 'referrer' | 'referred';

export const rewards = (rule: ReferralReward, side: ReferralSide): boolean =>
  rule === side || rule === 'both';

/** `same_card`: both sides pay with one card. `too_many`: in a year. `no_membership`: nothing to take it off. */
export const refusalReasons = ['refunded', 'same_card', 'too_many', 'no_membership'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** A referral as one side sees it. */
export interface Referral {
  readonly joinedAt: Date;
  /** First payment of who was brought; null: none yet. */
  readonly countedAt: Date | null;
  /** The free month of this side; null: none is due yet. */
  readonly reward:
    | { readonly status: 'waiting' }
    | { readonly status: 'given'; readonly at: Date; readonly cents: number; readonly currency: string }
    | { readonly status: 'refused'; readonly reason: RefusalReason }
    | null;
}

export type ReferralStatus = 'joined' | 'counted' | 'rewarded';

export const referralStatus = ({ countedAt, reward }: Referral): ReferralStatus =>
  reward?.status === 'given' ? 'rewarded' : countedAt === null ? 'joined' : 'counted';

const refusals: Readonly<Record<RefusalReason, string>> = {
  refunded: 'No free month: the first payment was returned.',
  same_card: 'No free month: both memberships are paid with the same card.',
  too_many: 'No free month: you’ve had as many as a year allows.',
  no_membership: 'No free month: there was no paid membership to take it off within a year.',
};

/** The status of a referral for one side. `isRewarded`: this side gets a free month by the rule of the site. */
export function referralSentence(
  referral: Referral,
  { isRewarded, side, waitDays }: { isRewarded: boolean; side: ReferralSide; waitDays: number },
): string {
  const { joinedAt, countedAt, reward } = referral;
  if (countedAt === null) {
    const joined = `Joined on ${dayOf(joinedAt)}.`;
    if (!isRewarded) return joined;
    return `${joined} ${side === 'referrer' ? 'A free month is yours once they pay.' : 'A free month is yours once you pay.'}`;
  }
  const counted = `Counted since the first payment on ${dayOf(countedAt)}.`;
  if (reward?.status === 'given')
    return `${counted} Free month: ${moneyOfCents(reward.cents, reward.currency)} off the next payment, since ${dayOf(reward.at)}.`;
  if (reward?.status === 'refused') return `${counted} ${refusals[reward.reason]}`;
  if (reward?.status === 'waiting') return `${counted} Your free month comes with your next paid membership.`;
  if (!isRewarded) return counted;
  const due = new Date(countedAt.getTime() + waitDays * 24 * 60 * 60 * 1000);
  return `${counted} Your free month follows after ${dayOf(due)}.`;
}
