import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const isLoopbackAddress = (address: string) => {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
};

function isLoopbackName(host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return name === 'localhost' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));
}

/**
 * Whether somebody on this machine asks: the connection comes from it, no proxy names anybody else, and the browser
 * means this machine by its name, so that no page from elsewhere can have its own name point here and read the answer.
 */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  isLoopbackAddress(request.socket.remoteAddress ?? '') &&
  isLoopbackAddress(request.ip) &&
  request.headers.forwarded === undefined &&
  isLoopbackName(request.headers.host ?? '');
