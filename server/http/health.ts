import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';

/** `/healthz`: liveness. `/readyz`: readiness, with a database query. */
export async function healthRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await sql`select 1`.execute(context.db);
    return { status: 'ready' };
  });
}
