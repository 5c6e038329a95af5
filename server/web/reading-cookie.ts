import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { cookieValue } from '#server/http/cookie-value.ts';
import { findCurrentSession } from '#server/queries/sessions.ts';
import { lifetimes } from '#server/security/lifetimes.ts';
import { inSeconds } from '#server/security/limits.ts';
import { openReadingToken } from '#server/security/reading-token.ts';
import { publicOrigin } from './public-origin.ts';

/** Browsers accept the prefix over TLS only. The `__Host-` one would send the cookie with every call and file. */
const nameFor = (origin: string) => (origin.startsWith('https:') ? '__Secure-kf_reading' : 'kf_reading');
/** Pages that are rendered for members are below them; calls are not, so they never get the cookie. */
const paths = ['/recipes', '/dashboard', '/meal-planner', '/health-questionnaire', '/account/choose-plan'];

/**
 * Sets the cookie, by which pages are rendered for a member; null removes it. No call accepts it. A server that does not
 * know its own origin sets none, as it cannot tell whether the cookie has to be secure.
 */
export function setReadingCookie(reply: FastifyReply, origin: string | null, token: string | null): void {
  if (origin === null) return;
  const seconds = token === null ? 0 : inSeconds(lifetimes.refreshIdle);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  for (const path of paths)
    reply.header(
      'set-cookie',
      `${nameFor(origin)}=${token ?? ''}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
    );
}

const tables = ['session_tokens', 'sessions', 'token_owners', 'users'] as const;

/** A member whose browser requests a page. */
export interface Reader {
  readonly userId: string;
  readonly name: string;
  /** The end of the access token that the browser got with the cookie. */
  readonly accessTail: string;
}

/** The reader by the cookie, if it is of a live session and was issued with its current tokens. */
export async function findReader(context: Context, request: FastifyRequest): Promise<Reader | null> {
  const { config, db, queryCache, secrets } = context;
  const origin = publicOrigin(config, request);
  const token = origin === null ? null : cookieValue(request, nameFor(origin));
  const opened = token === null ? null : openReadingToken(secrets, token);
  if (opened === null) return null;
  const { refresh, accessTail } = opened;
  const session = await queryCache.get(tables, { member: refresh.hash, read: 'reading' }, () =>
    findCurrentSession(db, refresh),
  );
  const now = context.now();
  const isValid =
    session !== undefined &&
    session.blockedAt === null &&
    session.partnerId === config.partnerId &&
    session.refreshExpiresAt > now &&
    session.sessionExpiresAt > now;
  return isValid ? { userId: session.userId, name: session.name, accessTail } : null;
}
