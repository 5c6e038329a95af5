import type { BillingCycle } from '#domain/membership/billing-period.ts';
import type { Tax } from '#domain/membership/tax.ts';

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
  /** The member at the provider; null or absent: not known yet, one is created. */
  readonly customerId?: string | null;
  readonly plan: { readonly id: string; readonly name: string };
  readonly duration: BillingCycle;
  /** Of each period, before the discount. */
  readonly price: Money;
  /** Whole days from the payment on for which nothing is charged; 0: no trial. */
  readonly trialDays: number;
  /** Nothing is charged before then, because it has been paid already; at least 30 minutes ahead. Never together with a trial. */
  readonly paidUntil: Date | null;
  /** Taken off every period as long as the subscription lasts; `amountOff` is in the currency of the price, and at most the price. */
  readonly discount: { readonly code: string; readonly amountOff: number } | null;
  /** Expiry, 30 minutes to 24 hours ahead. */
  readonly expiresAt: Date;
  /** When it was ordered; absent: now. */
  readonly createdAt?: Date;
  /** Absent: none. */
  readonly tax?: Tax;
  /** What the page shows: the label of its button, or what its own label means, and what it agrees to. */
  readonly words?: { readonly button: string; readonly terms: string; readonly language: string };
}

export interface OpenedCheckout {
  readonly id: string;
  /** The hosted page: absolute, or a path on this server. */
  readonly url: string;
  readonly customerId: string;
}

export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly expires: { readonly month: number; readonly year: number };
  /** The same for the same card of another customer; null: not known. */
  readonly fingerprint: string | null;
}

/** An invoice of a subscription, as it is now. Sums in minor units. */
export interface Payment {
  readonly id: string;
  /** For people. */
  readonly number: string | null;
  /** `open`: to be paid, or declined. */
  readonly status: 'open' | 'paid' | 'void';
  /** With tax, less discounts. */
  readonly amount: number;
  readonly tax: number;
  readonly currency: string;
  readonly refunded: number;
  /** The bank of the member took the money back, or may. */
  readonly isDisputed: boolean;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** The invoice on a page of the provider, where an open one can be paid; null without one. */
  readonly pageUrl: string | null;
  readonly pdfUrl: string | null;
}

/** The money behind a subscription, as it is now. */
export interface Billing {
  readonly customerId: string;
  /** Charged at the next payment; null: none on file. */
  readonly card: Card | null;
  /** When an open payment is tried again; null: it is not, or nothing is open. */
  readonly nextTryAt: Date | null;
  /** What the next invoice comes to, with tax and credit; null: nothing more is charged. */
  readonly next: { readonly amount: number; readonly currency: string; readonly at: Date } | null;
  /** Newest first. */
  readonly payments: readonly Payment[];
}

/** A checkout as it is now. */
export interface CheckoutState {
  readonly id: string;
  readonly key: string | null;
  /** `paid`: completed, also when a trial comes first and nothing was charged. */
  readonly status: 'open' | 'paid' | 'expired';
  /** Null until it is paid. */
  readonly subscriptionId: string | null;
  /** On a page where a card is changed: the subscription that it pays for. */
  readonly cardOf?: string;
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
  /** `payment`: money was refunded or disputed. `other`: an event this server ignores. */
  readonly kind: 'checkout' | 'subscription' | 'payment' | 'other';
  /** Id of the checkout, the subscription or the payment. */
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
  readonly fetchBilling: (subscriptionId: string) => Promise<Billing>;
  /**
   * What would be left of the money for the current period if the subscription ended now: the proration of the
   * provider, before taxes that are added to the price. 0 while nothing has been charged.
   */
  readonly previewCredit: (subscriptionId: string) => Promise<Money>;
  /** The subscription that a payment of an event is for; null: none. */
  readonly findPaidSubscription: (subject: string) => Promise<string | null>;
  /** Opens a page on which the member replaces the card; the browser returns to `returnPath`. */
  readonly openCardPage: (
    subscriptionId: string,
    returnPath: string,
  ) => Promise<{ readonly id: string; readonly url: string }>;
  /** Charges the card of a completed page from now on, and what is open at once. Harmless when repeated. */
  readonly useNewCard: (pageId: string) => Promise<void>;
  /** Returns money of a payment; `key` is the idempotency key. Throws `refused` for what cannot be returned. */
  readonly refund: (refund: {
    readonly key: string;
    readonly paymentId: string;
    readonly amount: number;
  }) => Promise<void>;
  /** Money that the next invoices of the customer are paid from; `key` is the idempotency key. */
  readonly addCredit: (credit: {
    readonly key: string;
    readonly customerId: string;
    readonly money: Money;
    readonly reason: string;
  }) => Promise<void>;
  /** Every subscription that is not over, for a reconciliation. */
  readonly listLive: () => Promise<readonly SubscriptionState[]>;
  /** Whether the keys are accepted: a sentence about the account. Throws PaymentFailure. */
  readonly describeAccount: () => Promise<string>;
  /** Name of the signature header of a webhook, in lower case. */
  readonly signatureHeader: string;
  /** Verifies and parses a webhook. Throws `refused` for a wrong signature or one outside the time window. */
  readonly readEvent: (body: Buffer, signature: string, now: Date) => Promise<PaymentEvent>;
}

/** Of cards, invoices, and refunds. */
export type BillingCalls = Pick<
  PaymentProvider,
  | 'fetchBilling'
  | 'previewCredit'
  | 'findPaidSubscription'
  | 'openCardPage'
  | 'useNewCard'
  | 'refund'
  | 'addCredit'
  | 'listLive'
  | 'describeAccount'
>;

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
export const returnPaths = {
  paid: '/subscription/thank-you',
  abandoned: '/account/choose-plan',
  billing: '/account/billing',
} as const;
