import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { returnPaths } from '#server/context/payment.ts';
import type { Context } from '#server/context.ts';
import { forbidden, notFound } from '#server/errors.ts';
import { runMembershipJobs } from '#server/jobs/memberships.ts';
import { payCheckout, sandboxCards, sandboxNews } from '#server/providers/payment/sandbox/pay-checkout.ts';
import { sandboxCheckoutPath, sandboxClockPath } from '#server/providers/payment/sandbox/sandbox-paths.ts';
import { advanceSandbox } from '#server/providers/payment/sandbox/sandbox-provider.ts';
import { sendSandboxEvents } from '#server/providers/payment/sandbox/send-events.ts';
import {
  advanceSandboxClock,
  findSandboxCheckout,
  listSandboxSubscriptions,
} from '#server/queries/sandbox-payments.ts';
import { webhookPath } from './payment-webhook-route.ts';
import { sandboxBillingRoutes } from './sandbox-billing-routes.ts';
import { sandboxCheckoutPage, sandboxGonePage } from './sandbox-checkout-page.ts';
import { maxDays, sandboxClockPage } from './sandbox-clock-page.ts';
import { styleHashes } from './security-headers.ts';
import { isFromThisMachine } from './this-machine.ts';

const policyOf = (page: string) =>
  [
    "default-src 'none'",
    "img-src 'self'",
    `style-src ${styleHashes(page)
      .map((hash) => `'${hash}'`)
      .join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const show = (reply: FastifyReply, page: string, status = 200) =>
  reply
    .code(status)
    .header('content-security-policy', policyOf(page))
    .type('text/html; charset=utf-8')
    .send(page);

/** The sandbox notifies the shop through the same signed webhook as a real provider. */
async function deliver(app: FastifyInstance, body: string, signature: string): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: webhookPath,
    headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
    payload: body,
  });
  return statusCode;
}

/** Advances due sandbox subscriptions and delivers their events. */
export async function runSandboxJobs(app: FastifyInstance, context: Context): Promise<void> {
  await advanceSandbox(context);
  await sendSandboxEvents(context, (body, signature) => deliver(app, body, signature));
}

type Form = Readonly<Record<string, unknown>> | null | undefined;
const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);

/** The pages of the sandbox payment provider. To be registered only where it is in use. */
export async function sandboxPaymentRoutes(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const { db, now } = context;
  await app.register(formbody);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin');
    if (!isFromThisMachine(request)) throw notFound();
  });

  type Page = { Params: { id: string }; Body: Form };
  const mustFind = async (id: string) => {
    const order = /^\w[\w-]{1,100}$/.test(id) ? await findSandboxCheckout(db, id) : undefined;
    if (order === undefined) throw notFound();
    return order;
  };
  const path = `${sandboxCheckoutPath}/:id`;

  app.get<Page>(path, async ({ params }, reply) => {
    const order = await mustFind(params.id);
    if (order.status === 'paid') return reply.redirect(returnPaths.paid, 303);
    if (order.status === 'expired' || order.expires_at <= now()) return show(reply, sandboxGonePage(), 410);
    return show(reply, sandboxCheckoutPage(order, now(), false));
  });

  app.post<Page>(path, async ({ params, body }, reply) => {
    const order = await mustFind(params.id);
    const card = oneOf(sandboxCards, body?.['card']) ?? 'declined';
    const event = oneOf(sandboxNews, body?.['news']) ?? 'once';
    const outcome = await payCheckout(context, order.id, card, event);
    if (outcome === 'declined') return show(reply, sandboxCheckoutPage(order, now(), true), 422);
    if (outcome !== 'paid') return show(reply, sandboxGonePage(), 410);
    await runSandboxJobs(app, context);
    return reply.redirect(returnPaths.paid, 303);
  });

  sandboxBillingRoutes(app, { context, show, deliver: () => runSandboxJobs(app, context) });

  await app.register(async (clock) => {
    clock.addHook('onRequest', async (request) => {
      if (!isFromThisMachine(request)) throw notFound();
      // CSRF protection: rejects forms of other sites.
      const site = request.headers['sec-fetch-site'];
      if (request.method !== 'GET' && site !== undefined && site !== 'same-origin' && site !== 'none')
        throw forbidden('Use the page itself.');
    });
    const page = async (reply: FastifyReply, wrong = false) =>
      show(reply, sandboxClockPage(await listSandboxSubscriptions(db), wrong), wrong ? 422 : 200);

    clock.get(sandboxClockPath, async (_request, reply) => page(reply));
    clock.post<{ Body: Form }>(sandboxClockPath, async ({ body }, reply) => {
      const days = Number(body?.['days']);
      if (!Number.isInteger(days) || days < 1 || days > maxDays) return page(reply, true);
      await advanceSandboxClock(db, days * 24);
      await runSandboxJobs(app, context);
      await runMembershipJobs(context);
      return reply.redirect(sandboxClockPath, 303);
    });
  });
}
