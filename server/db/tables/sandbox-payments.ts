import type { BillingCycle } from '#domain/membership/billing-period.ts';

/** State of the sandbox payment provider; the shop reads none of it. */
export interface SandboxCheckoutsTable {
  id: string;
  key: string;
  status: 'open' | 'paid' | 'expired';
  plan_name: string;
  email: string;
  duration: BillingCycle;
  price_cents: number;
  amount_off_cents: number;
  currency: string;
  discount_code: string | null;
  trial_days: number;
  paid_until: Date | null;
  expires_at: Date;
  subscription_id: string | null;
}

export interface SandboxSubscriptionsTable {
  id: string;
  checkout_key: string;
  status: 'trialing' | 'active' | 'past_due' | 'ended';
  auto_renew: boolean;
  duration: BillingCycle;
  price_cents: number;
  amount_off_cents: number;
  currency: string;
  started_at: Date;
  /** Periods are counted from here. */
  anchor_at: Date;
  period_ends_at: Date;
  ended_at: Date | null;
  card: 'pays' | 'fails_later';
}

export interface SandboxEventsTable {
  id: string;
  kind: 'checkout' | 'subscription';
  subject: string;
  /** Number of deliveries. */
  copies: number;
  due_at: Date;
  sent_at: Date | null;
}
