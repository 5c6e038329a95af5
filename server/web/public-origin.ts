import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { isLoopbackName } from '#server/security/loopback.ts';

/** As `publicOrigin`, but never without one: for an unknown Host header it is that of this machine. */
export const callerOrigin = (config: Config, request: FastifyRequest): string =>
  publicOrigin(config, request) ?? `http://localhost:${config.port}`;

/**
 * Origin of this server for the browser, without a trailing slash. Without PUBLIC_URL it is the Host header, which
 * can be forged, so it is trusted only when it names this machine; null otherwise.
 */
export function publicOrigin({ publicUrl }: Config, request: FastifyRequest): string | null {
  if (publicUrl !== null) return publicUrl;
  return isLoopbackName(request.host) ? new URL(`${request.protocol}://${request.host}`).origin : null;
}
