import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { StripeAccount } from './stripe-account.ts';
import { type Fields, type Form, invalid, Refusal, readForm } from './stripe-form.ts';

export const stripeKeys = { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' };

/** Simulated failure: an error status in Stripe's format, no response, or a closed connection. */
export type Trouble = number | 'well' | 'hang' | 'drip' | 'cut off' | 'no JSON';

interface ReceivedRequest {
  readonly call: string;
  readonly form: Form;
  readonly version: string;
  readonly idempotencyKey: string;
  /** Null: it failed. */
  answer: unknown;
}

export interface StripeServer {
  readonly url: string;
  readonly account: StripeAccount;
  readonly received: ReceivedRequest[];
  /** The next requests, as many as said. */
  readonly failNext: (trouble: Trouble, times?: number) => void;
  /** No more failures. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

type Route = (form: Form, id: string) => Fields;

const routesOf = (account: StripeAccount): Readonly<Record<string, Route>> => ({
  'GET /v1/prices': (form) => account.catalog.listPrices(form),
  'POST /v1/prices': (form) => account.catalog.createPrice(form),
  'POST /v1/products': (form) => account.catalog.createProduct(form),
  'POST /v1/products/{id}': (form, id) => account.catalog.updateProduct(id, form),
  'POST /v1/coupons': (form) => account.catalog.createCoupon(form),
  'GET /v1/coupons/{id}': (_, id) => account.catalog.coupon(id),
  'DELETE /v1/coupons/{id}': (_, id) => account.catalog.deleteCoupon(id),
  'POST /v1/checkout/sessions': (form) => account.createSession(form),
  'GET /v1/checkout/sessions/{id}': (_, id) => account.session(id),
  'POST /v1/checkout/sessions/{id}/expire': (_, id) => account.expireSession(id),
  'GET /v1/subscriptions/{id}': (form, id) => account.subscription(id, form),
  'POST /v1/subscriptions/{id}': (form, id) => account.updateSubscription(id, form),
  'DELETE /v1/subscriptions/{id}': (_, id) => account.cancelSubscription(id),
  'GET /v1/subscriptions': () => account.listSubscriptions(),
  'POST /v1/customers': (form) => account.ledger.createCustomer(form),
  'POST /v1/customers/{id}': (form, id) => account.ledger.updateCustomer(id, form),
  'POST /v1/customers/{id}/balance_transactions': (form, id) => account.ledger.addCredit(id, form),
  'GET /v1/invoices': (form) => account.ledger.listInvoices(form),
  'GET /v1/invoices/{id}': (_, id) => account.ledger.invoice(id),
  'POST /v1/invoices/{id}/pay': (_, id) => account.payInvoice(id),
  'POST /v1/invoices/{id}/void': (_, id) => account.ledger.voidInvoice(id),
  'POST /v1/invoices/create_preview': (form) => account.previewInvoice(form),
  'GET /v1/charges': (form) => account.ledger.listCharges(form),
  'GET /v1/charges/{id}': (_, id) => account.ledger.charge(id),
  'GET /v1/disputes': (form) => account.ledger.listDisputes(form),
  'GET /v1/invoice_payments': (form) => account.ledger.listInvoicePayments(form),
  'POST /v1/refunds': (form) => account.ledger.createRefund(form),
  'GET /v1/balance': () => ({ object: 'balance', livemode: false }),
});

const errorTypes: Readonly<Record<number, string>> = { 402: 'card_error', 409: 'idempotency_error' };

const send = (response: ServerResponse, status: number, body: unknown, more = {}) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_of_the_tests', ...more })
    .end(JSON.stringify(body));

/** Their messages can name the key and the member. */
const failureOf = (status: number) => ({
  error: {
    type: errorTypes[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error'),
    message: `Trouble of ${stripeKeys.secretKey} with somebody@example.com`,
    ...(status === 402 ? { code: 'card_declined' } : {}),
  },
});

function misbehave(response: ServerResponse, trouble: Trouble): void {
  if (typeof trouble === 'number') send(response, trouble, failureOf(trouble));
  else if (trouble === 'cut off') response.destroy();
  else if (trouble === 'no JSON') response.writeHead(200).end('<html>');
  else if (trouble === 'drip') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drops = setInterval(() => response.write(' '), 20);
    response.once('close', () => clearInterval(drops));
  }
}

/** Signs a body as Stripe signs its webhooks: HMAC-SHA256 of the time and the raw body. */
export function signWebhook(body: string, at: Date, secret = stripeKeys.webhookSecret): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** A fake of api.stripe.com, by its documentation. */
export async function startStripeServer(now: () => Date): Promise<StripeServer> {
  const account = new StripeAccount(() => Math.floor(now().getTime() / 1000));
  const routes = routesOf(account);
  const planned: Trouble[] = [];
  const received: ReceivedRequest[] = [];
  /** By idempotency key: the first response, which the key gets again. */
  const responses = new Map<
    string,
    { readonly of: string; readonly status: number; readonly body: unknown }
  >();

  function responseTo(call: string, id: string, form: Form): { status: number; body: unknown } {
    const route = routes[call];
    if (route === undefined)
      return { status: 404, body: { error: invalid('Unrecognized request URL').body } };
    try {
      return { status: 200, body: structuredClone(route(form, id)) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: { error: error.body } };
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
    const body = await readText(request);
    const form = readForm(request.method === 'POST' ? body : search.slice(1));
    const id = /\/((?:cs|sub|cus|in|ch|kindfare)[_-][\w-]+)/.exec(pathname)?.[1] ?? '';
    const call = `${request.method} ${id === '' ? pathname : pathname.replace(id, '{id}')}`;
    const idempotencyKey = String(request.headers['idempotency-key'] ?? '');
    const version = String(request.headers['stripe-version']);
    const question: ReceivedRequest = { call, form, version, idempotencyKey, answer: null };
    received.push(question);
    const of = `${call} ${pathname} ${body}`;
    const previous = responses.get(idempotencyKey);
    const trouble = previous === undefined ? planned.shift() : undefined;
    if (trouble === 500 && idempotencyKey !== '')
      responses.set(idempotencyKey, { of, status: 500, body: failureOf(500) });
    if (trouble !== undefined && trouble !== 'well') return misbehave(response, trouble);
    if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`)
      return void send(response, 401, { error: invalid('Invalid API Key provided: sk_test_***').body });
    if (previous !== undefined && previous.of !== of)
      return void send(response, 400, {
        error: { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' },
      });
    const result = previous ?? { of, ...responseTo(call, id, form) };
    if (result.status < 400) question.answer = result.body;
    if (idempotencyKey !== '' && result.status < 400) responses.set(idempotencyKey, result as never);
    send(
      response,
      result.status,
      result.body,
      previous === undefined ? {} : { 'idempotent-replayed': 'true' },
    );
  }

  const http = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    account,
    received,
    failNext: (trouble, times = 1) => planned.push(...Array<Trouble>(times).fill(trouble)),
    forget: () => planned.splice(0),
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
