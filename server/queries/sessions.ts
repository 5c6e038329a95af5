import type { CoarseClient } from '#domain/account/coarse-client.ts';
import { noticeOf } from '#domain/notification/notification.ts';
import type { Db } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared-queries.ts';
import type { TokenKey } from '#server/db/tables/session-tokens.ts';
import { heldSubscription } from './held-subscription.ts';
import { householdSubscription } from './household-subscription.ts';
import { addNotification } from './notifications.ts';
import { setReviewsHidden } from './reviews.ts';
import { endSession } from './session-ends.ts';

export interface Hashes {
  readonly accessHash: string;
  readonly refreshHash: string;
}
export interface Generation extends Hashes {
  readonly accessExpiresAt: Date;
  readonly refreshExpiresAt: Date;
}

interface Session {
  readonly userId: string;
  readonly sessionId: string;
}
const tokenRow = ({ userId, sessionId }: Session, generation: Generation, usedAt: Date | null) => ({
  user_id: userId,
  session_id: sessionId,
  access_hash: generation.accessHash,
  refresh_hash: generation.refreshHash,
  access_expires_at: generation.accessExpiresAt,
  refresh_expires_at: generation.refreshExpiresAt,
  rotated_at: null,
  nonce: null,
  used_at: usedAt,
});

interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly client: CoarseClient;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Creates a session with its first generation of tokens. */
export async function startSession(tx: Db, session: NewSession, generation: Generation): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      created_at: session.now,
      expires_at: session.expiresAt,
      ended_at: null,
      ...session.client,
      last_used_at: null,
    })
    .execute();
  // replaces no token that could be repeated
  await tx
    .insertInto('session_tokens')
    .values(tokenRow({ userId: session.userId, sessionId: session.id }, generation, session.now))
    .execute();
  await cancelAccountDeletion(tx, session.userId, session.now);
}

/** Cancels a scheduled deletion, as a sign-in within the grace period does. */
async function cancelAccountDeletion(tx: Db, userId: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ deletion_due_at: null })
    .where('id', '=', userId)
    .where('deletion_due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await setReviewsHidden(tx, userId, false);
  await addNotification(tx, { userId, payload: noticeOf({ kind: 'accountKept' }), now });
}

