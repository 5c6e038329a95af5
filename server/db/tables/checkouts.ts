import type { BillingCycle } from '#domain/membership/billing-period.ts';
import type { Tax } from '#domain/membership/tax.ts';
import type { WithdrawalTerms } from '#domain/membership/withdrawal.ts';

/** Orders with their checkouts; a member has at most one open checkout. */
export interface CheckoutsTable {
  /** Key of the order at the provider. */
  id: string;
  /** Null: the account was deleted. */
  user_id: string | null;
  provider: string;
  /** Null until the provider has created it. */
  provider_id: string | null;
  url: string | null;
  package_id: string;
  package_name: string;
  duration: BillingCycle;
  price_cents: number;
  amount_off_cents: number;
  currency: string;
  discount_code: string | null;
  /** Whether the provider computes taxes, in the price or on top of it. */
  tax: Tax;
  trial_days: number;
  /** Nothing is charged before. */
  paid_until: Date | null;
  /** Credit from another plan, for the time until then. */
  paid_cents: number;
  /** The subscription it takes the place of. */
  replaces: string | null;
  /** That subscription's renewal was turned off for it, and goes on again unless it is paid. */
  restores_renewal: boolean;
  /** `proportional`: with the order, the member asked that it begin within the period for withdrawing. */
  withdrawal_terms: WithdrawalTerms;
  /** Days in which it can be withdrawn from, as agreed with the order; null: those of the setting. */
  withdrawal_days: number | null;
  status: 'opening' | 'open' | 'paid' | 'expired';
  /** When a job last tried to close it or to restore the renewal. */
  tried_at: Date | null;
  created_at: Date;
  expires_at: Date;
}
