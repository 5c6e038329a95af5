import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { proofOf, selfTestPath } from '#server/security/self-test-proof.ts';

/** Answers the server's question to itself: who it is, and which address it takes the caller for. */
export async function selfTestRoute(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  app.get<{ Querystring: { nonce?: string } }>(selfTestPath, async ({ query, ip }, reply) => {
    const { nonce } = query;
    if (typeof nonce !== 'string' || !/^[\da-f]{32}$/.test(nonce)) throw notFound();
    reply.header('cache-control', 'no-store');
    return { proof: proofOf(context.secrets, nonce), address: ip };
  });
}
