import type { FastifyInstance, FastifyReply } from 'fastify';
import { PaymentFailure, returnPaths } from '#server/context/payment.ts';
import type { Context } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import {
  completeSandboxCardPage,
  payWithSandboxCard,
  type sandboxCardNumbers,
} from '#server/providers/payment/sandbox/sandbox-billing.ts';
import { sandboxCardPath, sandboxInvoicePath } from '#server/providers/payment/sandbox/sandbox-paths.ts';
import { findSandboxCardPage, findSandboxInvoice } from '#server/queries/sandbox-invoices.ts';
import { findSandboxPlanName } from '#server/queries/sandbox-payments.ts';
import { sandboxCardPage, sandboxInvoicePage } from './sandbox-billing-page.ts';

type Page = { Params: { id: string }; Body: Readonly<Record<string, unknown>> | null | undefined };
type SandboxCard = keyof typeof sandboxCardNumbers;

const cardOf = (body: Page['Body']): SandboxCard =>
  body?.['card'] === 'fails_later' ? 'fails_later' : 'pays';

interface Parts {
  readonly context: Context;
  readonly show: (reply: FastifyReply, page: string) => FastifyReply;
  /** Reports what has changed to the shop. */
  readonly deliver: () => Promise<void>;
}

/** Pages of the sandbox for cards and invoices. */
export function sandboxBillingRoutes(app: FastifyInstance, { context, show, deliver }: Parts): void {
  const { db, now } = context;
  const done = async (reply: FastifyReply, work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      // It has ended meanwhile.
      if (!(error instanceof PaymentFailure)) throw error;
    }
    await deliver();
    return reply.redirect(returnPaths.billing, 303);
  };

  app.get<Page>(`${sandboxCardPath}/:id`, async ({ params }, reply) => {
    const page = await findSandboxCardPage(db, params.id);
    if (page === undefined) throw notFound();
    return page.done_at === null ? show(reply, sandboxCardPage()) : reply.redirect(returnPaths.billing, 303);
  });
  app.post<Page>(`${sandboxCardPath}/:id`, async ({ params, body }, reply) => {
    if ((await findSandboxCardPage(db, params.id)) === undefined) throw notFound();
    return done(reply, completeSandboxCardPage(context, params.id, cardOf(body)));
  });

  const mustFind = async (id: string) => {
    const invoice = await findSandboxInvoice(db, id);
    if (invoice === undefined) throw notFound();
    return invoice;
  };
  app.get<Page>(`${sandboxInvoicePath}/:id`, async ({ params }, reply) => {
    const invoice = await mustFind(params.id);
    return show(reply, sandboxInvoicePage(invoice, await findSandboxPlanName(db, invoice.subscription_id)));
  });
  app.post<Page>(`${sandboxInvoicePath}/:id`, async ({ params, body }, reply) => {
    const { status, subscription_id: id } = await mustFind(params.id);
    const pay = () => db.transaction().execute((tx) => payWithSandboxCard(tx, id, now(), cardOf(body)));
    return done(reply, status === 'open' ? pay() : Promise.resolve());
  });
}
