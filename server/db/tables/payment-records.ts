/** Discount codes used, by member. */
export interface RedemptionsTable {
  code: string;
  user_id: string | null;
  subscription_id: string;
  redeemed_at: Date;
}

/** First payments of referred members. */
export interface ReferralSalesTable {
  subscription_id: string;
  user_id: string | null;
  /** The code the member named as referrer, at that time; null once its owner's account was deleted. */
  referral_code: string | null;
  amount_cents: number;
  currency: string;
  paid_at: Date;
}

/** Verified events of payment providers, each stored once. */
export interface PaymentEventsTable {
  id: string;
  provider: string;
  kind: 'checkout' | 'subscription' | 'payment' | 'other';
  subject: string;
  received_at: Date;
  /** Null: not processed yet. */
  done_at: Date | null;
  attempts: number;
  next_attempt_at: Date | null;
}
