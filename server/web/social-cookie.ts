import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieValue } from '#server/http/cookie-value.ts';
import { lifetimes } from '#server/security/lifetimes.ts';
import { randomToken } from '#server/security/tokens.ts';

/** With the `__Host-` prefix no sibling domain can set it; browsers accept it over TLS only. */
const nameFor = (origin: string) => (origin.startsWith('https:') ? '__Host-kf_social' : 'kf_social');

/** Reads the cookie of a social sign-in; null without one. */
export function readSocialCookie(request: FastifyRequest, origin: string): string | null {
  const value = cookieValue(request, nameFor(origin));
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Sets one value for all attempts of a browser, so that two tabs do not invalidate each other. */
export function setSocialCookie(request: FastifyRequest, reply: FastifyReply, origin: string): string {
  const value = readSocialCookie(request, origin) ?? randomToken();
  const seconds = lifetimes.socialAttempt / 1000;
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameFor(origin)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
  return value;
}
