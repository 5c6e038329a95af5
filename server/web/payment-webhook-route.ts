import type { FastifyInstance } from 'fastify';
import { PaymentFailure } from '#server/context/payment.ts';
import type { Context } from '#server/context.ts';
import { badRequest } from '#server/errors.ts';
import { receivePaymentEvent } from '#server/membership/payment-events.ts';

/** Path of the webhook, to be registered with the payment provider. */
export const webhookPath = '/webhooks/payment';

/** Larger than any event. */
const bodyLimit = 256 * 1024;
/** Providers expect a response within a second; longer processing continues after it. */
export const maxWaitMs = 600;

async function atMost(work: Promise<void>, ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}

/** Webhook of the payment provider. To be registered only where there is one. */
export async function paymentWebhookRoute(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const { payments, log, now } = context;
  if (payments === null) return;
  // The signature covers the raw bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
  app.post<{ Body: Buffer | null | undefined }>(webhookPath, { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const signature = request.headers[payments.signatureHeader];
    if (typeof signature !== 'string' || !Buffer.isBuffer(request.body))
      throw badRequest('The event is not signed.');
    const event = await payments.readEvent(request.body, signature, now()).catch((error: unknown) => {
      if (!(error instanceof PaymentFailure)) throw error;
      log.warn({ reason: error.message }, 'An event of payment was refused.');
      throw badRequest('The signature of the event does not hold.');
    });
    const { settled } = await receivePaymentEvent(context, payments, event);
    await atMost(settled, maxWaitMs);
    return reply.send({ received: true });
  });
}
