import type { Subscriptions } from './plan-offer.ts';
import { isLive } from './subscription.ts';
import type { SubscriptionChange } from './subscription-change.ts';

export interface Cancellation {
  readonly label: 'Cancel trial' | 'Cancel your membership';
  readonly change: SubscriptionChange;
}

/**
 * How a member stops the next payment; null if there is none. What is paid for stays until its end. Where the last
 * payment failed nothing is paid for, so the membership ends at once and that payment isn't tried again.
 */
export function cancellationOf({
  status,
  auto_renew: renews,
}: Pick<Subscriptions[number], 'status' | 'auto_renew'>): Cancellation | null {
  if (!renews || !isLive(status)) return null;
  return {
    label: status === 'trialing' ? 'Cancel trial' : 'Cancel your membership',
    change: status === 'past_due' ? 'cancel' : 'disable',
  };
}
