import type { BillingCycle } from '#domain/membership/billing-period.ts';
import type { SubscriptionStatus } from '#domain/membership/subscription.ts';

/** Subscriptions as last heard of from their provider; a member has one live at most, and one trial ever. */
export interface SubscriptionsTable {
  id: string;
  /** Null: the account is gone. */
  user_id: string | null;
  checkout_id: string;
  provider: string;
  provider_id: string;
  package_id: string;
  /** Name of the plan as bought. */
  package_name: string;
  duration: BillingCycle;
  status: SubscriptionStatus;
  auto_renew: boolean;
  /** End of the current period. */
  due_date: Date | null;
  trial_ends_at: Date | null;
  started_at: Date;
  ended_at: Date | null;
  /** Over here, and to be ended at the provider. */
  must_end: boolean;
  /** When the member was told that the trial ends. */
  reminded_at: Date | null;
  /** Grows with every change, so that what was heard before it is not written after it. */
  revision: number;
}
