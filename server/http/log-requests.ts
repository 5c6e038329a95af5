import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The route pattern of the contract: the URL itself can contain ids, tokens and search terms. */
export const routeName = (request: FastifyRequest) => `${request.method} ${request.routeOptions.url ?? '?'}`;

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ route: routeName(request), status: reply.statusCode, ms }, 'answered');
  });
}
