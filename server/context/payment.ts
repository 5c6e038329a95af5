import type { BillingCycle } from '#domain/membership/billing-period.ts';

/** Minor units of the currency, such as cents; the currency as ISO 4217 in small letters. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** What a member is to agree to on the hosted page. Every figure is the server's; the provider knows no plans and no codes. */
export interface CheckoutOrder {
  /** Names this order at the provider: starting it again opens no second checkout, and what comes of it carries the key. */
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
  /** Nobody can pay it after that; 30 minutes to 24 hours ahead. */
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
  /** Of what was bought; null until then. */
  readonly subscriptionId: string | null;
}

/** A subscription as it is now. */
export interface SubscriptionState {
  readonly id: string;
  /** `key` of the order it came from; null: it is none of this server's. */
  readonly key: string | null;
  /**
   * `incomplete`: the first payment is under way. `trialing`: nothing is charged yet, in a trial or because it was
   * paid before. `past_due`: a payment failed and is tried again. `ended`: for good, however that came.
   */
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended';
  /** False when it ends with the period that runs. */
  readonly autoRenew: boolean;
  readonly duration: BillingCycle;
  /** Of each period, before the discount. */
  readonly price: Money;
  /** 0: none. */
  readonly amountOff: number;
  readonly startedAt: Date;
  /** End of the period that runs, or of the last one. */
  readonly periodEndsAt: Date;
  readonly endedAt: Date | null;
}

/** What a webhook tells. It says that something has changed, never what: the state is fetched anew. */
export interface PaymentEvent {
  /** Unique at the provider, the same each time it is sent. */
  readonly id: string;
  /** `other`: nothing this server keeps. */
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
  /** Kept with what was bought, so that another provider is never asked about it. */
  readonly name: 'stripe' | 'sandbox';
  readonly startCheckout: (order: CheckoutOrder) => Promise<OpenedCheckout>;
  readonly fetchCheckout: (id: string) => Promise<CheckoutState>;
  /** From now on nobody can pay it. One that has been paid stays so, and the answer says it. */
  readonly expireCheckout: (id: string) => Promise<CheckoutState>;
  readonly fetchSubscription: (id: string) => Promise<SubscriptionState>;
  /** Ends it at once; nothing is charged any more. One that has ended stays as it is. */
  readonly cancelNow: (id: string) => Promise<SubscriptionState>;
  /** One that has ended is `refused`. */
  readonly setAutoRenew: (id: string, isEnabled: boolean) => Promise<SubscriptionState>;
  /** Header in which the signature of a webhook stands, in small letters. */
  readonly signatureHeader: string;
  /** The event of a webhook. Throws `refused` when the signature is not the provider's or not of these 300 seconds. */
  readonly readEvent: (body: Buffer, signature: string, now: Date) => Promise<PaymentEvent>;
}

/**
 * `unavailable`: not reached, busy, out of order or too slow; later it may do. `refused`: it said no, and will again.
 * `unknown`: it has no such checkout or subscription.
 */
export type PaymentFailureKind = 'unavailable' | 'refused' | 'unknown';

/** `reason` is for the log and holds nothing secret. */
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
