import { StripeCatalog } from './stripe-catalog.ts';
import {
  allow,
  type Fields,
  type Form,
  group,
  invalid,
  missing,
  number,
  Refusal,
  text,
} from './stripe-form.ts';
import { StripeLedger } from './stripe-ledger.ts';
import { previewOf } from './stripe-preview.ts';
import { checkSession, nextPeriod, setupSession } from './stripe-sessions.ts';

const day = 86_400;

const itemOf = (subscription: Fields) => (subscription['items'] as { data: [Fields] }).data[0];

/** Checkouts and subscriptions of a Stripe account as docs.stripe.com/api describes them, in memory. */
export class StripeAccount {
  readonly catalog = new StripeCatalog();
  readonly ledger: StripeLedger;
  readonly sessions = new Map<string, Fields>();
  readonly subscriptions = new Map<string, Fields>();
  /** In the order they came about; who listens hears of them in any order, or twice. */
  readonly events: Fields[] = [];
  /** Whether cards are charged from now on. */
  cardsPay = true;
  readonly now: () => number;
  readonly #orders = new Map<string, { readonly price: Fields; readonly form: Form }>();

  constructor(now: () => number) {
    this.now = now;
    this.ledger = new StripeLedger(this.catalog, now);
  }

  #emit(type: string, object: Fields): void {
    this.events.push({
      id: this.catalog.id('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: this.now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
  }

  session(id: string): Fields {
    const session = this.sessions.get(id);
    if (session === undefined) throw missing('checkout.session', id);
    return session;
  }

  createSession(form: Form): Fields {
    const customer = text(form, 'customer') ?? '';
    if (!this.ledger.customers.has(customer)) throw missing('customer', customer, 'customer');
    if (text(form, 'mode') === 'setup') {
      const page = setupSession(form, customer, this.catalog.id('cs_test'), this.now());
      this.sessions.set(String(page['id']), page);
      return page;
    }
    checkSession(form);
    const data = group(form, 'subscription_data');
    const price = this.catalog.priceOnSale(text(group(group(form, 'line_items'), '0'), 'price') ?? '');
    const expires = number(form, 'expires_at') ?? this.now() + day;
    if (expires < this.now() + 1_800 || expires > this.now() + day)
      throw invalid('`expires_at` must be 30 minutes to 24 hours ahead.', { param: 'expires_at' });
    const [days, end] = [number(data, 'trial_period_days'), number(data, 'trial_end')];
    if (days !== null && (days < 1 || end !== null))
      throw invalid('Invalid trial', { param: 'subscription_data' });
    if (end !== null && end < this.now() + 2 * day)
      throw invalid('`trial_end` must be 2 days ahead.', { param: 'subscription_data[trial_end]' });
    const couponId = text(group(group(form, 'discounts'), '0'), 'coupon');
    const coupon = couponId === null ? null : this.catalog.coupon(couponId, 'discounts[0][coupon]');
    const isLater = days !== null || end !== null;
    const full = Number(price['unit_amount']);
    const id = this.catalog.id('cs_test');
    const session: Fields = {
      id,
      object: 'checkout.session',
      amount_subtotal: isLater ? 0 : full,
      amount_total: isLater ? 0 : Math.max(0, full - Number(coupon?.['amount_off'] ?? 0)),
      cancel_url: text(form, 'cancel_url'),
      client_reference_id: text(form, 'client_reference_id'),
      created: this.now(),
      currency: price['currency'],
      customer,
      customer_email: null,
      discounts: couponId === null ? [] : [{ coupon: couponId, promotion_code: null }],
      expires_at: expires,
      livemode: false,
      metadata: group(form, 'metadata'),
      mode: 'subscription',
      payment_status: 'unpaid',
      status: 'open',
      subscription: null,
      success_url: text(form, 'success_url'),
      url: `https://checkout.stripe.com/c/pay/${id}#fid`,
    };
    this.sessions.set(id, session);
    this.#orders.set(id, { price, form });
    return session;
  }

  /** Saves a card on such a page. */
  saveCard(sessionId: string, last4: string): void {
    const session = this.session(sessionId);
    const setup_intent = { id: this.catalog.id('seti'), payment_method: this.ledger.addCard(last4)['id'] };
    Object.assign(session, { status: 'complete', setup_intent, url: null });
    this.#emit('checkout.session.completed', session);
  }

  expireSession(id: string): Fields {
    const session = this.session(id);
    if (session['status'] !== 'open')
      throw invalid(`Only Sessions with a status in ["open"] can be expired, not ${session['status']}.`);
    Object.assign(session, { status: 'expired', url: null });
    this.#emit('checkout.session.expired', session);
    return session;
  }

  /** Pays on the hosted page. */
  pay(sessionId: string): Fields {
    const session = this.session(sessionId);
    const order = this.#orders.get(sessionId);
    if (session['status'] !== 'open' || order === undefined) throw new Error('The page is closed.');
    const data = group(order.form, 'subscription_data');
    const [start, days, id] = [this.now(), number(data, 'trial_period_days'), this.catalog.id('sub')];
    const trialEnd = number(data, 'trial_end') ?? (days === null ? null : start + days * day);
    const [discount] = session['discounts'] as { coupon: string }[];
    const subscription: Fields = {
      id,
      object: 'subscription',
      automatic_tax: { enabled: text(group(order.form, 'automatic_tax'), 'enabled') === 'true' },
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: { comment: null, feedback: null, reason: null },
      created: start,
      currency: order.price['currency'],
      customer: session['customer'],
      default_payment_method: this.ledger.addCard('4242'),
      discounts:
        discount === undefined
          ? []
          : [
              {
                id: this.catalog.id('di'),
                object: 'discount',
                source: { type: 'coupon', coupon: discount.coupon },
              },
            ],
      ended_at: null,
      items: {
        object: 'list',
        data: [
          {
            id: this.catalog.id('si'),
            object: 'subscription_item',
            current_period_start: start,
            current_period_end: trialEnd ?? nextPeriod(start, order.price),
            price: order.price,
            quantity: 1,
            subscription: id,
          },
        ],
        has_more: false,
        url: `/v1/subscription_items?subscription=${id}`,
      },
      livemode: false,
      metadata: group(data, 'metadata'),
      pause_collection: null,
      start_date: start,
      status: trialEnd === null ? 'active' : 'trialing',
      trial_end: trialEnd,
      trial_start: trialEnd === null ? null : start,
    };
    this.subscriptions.set(id, subscription);
    const amount = Number(session['amount_total']);
    const payment_status = amount === 0 ? 'no_payment_required' : 'paid';
    Object.assign(session, { status: 'complete', payment_status, subscription: id, url: null });
    this.#emit('customer.subscription.created', subscription);
    this.#emit('invoice.paid', this.ledger.addInvoice(subscription, amount, true));
    this.#emit('checkout.session.completed', session);
    return subscription;
  }

  subscription(id: string, form: Form = {}): Fields {
    allow(form, ['expand']);
    const subscription = this.subscriptions.get(id);
    if (subscription === undefined) throw missing('subscription', id);
    const isExpanded = Object.values(group(form, 'expand')).includes('discounts.source.coupon');
    const discounts = (subscription['discounts'] as { id: string; source: { coupon: string } }[]).map(
      (discount) =>
        isExpanded
          ? {
              ...discount,
              source: { ...discount.source, coupon: this.catalog.coupon(discount.source.coupon) },
            }
          : discount.id,
    );
    const expanded = Object.values(group(form, 'expand'));
    const customer = expanded.includes('customer.invoice_settings.default_payment_method')
      ? this.ledger.customers.get(String(subscription['customer']))
      : subscription['customer'];
    return { ...subscription, discounts, customer };
  }

  updateSubscription(id: string, form: Form): Fields {
    allow(form, ['cancel_at_period_end', 'cancel_at', 'default_payment_method']);
    this.subscription(id);
    const subscription = this.subscriptions.get(id) as Fields;
    if (subscription['status'] === 'canceled')
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    const method = text(form, 'default_payment_method');
    if (method !== null) subscription['default_payment_method'] = this.ledger.cards.get(method);
    const endsAtPeriodEnd = text(form, 'cancel_at_period_end');
    if (endsAtPeriodEnd === 'true') {
      const cancel_at = itemOf(subscription)['current_period_end'];
      Object.assign(subscription, { cancel_at_period_end: true, cancel_at, canceled_at: this.now() });
    } else if (subscription['cancel_at_period_end'] === true || text(form, 'cancel_at') === '')
      Object.assign(subscription, { cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    this.#emit('customer.subscription.updated', subscription);
    return this.subscription(id);
  }

  /** Charges the card for an open invoice, as its hosted page does. */
  payInvoice(id: string): Fields {
    if (!this.cardsPay)
      throw new Refusal(402, { type: 'card_error', message: 'Declined', code: 'card_declined' });
    const invoice = this.ledger.payInvoice(id);
    const { subscription_details: details } = invoice['parent'] as { subscription_details: Fields };
    const subscription = this.subscriptions.get(String(details['subscription']));
    if (subscription?.['status'] === 'past_due') subscription['status'] = 'active';
    this.#emit('invoice.paid', invoice);
    return invoice;
  }

  previewInvoice(form: Form): Fields {
    return previewOf(this.subscription(text(form, 'subscription') ?? ''), form, this.now());
  }

  listSubscriptions(): Fields {
    const live = [...this.subscriptions.keys()].map((id) => this.subscription(id));
    const data = live.filter(({ status }) => status !== 'canceled');
    return { object: 'list', data, has_more: false, url: '/v1/subscriptions' };
  }

  cancelSubscription(id: string): Fields {
    this.subscription(id);
    const subscription = this.subscriptions.get(id) as Fields;
    if (subscription['status'] === 'canceled') throw missing('subscription', id);
    Object.assign(subscription, { status: 'canceled', canceled_at: this.now(), ended_at: this.now() });
    this.#emit('customer.subscription.deleted', subscription);
    return this.subscription(id);
  }

  /** Advances to the current time: checkouts expire, trials end, periods renew. */
  settle(): void {
    for (const session of this.sessions.values())
      if (session['status'] === 'open' && Number(session['expires_at']) <= this.now())
        this.expireSession(String(session['id']));
    for (const subscription of this.subscriptions.values()) this.#settle(subscription);
  }

  #settle(subscription: Fields): void {
    const item = itemOf(subscription);
    if (
      subscription['status'] === 'past_due' &&
      Number(item['current_period_start']) + 7 * day <= this.now()
    ) {
      const cancellation_details = { comment: null, feedback: null, reason: 'payment_failed' };
      Object.assign(subscription, { status: 'canceled', ended_at: this.now(), cancellation_details });
      this.#emit('customer.subscription.deleted', subscription);
    }
    const isRunning = () => ['active', 'trialing'].includes(String(subscription['status']));
    while (isRunning() && Number(item['current_period_end']) <= this.now()) {
      const end = Number(item['current_period_end']);
      if (subscription['cancel_at_period_end'] === true) {
        Object.assign(subscription, { status: 'canceled', ended_at: end });
        this.#emit('customer.subscription.deleted', subscription);
        return;
      }
      const price = item['price'] as Fields;
      Object.assign(item, { current_period_start: end, current_period_end: nextPeriod(end, price) });
      subscription['status'] = this.cardsPay ? 'active' : 'past_due';
      const invoice = this.ledger.addInvoice(subscription, Number(price['unit_amount']), this.cardsPay);
      this.#emit(this.cardsPay ? 'invoice.paid' : 'invoice.payment_failed', invoice);
      this.#emit('customer.subscription.updated', subscription);
    }
  }
}
