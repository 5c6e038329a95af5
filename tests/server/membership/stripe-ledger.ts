import type { StripeCatalog } from './stripe-catalog.ts';
import { allow, type Fields, type Form, group, invalid, missing, number, text } from './stripe-form.ts';
import { taxOn } from './stripe-tax.ts';

const listOf = (data: readonly Fields[]) => ({
  object: 'list',
  data: [...data],
  has_more: false,
  url: '/v1',
});
const expands = (form: Form, name: string) => Object.values(group(form, 'expand')).includes(name);

/** Customers, cards, invoices, charges and refunds as docs.stripe.com/api describes them. */
export class StripeLedger {
  readonly customers = new Map<string, Fields>();
  readonly invoices = new Map<string, Fields>();
  readonly charges = new Map<string, Fields>();
  readonly disputes = new Map<string, Fields>();
  readonly cards = new Map<string, Fields>();
  readonly credits: Fields[] = [];
  readonly #catalog: StripeCatalog;
  readonly #now: () => number;

  constructor(catalog: StripeCatalog, now: () => number) {
    this.#catalog = catalog;
    this.#now = now;
  }

  #find(from: ReadonlyMap<string, Fields>, kind: string, id: string): Fields {
    const found = from.get(id);
    if (found === undefined) throw missing(kind, id);
    return found;
  }

  createCustomer(form: Form): Fields {
    allow(form, ['email', 'metadata']);
    if (!/^[^@\s]+@[^@\s.]+\.[^@\s]+$/.test(text(form, 'email') ?? 'a@b.c'))
      throw invalid('Invalid email address', { code: 'email_invalid', param: 'email' });
    const customer: Fields = {
      id: this.#catalog.id('cus'),
      object: 'customer',
      email: text(form, 'email'),
      metadata: group(form, 'metadata'),
      invoice_settings: { default_payment_method: null },
      balance: 0,
    };
    this.customers.set(String(customer['id']), customer);
    return customer;
  }

  updateCustomer(id: string, form: Form): Fields {
    allow(form, ['email', 'invoice_settings']);
    const customer = this.#find(this.customers, 'customer', id);
    const method = text(group(form, 'invoice_settings'), 'default_payment_method');
    if (text(form, 'email') !== null) customer['email'] = text(form, 'email');
    if (method !== null) customer['invoice_settings'] = { default_payment_method: this.cards.get(method) };
    return customer;
  }

  /** `pays`: whether it will be charged with success. */
  addCard(last4: string): Fields {
    const card = { brand: 'visa', last4, exp_month: 12, exp_year: 2034, fingerprint: `print${last4}` };
    const method: Fields = { id: this.#catalog.id('pm'), object: 'payment_method', type: 'card', card };
    this.cards.set(String(method['id']), method);
    return method;
  }

  addCredit(customer: string, form: Form): Fields {
    allow(form, ['amount', 'currency', 'description']);
    this.#find(this.customers, 'customer', customer);
    const credit = {
      id: this.#catalog.id('cbtxn'),
      object: 'customer_balance_transaction',
      customer,
      amount: number(form, 'amount'),
      currency: text(form, 'currency'),
    };
    this.credits.push(credit);
    return credit;
  }

  addInvoice(subscription: Fields, sum: number, isPaid: boolean): Fields {
    const { total: amount, taxes } = taxOn(subscription, sum);
    const { id: subscriptionId, currency, customer, metadata } = subscription;
    const details = { subscription: subscriptionId, metadata };
    const invoice: Fields = {
      id: this.#catalog.id('in'),
      object: 'invoice',
      number: `KF-${this.invoices.size + 1}`,
      status: 'open',
      amount_due: amount,
      amount_paid: 0,
      total_taxes: taxes,
      created: this.#now(),
      currency,
      customer,
      hosted_invoice_url: 'https://invoice.stripe.com/i/test',
      invoice_pdf: 'https://pay.stripe.com/invoice/test/pdf',
      next_payment_attempt: this.#now() + 3 * 86_400,
      status_transitions: { paid_at: null },
      payments: listOf([]),
      parent: { type: 'subscription_details', subscription_details: details },
    };
    this.invoices.set(String(invoice['id']), invoice);
    if (isPaid) this.payInvoice(String(invoice['id']));
    return invoice;
  }

  payInvoice(id: string): Fields {
    const invoice = this.invoice(id);
    const amount = Number(invoice['amount_due']);
    const paid_at = this.#now();
    const intent = this.#catalog.id('pi');
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: amount,
      next_payment_attempt: null,
      status_transitions: { paid_at },
    });
    if (amount === 0) return invoice;
    const charge: Fields = {
      id: this.#catalog.id('ch'),
      object: 'charge',
      amount,
      amount_refunded: 0,
      customer: invoice['customer'],
      disputed: false,
      payment_intent: intent,
    };
    this.charges.set(String(charge['id']), charge);
    const payment = { type: 'payment_intent', payment_intent: intent };
    invoice['payments'] = listOf([{ id: this.#catalog.id('inpay'), invoice: id, payment }]);
    return invoice;
  }

  invoice(id: string): Fields {
    return this.#find(this.invoices, 'invoice', id);
  }

  listInvoices(form: Form): Fields {
    allow(form, ['subscription', 'limit', 'expand', 'status']);
    const [subscription, status] = [text(form, 'subscription'), text(form, 'status')];
    const found = [...this.invoices.values()].filter(
      ({ parent, status: own }) =>
        (parent as { subscription_details: Fields }).subscription_details['subscription'] === subscription &&
        (status === null || own === status),
    );
    const hasPayments = expands(form, 'data.payments');
    return listOf(
      found.toReversed().map(({ payments, ...one }) => (hasPayments ? { ...one, payments } : one)),
    );
  }

  charge(id: string): Fields {
    return this.#find(this.charges, 'charge', id);
  }

  /** The bank takes the money of a charge back, or gives it back again. */
  dispute(chargeId: string, status: 'needs_response' | 'won' | 'lost'): Fields {
    const charge = this.charge(chargeId);
    charge['disputed'] = true;
    const { payment_intent } = charge;
    const before = this.disputes.get(chargeId) ?? { id: this.#catalog.id('dp'), object: 'dispute' };
    const dispute = { ...before, charge: chargeId, payment_intent, status };
    this.disputes.set(chargeId, dispute);
    return dispute;
  }

  listDisputes(form: Form): Fields {
    allow(form, ['charge', 'limit']);
    const dispute = this.disputes.get(text(form, 'charge') ?? '');
    return listOf(dispute === undefined ? [] : [dispute]);
  }

  voidInvoice(id: string): Fields {
    const invoice = this.invoice(id);
    if (invoice['status'] !== 'open') throw invalid('You can only pass in open invoices.', { param: 'id' });
    return Object.assign(invoice, { status: 'void', next_payment_attempt: null });
  }

  listCharges(form: Form): Fields {
    allow(form, ['customer', 'limit']);
    const customer = text(form, 'customer');
    return listOf(
      [...this.charges.values()].filter((charge) => charge['customer'] === customer).toReversed(),
    );
  }

  listInvoicePayments(form: Form): Fields {
    allow(form, ['payment']);
    const intent = text(group(form, 'payment'), 'payment_intent');
    const all = [...this.invoices.values()].flatMap(({ payments }) => (payments as { data: Fields[] }).data);
    return listOf(all.filter(({ payment }) => (payment as Fields)['payment_intent'] === intent));
  }

  createRefund(form: Form): Fields {
    allow(form, ['charge', 'payment_intent', 'amount', 'reason', 'metadata']);
    const intent = text(form, 'payment_intent');
    const charge = [...this.charges.values()].find((one) => one['payment_intent'] === intent);
    if (charge === undefined) throw missing('payment_intent', intent ?? '', 'payment_intent');
    const amount = number(form, 'amount') ?? Number(charge['amount']);
    const refunded = Number(charge['amount_refunded']) + amount;
    if (refunded > Number(charge['amount']))
      throw invalid('Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
    charge['amount_refunded'] = refunded;
    return {
      id: this.#catalog.id('re'),
      object: 'refund',
      amount,
      payment_intent: intent,
      status: 'succeeded',
    };
  }
}
