import { featuresAt, type LiveSubscription } from './features-at.ts';
import type { SubscriptionStatus } from './subscription.ts';

/** The subscription of the owner of a member's household; all fields null where it reaches nobody else. */
export interface OwnersSubscription {
  readonly ownersStatus: SubscriptionStatus | null;
  readonly ownersAutoRenew: boolean | null;
  readonly ownersDueDate: Date | null;
  readonly ownersAccessEndsAt: Date | null;
  readonly ownersFeatures: readonly string[] | null;
}

/** Features of a member: those of their own subscription, and those that the owner of their household pays for. */
export function featuresWithHousehold(
  live: LiveSubscription & OwnersSubscription,
  now: Date,
): readonly string[] {
  const owners = {
    subscriptionStatus: live.ownersStatus,
    autoRenew: live.ownersAutoRenew,
    dueDate: live.ownersDueDate,
    accessEndsAt: live.ownersAccessEndsAt,
    features: live.ownersFeatures,
  };
  return [...new Set([...featuresAt(live, now), ...featuresAt(owners, now)])];
}
