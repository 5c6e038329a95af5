import type { ReferralSide, RefusalReason } from '#domain/membership/referral.ts';

/** The member at a payment provider, for good. */
export interface PaymentCustomersTable {
  user_id: string;
  provider: string;
  customer_id: string;
  /** The same for the same card of another member; null: not known. */
  card_fingerprint: string | null;
}

/** Free months for referrals: at most one for each side of a first payment. */
export interface ReferralRewardsTable {
  id: string;
  /** The sale. */
  subscription_id: string;
  side: ReferralSide;
  /** Who gets it; null: the account was deleted. */
  user_id: string | null;
  status: 'waiting' | 'given' | 'refused';
  reason: RefusalReason | null;
  amount_cents: number | null;
  currency: string | null;
  /** When a job last tried to give it. */
  tried_at: Date | null;
  created_at: Date;
  settled_at: Date | null;
}

/** Invoices of the provider, as last read. */
export interface PaymentsTable {
  /** At the provider. */
  id: string;
  provider: string;
  /** Null: the account was deleted. */
  user_id: string | null;
  subscription_id: string;
  number: string | null;
  status: 'open' | 'paid' | 'void';
  /** With tax, less discounts. */
  amount_cents: number;
  tax_cents: number;
  currency: string;
  refunded_cents: number;
  /** The member's bank took the money back, or may. */
  disputed: boolean;
  created_at: Date;
  paid_at: Date | null;
}

/** Money to be returned through the provider. */
export interface RefundsTable {
  /** Idempotency key at the provider. */
  id: string;
  payment_id: string;
  amount_cents: number;
  /** `late_payment`: charged for a contract that was over here by then. */
  reason: 'withdrawal' | 'operator' | 'late_payment';
  status: 'waiting' | 'done' | 'refused';
  created_at: Date;
  next_attempt_at: Date | null;
  attempts: number;
}

/** Declarations of withdrawal, with what their confirmation named. */
export interface WithdrawalsTable {
  subscription_id: string;
  user_id: string | null;
  name: string;
  email: string;
  received_at: Date;
  refund_cents: number;
  /** Of what was paid, the share for the time used. */
  used_cents: number;
  currency: string;
}
