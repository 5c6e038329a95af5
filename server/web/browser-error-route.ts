import type { FastifyInstance } from 'fastify';
import { browserErrorKinds, browserErrorPath } from '#domain/device/browser-errors.ts';
import type { Context } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { limitGuests } from '#server/http/limit-guests.ts';
import type { HttpLimits } from '#server/http/limits.ts';
import { metrics } from '#server/metrics.ts';

/** Counts errors of the app in browsers, by kind alone: nothing of the error, the member, or the device is read. */
export async function browserErrorRoute(
  app: FastifyInstance,
  { context, limits }: { readonly context: Pick<Context, 'now'>; readonly limits: HttpLimits },
): Promise<void> {
  const countReport = limitGuests(limits.browserErrors, () => context.now().getTime());
  app.post<{ Params: { kind: string } }>(browserErrorPath(':kind'), async ({ params, ip }, reply) => {
    const kind = browserErrorKinds.find((each) => each === params.kind);
    if (kind === undefined) throw notFound();
    countReport(ip);
    metrics.count('kindfare_browser_errors_total', { kind });
    return reply.code(204).send();
  });
}
