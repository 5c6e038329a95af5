import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { metrics } from '#server/metrics.ts';
import { appVersion } from '#server/version.ts';

/** Reads what is in the database at the moment of a scrape. */
export type ReadGauges = (context: Pick<Context, 'db' | 'now'>) => Promise<void>;

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

/** `/metrics` for Prometheus, with METRICS_TOKEN as bearer token; without one there is no such path. */
export async function metricsRoute(
  app: FastifyInstance,
  { context, readGauges }: { context: Context; readGauges: ReadGauges },
): Promise<void> {
  const { metricsToken } = context.config;
  if (metricsToken === null) return;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  metrics.set('kindfare_info', 1, { version: appVersion, node: process.versions.node });
  metrics.set('process_start_time_seconds', Math.round(Date.now() / 1000 - process.uptime()));
  app.get('/metrics', async ({ headers }, reply) => {
    // a stranger must not learn that there is something to find
    if (!isSame(headers.authorization ?? '', `Bearer ${metricsToken}`)) throw notFound();
    metrics.set('process_resident_memory_bytes', process.memoryUsage.rss());
    metrics.set('kindfare_event_loop_delay_seconds', delay.percentile(99) / 1e9);
    delay.reset();
    const isUp = await readGauges(context).then(
      () => 1,
      () => 0,
    );
    metrics.set('kindfare_database_up', isUp);
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.render());
  });
}
