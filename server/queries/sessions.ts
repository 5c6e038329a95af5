import { noticeOf } from '#domain/notification/notification.ts';
import type { Db } from '#server/db/connect.ts';
import { addNotification } from './notifications.ts';
import { setReviewsHidden } from './reviews.ts';

export interface Hashes {
  readonly accessHash: string;
  readonly refreshHash: string;
}
export interface Generation extends Hashes {
  readonly accessExpiresAt: Date;
  readonly refreshExpiresAt: Date;
}

const tokenRow = (sessionId: string, generation: Generation) => ({
  session_id: sessionId,
  access_hash: generation.accessHash,
  refresh_hash: generation.refreshHash,
  access_expires_at: generation.accessExpiresAt,
  refresh_expires_at: generation.refreshExpiresAt,
  rotated_at: null,
  nonce: null,
});

/** Creates a session with its first generation of tokens. */
export async function startSession(
  db: Db,
  session: { readonly id: string; readonly userId: string; readonly now: Date; readonly expiresAt: Date },
  generation: Generation,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('sessions')
      .values({
        id: session.id,
        user_id: session.userId,
        created_at: session.now,
        expires_at: session.expiresAt,
        ended_at: null,
      })
      .execute();
    await tx.insertInto('session_tokens').values(tokenRow(session.id, generation)).execute();
    await cancelAccountDeletion(tx, session.userId, session.now);
  });
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

/** Owner and expiry of an access token; undefined once its session has ended. */
export async function findAccess(db: Db, accessHash: string) {
  return (
    db
      .selectFrom('session_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      // One at most is live.
      .leftJoin('subscriptions', (join) =>
        join
          .onRef('subscriptions.user_id', '=', 'users.id')
          .on('subscriptions.status', 'in', ['trialing', 'active', 'past_due']),
      )
      .leftJoin('packages', 'packages.id', 'subscriptions.package_id')
      .select([
        'sessions.id as sessionId',
        'users.id as userId',
        'users.partner_id as partnerId',
        'users.blocked_at as blockedAt',
        'session_tokens.access_expires_at as tokenExpiresAt',
        'sessions.expires_at as sessionExpiresAt',
        'subscriptions.status as subscriptionStatus',
        'subscriptions.auto_renew as autoRenew',
        'subscriptions.due_date as dueDate',
        'packages.features',
      ])
      .where('session_tokens.access_hash', '=', accessHash)
      .where('sessions.ended_at', 'is', null)
      .executeTakeFirst()
  );
}

export interface Rotation {
  readonly now: Date;
  /** Start of the grace period in which a repeated refresh gets the same tokens. */
  readonly graceFrom: Date;
  readonly nonce: string;
  readonly accessExpiresAt: Date;
  readonly refreshExpiresAt: Date;
}

export type RotationResult =
  | { readonly kind: 'rotated'; readonly nonce: string; readonly accessExpiresAt: Date }
  | { readonly kind: 'refused' }
  /** A refresh token was reused after the grace period, which can mean theft: the session is ended. */
  | { readonly kind: 'reused' };

const earlier = (a: Date, b: Date) => (a < b ? a : b);

/**
 * Replaces the generation of the refresh token by the next one, whose tokens `derive` gives for a nonce.
 * Atomic: of several at once one rotates, the others within the grace get the same nonce back.
 */
export async function rotateTokens(
  db: Db,
  refreshHash: string,
  rotation: Rotation,
  derive: (nonce: string) => Hashes,
): Promise<RotationResult> {
  return db.transaction().execute(async (tx) => {
    // Locks the session, so that refreshes and a logout of one family are serialized.
    const current = await tx
      .selectFrom('session_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
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

    // Read after taking the lock, so that it sees the previous refresh.
    const token = await tx
      .selectFrom('session_tokens')
      .select(['rotated_at', 'nonce', 'refresh_expires_at'])
      .where('refresh_hash', '=', refreshHash)
      .executeTakeFirstOrThrow();
    if (token.rotated_at !== null && token.nonce !== null) {
      const child = await tx
        .selectFrom('session_tokens')
        .select(['rotated_at', 'access_expires_at'])
        .where('refresh_hash', '=', derive(token.nonce).refreshHash)
        .executeTakeFirst();
      if (child !== undefined && child.rotated_at === null && token.rotated_at >= rotation.graceFrom)
        return { kind: 'rotated', nonce: token.nonce, accessExpiresAt: child.access_expires_at } as const;
      await tx
        .updateTable('sessions')
        .set({ ended_at: rotation.now })
        .where('id', '=', current.sessionId)
        .execute();
      return { kind: 'reused' } as const;
    }
    if (token.refresh_expires_at <= rotation.now) return { kind: 'refused' } as const;

    const accessExpiresAt = earlier(rotation.accessExpiresAt, current.expiresAt);
    const next = {
      ...derive(rotation.nonce),
      accessExpiresAt,
      refreshExpiresAt: earlier(rotation.refreshExpiresAt, current.expiresAt),
    };
    await tx.insertInto('session_tokens').values(tokenRow(current.sessionId, next)).execute();
    await tx
      .updateTable('session_tokens')
      .set({ rotated_at: rotation.now, nonce: rotation.nonce })
      .where('refresh_hash', '=', refreshHash)
      .execute();
    return { kind: 'rotated', nonce: rotation.nonce, accessExpiresAt } as const;
  });
}

/** Owner of a valid refresh token. */
export async function findRefresh(db: Db, refreshHash: string) {
  return db
    .selectFrom('session_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.partner_id as partnerId', 'users.blocked_at as blockedAt'])
    .where('session_tokens.refresh_hash', '=', refreshHash)
    .executeTakeFirst();
}

/** Ends a session: all its tokens are revoked. */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all sessions of a user except the current one. */
export async function endOtherSessions(db: Db, userId: string, kept: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('id', '!=', kept)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all sessions of a user and removes their devices. */
export async function endAllSessions(db: Db, userId: string, now: Date): Promise<void> {
  await db.deleteFrom('push_tokens').where('user_id', '=', userId).execute();
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}
