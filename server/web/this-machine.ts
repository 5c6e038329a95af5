import type { FastifyRequest } from 'fastify';
import { isLoopbackAddress, isLoopbackName } from '#server/security/loopback.ts';

/**
 * Whether the request is from this machine: the connection is local, no proxy forwards it, and the Host header
 * is a local name, which prevents DNS rebinding.
 */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  isLoopbackAddress(request.socket.remoteAddress ?? '') &&
  isLoopbackAddress(request.ip) &&
  request.headers.forwarded === undefined &&
  isLoopbackName(request.headers.host ?? '');
