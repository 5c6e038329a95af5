import type { FastifyRequest } from 'fastify';
import type { OperationId, operations } from '#contract/operations.ts';
import { featuresWithHousehold } from '#domain/membership/features-with-household.ts';
import type { Context, Member } from '#server/context.ts';
import { forbidden, paymentRequired, unauthorized } from '#server/errors.ts';
import { findAccess, setTokenUsed } from '#server/queries/sessions.ts';
import { tokenKey } from '#server/security/tokens.ts';

export type Operation = Extract<(typeof operations)[number], { readonly operationId: OperationId }>;

function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer +([\w.~+/-]{1,512}=*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** A call without a partner header is for the partner served here. */
export function checkPartner(context: Context, request: FastifyRequest): void {
  const partner = request.headers['x-partner-id'];
  if (partner !== undefined && partner !== '' && partner !== context.config.partnerId)
    throw forbidden('This server doesn’t serve that partner.');
}

const accessTables = [
  'session_tokens',
  'sessions',
  'token_owners',
  'users',
  'subscriptions',
  'packages',
  'household_adults',
] as const;

/**
 * Authenticates a call and returns the member, null for a guest operation. Runs before the body is read.
 * Throws 401 without a live access token, 403 for a blocked member or one of another partner.
 */
export async function authenticate(
  context: Context,
  operation: Operation,
  request: FastifyRequest,
): Promise<Member | null> {
  checkPartner(context, request);
  if (operation.security === 'guest') return null;
  return requireMember(context, request);
}

/** The member of the access token; throws as `authenticate` does. */
export async function requireMember(context: Context, request: FastifyRequest): Promise<Member> {
  const token = bearerToken(request);
  if (token === null) throw unauthorized();
  const key = tokenKey(token);
  const access = await context.queryCache.get(accessTables, { member: key.hash, read: 'access' }, () =>
    findAccess(context.db, key),
  );
  const now = context.now();
  if (access === undefined || access.tokenExpiresAt <= now || access.sessionExpiresAt <= now)
    throw unauthorized();
  if (access.blockedAt !== null) throw forbidden('This account has been blocked.');
  if (access.partnerId !== context.config.partnerId)
    throw forbidden('This account belongs to another partner.');
  if (access.usedAt === null) await setTokenUsed(context.db, access.userId, key.hash, now);
  return { userId: access.userId, sessionId: access.sessionId, features: featuresWithHousehold(access, now) };
}

/** Throws 402 when the membership lacks the feature of the operation. */
export function checkFeature({ feature }: Pick<Operation, 'feature'>, member: Member | null): void {
  if (feature !== null && member !== null && !member.features.includes(feature)) throw paymentRequired();
}
