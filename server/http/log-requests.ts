import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { metrics } from '#server/metrics.ts';

/** The route pattern of the contract: the URL itself can contain ids, tokens and search terms. */
export const routeName = (request: FastifyRequest) => `${request.method} ${request.routeOptions.url ?? '?'}`;

/** Of a proxy that has given the request an id; anything else could be a text of a stranger. */
const usableId = /^[\w.-]{8,64}$/;

const idBytes = 9;
const idsAtOnce = 256;
let randoms = Buffer.alloc(0);

/** Random bytes for many ids at once: each request to the system costs as much as reading the headers of a call. */
function nextId(): string {
  if (randoms.length === 0) randoms = randomBytes(idBytes * idsAtOnce);
  const id = randoms.toString('base64url', 0, idBytes);
  randoms = randoms.subarray(idBytes);
  return id;
}

/** The id of a request in the log and in its response. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && usableId.test(given) ? given : nextId();
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const ms = Math.round(reply.elapsedTime);
    const { operationId } = request.routeOptions.config as { readonly operationId?: string };
    metrics.observe('kindfare_http_request_duration_seconds', reply.elapsedTime / 1000, {
      operation: operationId ?? routeName(request),
      status: String(reply.statusCode),
    });
    request.log.info({ route: routeName(request), status: reply.statusCode, ms }, 'answered');
  });
}
