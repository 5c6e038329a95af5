import type { BillingCycle } from '#domain/membership/billing-period.ts';

/** What members were asked to agree to; a member has one open checkout at most. */
export interface CheckoutsTable {
  /** Names the order at the provider. */
  id: string;
  /** Null: the account is gone. */
  user_id: string | null;
  provider: string;
  /** Null while the provider is asked for it. */
  provider_id: string | null;
  url: string | null;
  package_id: string;
  package_name: string;
  duration: BillingCycle;
  price_cents: number;
  amount_off_cents: number;
  currency: string;
  discount_code: string | null;
  trial_days: number;
  /** Nothing is charged before. */
  paid_until: Date | null;
  /** What has been paid, for another plan, for the time until then. */
  paid_cents: number;
  status: 'opening' | 'open' | 'paid' | 'expired';
  created_at: Date;
  expires_at: Date;
}
