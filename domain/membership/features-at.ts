import { entitles, type SubscriptionStatus } from './subscription.ts';

/** The subscription that entitles a member, or may; all fields null without one. */
export interface LiveSubscription {
  readonly subscriptionStatus: SubscriptionStatus | null;
  readonly autoRenew: boolean | null;
  readonly dueDate: Date | null;
  readonly accessEndsAt: Date | null;
  /** Features of its package. */
  readonly features: readonly string[] | null;
}

/** Features of the membership at a time. */
export function featuresAt(live: LiveSubscription, now: Date): readonly string[] {
  const { subscriptionStatus: status, autoRenew, dueDate, accessEndsAt, features } = live;
  if (status === null || autoRenew === null || features === null) return [];
  return entitles({ status, autoRenew, dueDate, accessEndsAt }, now) ? features : [];
}
