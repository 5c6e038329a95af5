import type { BillingCycle } from '#domain/membership/billing-period.ts';
import type { SubscriptionStatus } from '#domain/membership/subscription.ts';

/** Subscriptions as last reported by their provider; a member has at most one live one, and one trial ever. */
export interface SubscriptionsTable {
  id: string;
  /** Null: the account was deleted. */
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
  /** Of one that is over: until when its features stay; null: they ended with it. */
  access_ends_at: Date | null;
  /** Another subscription has taken its place. */
  replaced: boolean;
  /** When the provider retries a failed payment. */
  next_try_at: Date | null;
  /** When the last call about renewal turned it off; null: it turned nothing off. */
  renewal_off_at: Date | null;
  /** That call was the first step of a checkout, and is undone unless one is paid. */
  renewal_off_for_checkout: boolean;
  /** The due date whose renewal the member had notice of. */
  noticed_for: Date | null;
  /** Ended here, still to be canceled at the provider. */
  must_end: boolean;
  /** When the reminder of the trial's end was sent. */
  reminded_at: Date | null;
  /** When a job last tried to bring it up to date. */
  tried_at: Date | null;
  /** Incremented by every change, for optimistic locking. */
  revision: number;
}
