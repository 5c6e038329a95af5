import { defaultMinimumAge } from '#domain/membership/age.ts';
import { type ReferralReward, referralRewards } from '#domain/membership/referral.ts';
import { type Tax, taxes } from '#domain/membership/tax.ts';
import type { Db } from '#server/db/connect.ts';
import { findSettings } from '#server/queries/settings.ts';

/** What a site decides about selling memberships. */
export interface MembershipSettings {
  readonly minimumAge: number;
  readonly tax: Tax;
  /** Label of the button that obliges to pay. */
  readonly orderButton: string;
  /** Language of the payment provider's page. */
  readonly orderLanguage: string;
  /** Days in which a contract can be withdrawn from; 0: never. */
  readonly withdrawalDays: number;
  readonly referralReward: ReferralReward;
  /** Free months that one member gets for bringing others, at most. */
  readonly referralRewardsPerYear: number;
  /** Days between the notice and a yearly renewal. */
  readonly renewalNoticeDays: number;
}

const wholeOf = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isInteger(value) ? value : otherwise;

export async function readMembershipSettings(db: Db): Promise<MembershipSettings> {
  const settings = await findSettings(db);
  return {
    minimumAge: wholeOf(settings['minimum_age'], defaultMinimumAge),
    tax: taxes.find((each) => each === settings['tax']) ?? 'none',
    orderButton: String(settings['order_button'] ?? 'Order with obligation to pay'),
    orderLanguage: String(settings['order_language'] ?? 'auto'),
    withdrawalDays: wholeOf(settings['withdrawal_days'], 14),
    referralReward: referralRewards.find((each) => each === settings['referral_reward']) ?? 'none',
    referralRewardsPerYear: wholeOf(settings['referral_rewards_per_year'], 12),
    renewalNoticeDays: wholeOf(settings['renewal_notice_days'], 30),
  };
}