/** The member of a token; undefined for an unknown one that names nobody. */
async function ownerOf(db: Db, { hash, userId }: TokenKey): Promise<string | undefined> {
  if (userId !== null) return userId;
  const row = await db
    .selectFrom('token_owners')
    .select('user_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row?.user_id;
}

/** Tokens of a member with their sessions and the member. */
const tokensOf = (db: Db, userId: string) =>
  db
    .selectFrom('session_tokens')
    .innerJoin('sessions', (join) =>
      join
        .onRef('sessions.user_id', '=', 'session_tokens.user_id')
        .onRef('sessions.id', '=', 'session_tokens.session_id'),
    )
    .innerJoin('users', 'users.id', 'session_tokens.user_id')
    .where('session_tokens.user_id', '=', userId);

const accessOf = prepared((db, { hash, userId }: { readonly hash: string; readonly userId: string }) =>
  tokensOf(db, userId)
    .leftJoinLateral(heldSubscription, (join) => join.onTrue())
    .leftJoinLateral(householdSubscription, (join) => join.onTrue())
    .select([
      'sessions.id as sessionId',
      'users.id as userId',
      'users.partner_id as partnerId',
      'users.blocked_at as blockedAt',
      'session_tokens.access_expires_at as tokenExpiresAt',
      'session_tokens.used_at as usedAt',
      'sessions.expires_at as sessionExpiresAt',
      'held.subscriptionStatus',
      'held.autoRenew',
      'held.dueDate',
      'held.accessEndsAt',
      'held.features',
    ])
    .selectAll('shared')
    .where('session_tokens.access_hash', '=', hash)
    .where('sessions.ended_at', 'is', null)
    .compile(),
);

/** Owner and expiry of an access token; undefined once its session has ended. */
export async function findAccess(db: Db, token: TokenKey) {
  const userId = await ownerOf(db, token);
  if (userId === undefined) return undefined;
  const [access] = await accessOf(db, { hash: token.hash, userId });
  return access;
}

/** Records the first use of an access token: the token refreshed for it can no longer be repeated. */
export async function setTokenUsed(db: Db, userId: string, accessHash: string, now: Date): Promise<void> {
  await db
    .updateTable('session_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('access_hash', '=', accessHash)
    .where('used_at', 'is', null)
    .execute();
}

export interface Rotation {
  readonly now: Date;
  /** Start of the grace period in which a repeated refresh gets the same tokens although they are in use. */
  readonly graceFrom: Date;
  readonly nonce: string;
  readonly accessExpiresAt: Date;
  readonly refreshExpiresAt: Date;
  readonly client: CoarseClient;
}

export type RotationResult =
  | { readonly kind: 'rotated'; readonly nonce: string; readonly accessExpiresAt: Date }
  | { readonly kind: 'refused' }
  /** A refresh token was reused although its successor is in use, which can mean theft: the session is ended. */
  | { readonly kind: 'reused' };

const earlier = (a: Date, b: Date) => (a < b ? a : b);

/**
 * Replaces the generation of the refresh token with the next one, whose tokens `derive` computes from a
 * nonce. Atomic: of several concurrent calls one rotates, the others get the same nonce. So does a later one
 * as long as the next generation is unused, as the response with it may have been lost.
 */
export async function rotateTokens(
  db: Db,
  { userId, refreshHash }: { readonly userId: string; readonly refreshHash: string },
  rotation: Rotation,
  derive: (nonce: string) => Hashes,
): Promise<RotationResult> {
  return db.transaction().execute(async (tx) => {
    // Locks the session, so that refreshes and a logout of one family are serialized.
    const current = await tokensOf(tx, userId)
      .select([
        'sessions.id as sessionId',
        'sessions.expires_at as expiresAt',
        'sessions.ended_at as endedAt',
      ])
      .where('session_tokens.refresh_hash', '=', refreshHash)
      .forUpdate('sessions')
      .executeTakeFirst();
    if (current === undefined || current.endedAt !== null || current.expiresAt <= rotation.now)
      return { kind: 'refused' } as const;
    const session = { userId, sessionId: current.sessionId };

    // Read after taking the lock, so that it sees the previous refresh.
    const token = await tx
      .selectFrom('session_tokens')
      .select(['rotated_at', 'nonce', 'refresh_expires_at'])
      .where('user_id', '=', userId)
      .where('refresh_hash', '=', refreshHash)
      .executeTakeFirstOrThrow();
    const isExpired = token.refresh_expires_at <= rotation.now;
    const accessExpiresAt = earlier(rotation.accessExpiresAt, current.expiresAt);
    const refreshExpiresAt = earlier(rotation.refreshExpiresAt, current.expiresAt);
    if (token.rotated_at !== null && token.nonce !== null) {
      const { nonce, rotated_at: rotatedAt } = token;
      const childHash = derive(nonce).refreshHash;
      const child = await tx
        .selectFrom('session_tokens')
        .select(['rotated_at', 'used_at', 'access_expires_at'])
        .where('user_id', '=', userId)
        .where('refresh_hash', '=', childHash)
        .executeTakeFirst();
      if (child !== undefined && child.rotated_at === null) {
        if (child.used_at === null && !isExpired) {
          await tx
            .updateTable('session_tokens')
            .set({ access_expires_at: accessExpiresAt, refresh_expires_at: refreshExpiresAt })
            .where('user_id', '=', userId)
            .where('refresh_hash', '=', childHash)
            .execute();
          return { kind: 'rotated', nonce, accessExpiresAt } as const;
        }
        if (rotatedAt >= rotation.graceFrom)
          return { kind: 'rotated', nonce, accessExpiresAt: child.access_expires_at } as const;
      }
      await endSession(tx, session, rotation.now);
      return { kind: 'reused' } as const;
    }
    if (isExpired) return { kind: 'refused' } as const;

    const next = {
      ...derive(rotation.nonce),
      accessExpiresAt,
      refreshExpiresAt,
    };
    await tx
      .insertInto('session_tokens')
      .values(tokenRow(session, next, null))
      .execute();
    await tx
      .updateTable('sessions')
      .set({ ...rotation.client, last_used_at: rotation.now })
      .where('user_id', '=', userId)
      .where('id', '=', current.sessionId)
      .execute();
    await tx
      .updateTable('session_tokens')
      .set({ rotated_at: rotation.now, nonce: rotation.nonce })
      .where('user_id', '=', userId)
      .where('refresh_hash', '=', refreshHash)
      .execute();
    return { kind: 'rotated', nonce: rotation.nonce, accessExpiresAt } as const;
  });
}

/** Owner of a valid refresh token. */
export async function findRefresh(db: Db, token: TokenKey) {
  const userId = await ownerOf(db, token);
  if (userId === undefined) return undefined;
  return tokensOf(db, userId)
    .select(['users.id as userId', 'users.partner_id as partnerId', 'users.blocked_at as blockedAt'])
    .where('session_tokens.refresh_hash', '=', token.hash)
    .executeTakeFirst();
}

/** Owner and expiry of a session by the refresh token that is its current one; undefined once the session has ended. */
export async function findCurrentSession(db: Db, token: TokenKey) {
  const userId = await ownerOf(db, token);
  if (userId === undefined) return undefined;
  return tokensOf(db, userId)
    .select([
      'users.id as userId',
      'users.name',
      'users.partner_id as partnerId',
      'users.blocked_at as blockedAt',
      'session_tokens.refresh_expires_at as refreshExpiresAt',
      'sessions.expires_at as sessionExpiresAt',
    ])
    .where('session_tokens.refresh_hash', '=', token.hash)
    .where('session_tokens.rotated_at', 'is', null)
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst();
}
