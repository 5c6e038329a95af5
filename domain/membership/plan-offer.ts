import type { User } from '#domain/session/user.ts';
import type { BillingCycle } from './billing-period.ts';
import { isCurrent } from './subscription.ts';

export type Subscriptions = readonly User['subscriptions'][number][];
type Subscription = Subscriptions[number];

interface PlanOnSale {
  readonly id: string;
  readonly trial_days: number;
}

/** The member's current subscription of a plan, on any cycle; null without one. */
export const currentOf = (subscriptions: Subscriptions, planId: string): Subscription | null =>
  subscriptions.find(({ product, status }) => product.id === planId && isCurrent(status)) ?? null;

/** The subscription whose features the member has: a current one, else one with access for some time; null: Free. */
export const heldPlan = (subscriptions: Subscriptions, now: Date): Subscription | null =>
  subscriptions.find(({ status }) => isCurrent(status)) ??
  subscriptions.find(({ access_until: until }) => until !== null && Date.parse(until) > now.getTime()) ??
  null;

/** Label of a plan's button on a cycle; null for the current plan, which has no button. */
export function offerOf(plan: PlanOnSale, cycle: BillingCycle, subscriptions: Subscriptions): string | null {
  const current = subscriptions.filter(({ product, status }) => product.id === plan.id && isCurrent(status));
  if (current.some(({ duration }) => duration === cycle)) return null;
  if (current.length > 0) return 'Update Subscription Plan';
  return plan.trial_days > 0 ? `Start your FREE ${plan.trial_days}-day trial` : 'Choose Plan';
}

/** Change of renewal before a checkout. */
export interface RenewalStep {
  readonly subscriptionId: string;
  readonly isEnabled: boolean;
  /** Whether it differs from the current state, so that undoing it has an effect. */
  readonly changes: boolean;
}

/**
 * For another cycle of a current product: re-enables renewal of its subscription on that cycle if there is one, else
 * disables renewal on the other cycle. Null if nothing changes.
 */
export function renewalStep(
  subscriptions: Subscriptions,
  { packageId, duration }: { readonly packageId: string; readonly duration: BillingCycle },
): RenewalStep | null {
  const current = subscriptions.filter(
    ({ product, status }) => product.id === packageId && isCurrent(status),
  );
  const same = current.find((one) => one.duration === duration);
  const one = same ?? current[0];
  if (one === undefined) return null;
  const isEnabled = same !== undefined;
  return { subscriptionId: one.id, isEnabled, changes: one.auto_renew !== isEnabled };
}
