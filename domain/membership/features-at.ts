import { isCurrent, type SubscriptionStatus, statusAt } from './subscription.ts';

/** The live subscription of a member, all null without one. */
export interface LiveSubscription {
  readonly subscriptionStatus: SubscriptionStatus | null;
  readonly autoRenew: boolean | null;
  readonly dueDate: Date | null;
  /** Of its plan. */
  readonly features: readonly string[] | null;
}

/** Features of the membership at a time. */
export function featuresAt(live: LiveSubscription, now: Date): readonly string[] {
  const { subscriptionStatus: status, autoRenew, dueDate, features } = live;
  if (status === null || autoRenew === null || features === null) return [];
  return isCurrent(statusAt({ status, autoRenew, dueDate }, now)) ? features : [];
}
