import type { FastifyRequest } from 'fastify';
import { isLoopbackAddress, isLoopbackName } from '#server/security/loopback.ts';

/** Headers that proxies and CDNs add, and browsers never send. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-original-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cdn-loop',
] as const;

/** Whether a proxy passes the request on. Browsers speak HTTP/1.1; a proxy without settings, such as nginx's, 1.0. */
const isProxied = ({ headers, raw }: FastifyRequest): boolean =>
  raw.httpVersion === '1.0' || proxyHeaders.some((name) => headers[name] !== undefined);

/**
 * Whether the request is from this machine: the connection is local, no proxy forwards it, and the Host header
 * is a local name, which prevents DNS rebinding.
 */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  isLoopbackAddress(request.socket.remoteAddress ?? '') &&
  isLoopbackAddress(request.ip) &&
  !isProxied(request) &&
  isLoopbackName(request.headers.host ?? '');
