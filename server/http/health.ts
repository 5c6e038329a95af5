import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { unavailable } from '#server/errors.ts';

/** `/healthz`: liveness. `/readyz`: readiness: whether the database takes writes. */
export async function healthRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(
      context.db,
    );
    // a demoted primary, or a standby: reads work, writes fail
    if (rows[0]?.transaction_read_only === 'on') throw unavailable();
    return { status: 'ready' };
  });
}
