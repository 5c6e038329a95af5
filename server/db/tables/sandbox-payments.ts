import type { GeneratedAlways } from 'kysely';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import type { Tax } from '#domain/membership/tax.ts';

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
  customer: string;
  tax: Tax;
  /** Label of the button, and what it agrees to. */
  button: string;
  terms: string;
}

export interface SandboxSubscriptionsTable {
  id: string;
  customer: string;
  tax: Tax;
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

export interface SandboxInvoicesTable {
  id: string;
  number: GeneratedAlways<number>;
  subscription_id: string;
  status: 'open' | 'paid' | 'void';
  amount_cents: number;
  tax_cents: number;
  currency: string;
  refunded_cents: number;
  disputed: boolean;
  created_at: Date;
  paid_at: Date | null;
}

/** Pages on which the card is changed. */
export interface SandboxCardPagesTable {
  id: string;
  subscription_id: string;
  done_at: Date | null;
}

/** Refunds that were made, by their idempotency keys. */
export interface SandboxRefundsTable {
  key: string;
  invoice_id: string;
}

/** Money that the next invoices of a customer are paid from. */
export interface SandboxCreditsTable {
  key: string;
  customer: string;
  amount_cents: number;
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
