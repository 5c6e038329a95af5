import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { proofOf, selfTestPath } from '#server/security/self-test-proof.ts';

/** Responds to the server's self-test: a proof of its identity, and the network address it sees the caller at. */
export async function selfTestRoute(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  app.get<{ Querystring: { nonce?: string } }>(selfTestPath, async ({ query, ip }, reply) => {
    const { nonce } = query;
    if (typeof nonce !== 'string' || !/^[\da-f]{32}$/.test(nonce)) throw notFound();
    reply.header('cache-control', 'no-store');
    return { proof: proofOf(context.secrets, nonce), address: ip };
  });
}
