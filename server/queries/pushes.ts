import type { Db } from '#server/db/connect.ts';

/** What names a push or a device, and its member. */
interface Key {
  readonly userId: string;
  readonly id: number;
}

/**
 * Claims due pushes with a lease `until` then; each claim counts as an attempt at once. Deletes expired ones
 * first; `readAt` and `isEnabled` decide whether one still has to be sent.
 */
export async function claimPushes(
  db: Db,
  claim: { readonly now: Date; readonly until: Date; readonly most: number },
) {
  await db.deleteFrom('pushes').where('give_up_at', '<=', claim.now).execute();
  const claimed = await db
    .with('due', (cte) =>
      cte
        .selectFrom('pushes')
        .select(['user_id', 'id'])
        .where('next_attempt_at', '<=', claim.now)
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', claim.now)]))
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(claim.most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('pushes')
    .from('due')
    .whereRef('pushes.user_id', '=', 'due.user_id')
    .whereRef('pushes.id', '=', 'due.id')
    .set((eb) => ({ attempts: eb('pushes.attempts', '+', 1), claimed_until: claim.until }))
    .returning(['pushes.user_id', 'pushes.id'])
    .execute();
  if (claimed.length === 0) return [];
  return db
    .selectFrom('pushes')
    .innerJoin('push_tokens', (join) =>
      join
        .onRef('push_tokens.user_id', '=', 'pushes.user_id')
        .onRef('push_tokens.id', '=', 'pushes.token_id'),
    )
    .innerJoin('notifications', (join) =>
      join
        .onRef('notifications.user_id', '=', 'pushes.user_id')
        .onRef('notifications.id', '=', 'pushes.notification_id'),
    )
    .leftJoin('user_metas', (join) =>
      join
        .onRef('user_metas.user_id', '=', 'push_tokens.user_id')
        .on('user_metas.name', '=', 'notification_enabled'),
    )
    .select([
      'pushes.user_id as userId',
      'pushes.id',
      'pushes.attempts',
      'pushes.token_id as tokenId',
      'pushes.notification_id as notificationId',
      'push_tokens.token',
      'notifications.payload',
      'notifications.read_at as readAt',
      'user_metas.value as isEnabled',
    ])
    .where(
      'pushes.user_id',
      'in',
      claimed.map(({ user_id }) => user_id),
    )
    .where(
      'pushes.id',
      'in',
      claimed.map(({ id }) => id),
    )
    .orderBy('pushes.id')
    .execute();
}

/** It was sent or is obsolete. */
export async function deletePush(db: Db, { userId, id }: Key): Promise<void> {
  await db.deleteFrom('pushes').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Deletes a device whose subscription has ended, with its pending pushes. */
export async function deleteDevice(db: Db, { userId, id }: Key): Promise<void> {
  await db.deleteFrom('push_tokens').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Releases the claim and schedules a retry at `next`. */
export async function postponePush(
  db: Db,
  push: Key & { readonly attempts: number },
  next: Date,
): Promise<void> {
  await db
    .updateTable('pushes')
    .set({ next_attempt_at: next, claimed_until: null })
    .where('user_id', '=', push.userId)
    .where('id', '=', push.id)
    .where('attempts', '=', push.attempts)
    .execute();
}
