import { heldPlan } from '#domain/membership/plan-offer.ts';
import type { User } from '#domain/session/user.ts';

type Held = Pick<User, 'activated_subscription' | 'subscriptions'>;

/** Name, at the time of purchase, of the plan whose features the member has; `Free` without one. */
export function planName({ activated_subscription: active, subscriptions }: Held, now: Date): string {
  const plan = active ?? heldPlan(subscriptions, now);
  return plan?.subscription_name || plan?.product.name || 'Free';
}
