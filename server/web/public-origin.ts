import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { isLoopbackName } from '#server/security/loopback.ts';

/**
 * Where the browser sees this server, without a slash at the end. Without PUBLIC_URL the Host header tells, which
 * anybody can write, so it is believed only when it names this machine; null otherwise.
 */
export function publicOrigin({ publicUrl }: Config, request: FastifyRequest): string | null {
  if (publicUrl !== null) return publicUrl;
  return isLoopbackName(request.host) ? new URL(`${request.protocol}://${request.host}`).origin : null;
}
