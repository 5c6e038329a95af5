import type { BillingCycle } from '#domain/membership/billing-period.ts';

/** Minor units of the currency, such as cents; the currency as ISO 4217 in small letters. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** The order a member confirms on the hosted page. The server computes all figures; the provider knows no plans and no codes. */
export interface CheckoutOrder {
  /** Idempotency key of the order at the provider: starting it again opens no second checkout; the checkout and its subscription carry it. */
  readonly key: string;
  readonly member: { readonly id: string; readonly email: string };
  readonly plan: { readonly id: string; readonly name: string };
  readonly duration: BillingCycle;
  /** Of each period, before the discount. */
  readonly price: Money;
  /** Whole days from the payment on for which nothing is charged; 0: no trial. */
  readonly trialDays: number;
  /** Nothing is charged before then, because it has been paid already; at least 49 hours ahead. Never together with a trial. */
  readonly paidUntil: Date | null;
  /** Taken off every period as long as the subscription lasts; `amountOff` is in the currency of the price, and at most the price. */
  readonly discount: { readonly code: string; readonly amountOff: number } | null;
  /** Expiry, 30 minutes to 24 hours ahead. */
  readonly expiresAt: Date;
}

export interface OpenedCheckout {
  readonly id: string;
  /** The hosted page: absolute, or a path on this server. */
  readonly url: string;
}

/** A checkout as it is now. */
export interface CheckoutState {
  readonly id: string;
  readonly key: string | null;
  /** `paid`: completed, also when a trial comes first and nothing was charged. */
  readonly status: 'open' | 'paid' | 'expired';
  /** Null until it is paid. */
  readonly subscriptionId: string | null;
}

/** A subscription as it is now. */
export interface SubscriptionState {
  readonly id: string;
  /** `key` of its order; null: it was not bought here. */
  readonly key: string | null;
  /**
   * `incomplete`: the first payment is in progress. `trialing`: nothing is charged yet, in a trial or because it was
   * paid before. `past_due`: a payment failed and is tried again. `ended`: for good, however that came.
   */
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended';
  /** False when it ends with the current period. */
  readonly autoRenew: boolean;
  readonly duration: BillingCycle;
  /** Of each period, before the discount. */
  readonly price: Money;
  /** 0: none. */
  readonly amountOff: number;
  readonly startedAt: Date;
  /** End of the current period, or of the last one. */
  readonly periodEndsAt: Date;
  readonly endedAt: Date | null;
}

/** A webhook event. It only says that something has changed: the state is fetched from the provider. */
export interface PaymentEvent {
  /** Unique at the provider; the same for each delivery. */
  readonly id: string;
  /** `other`: an event this server ignores. */
  readonly kind: 'checkout' | 'subscription' | 'other';
  /** Id of the checkout or the subscription. */
  readonly subject: string;
}

/** Seconds between the signature of a webhook and its arrival, either way. */
export const webhookWindowSeconds = 300;

/**
 * Takes payments on pages of its own. Every call ends within 4 seconds, is harmless when repeated, and throws
 * PaymentFailure alone.
 */
export interface PaymentProvider {
  /** Stored with each purchase, so that another provider is never asked about it. */
  readonly name: 'stripe' | 'sandbox';
  readonly startCheckout: (order: CheckoutOrder) => Promise<OpenedCheckout>;
  readonly fetchCheckout: (id: string) => Promise<CheckoutState>;
  /** Expires an open checkout. A paid one stays paid; the returned state says so. */
  readonly expireCheckout: (id: string) => Promise<CheckoutState>;
  readonly fetchSubscription: (id: string) => Promise<SubscriptionState>;
  /** Cancels immediately, without further charges. No effect on an ended one. */
  readonly cancelNow: (id: string) => Promise<SubscriptionState>;
  /** Throws `refused` for an ended one. */
  readonly setAutoRenew: (id: string, isEnabled: boolean) => Promise<SubscriptionState>;
  /** Name of the signature header of a webhook, in lower case. */
  readonly signatureHeader: string;
  /** Verifies and parses a webhook. Throws `refused` for a wrong signature or one outside the time window. */
  readonly readEvent: (body: Buffer, signature: string, now: Date) => Promise<PaymentEvent>;
}

/**
 * `unavailable`: not reached, busy, out of order or too slow; later it may do. `refused`: it said no, and will again.
 * `unknown`: it has no such checkout or subscription.
 */
export type PaymentFailureKind = 'unavailable' | 'refused' | 'unknown';

/** `reason` is for the log and contains no secrets. */
export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure';
  readonly kind: PaymentFailureKind;
  readonly reason: string;

  constructor(kind: PaymentFailureKind, reason: string) {
    super(`Payment: ${kind} (${reason}).`);
    this.kind = kind;
    this.reason = reason;
  }
}

/** Pages of the app to which the hosted page sends the browser back. */
export const returnPaths = { paid: '/subscription/thank-you', abandoned: '/account/choose-plan' } as const;
