import type { FastifyRequest } from 'fastify';
import { isLoopbackAddress, isLoopbackName } from '#server/security/loopback.ts';

/**
 * Whether somebody on this machine asks: the connection comes from it, no proxy names anybody else, and the browser
 * means this machine by its name, so that no page from elsewhere can have its own name point here and read the answer.
 */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  isLoopbackAddress(request.socket.remoteAddress ?? '') &&
  isLoopbackAddress(request.ip) &&
  request.headers.forwarded === undefined &&
  isLoopbackName(request.headers.host ?? '');
