import { type RawBuilder, sql } from 'kysely';
import type { NotificationPayload } from '#domain/notification/notification.ts';
import type { Db } from '#server/db/connect.ts';
import { json } from '#server/db/json.ts';

export interface NewNotification {
  readonly userId: string;
  readonly payload: NotificationPayload;
  /** Another member whom it names. */
  readonly aboutId?: string;
  readonly now: Date;
}

/** Pushes are given up after this time. */
const maxWaitMs = 24 * 60 * 60 * 1000;

/** Inserts notifications and their pushes; returns the number of members notified. */
async function insertNotifications(
  tx: Db,
  { payload, aboutId, now }: Omit<NewNotification, 'userId'>,
  users: RawBuilder<unknown>,
): Promise<number> {
  const giveUpAt = new Date(now.getTime() + maxWaitMs);
  const { rows } = await sql<{ count: number }>`
    with notified as (
      insert into notifications (user_id, payload, about_id, created_at)
      select id, ${json(payload)}, ${aboutId ?? null}::uuid, ${now}::timestamptz from users where ${users}
      returning id, user_id
    ),
    pushed as (
    insert into pushes (user_id, notification_id, token_id, next_attempt_at, give_up_at)
    select notified.user_id, notified.id, push_tokens.id, ${now}::timestamptz, ${giveUpAt}::timestamptz
    from notified
    join push_tokens on push_tokens.user_id = notified.user_id
    join user_metas on user_metas.user_id = notified.user_id
    where user_metas.name = 'notification_enabled' and user_metas.value = 'true'::jsonb
    )
    select count(*)::int as count from notified`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Notifies a member, in the transaction of the event. Also queues pushes to the member's devices
 * when notifications are enabled.
 */
export async function addNotification(tx: Db, { userId, ...notice }: NewNotification): Promise<void> {
  await insertNotifications(tx, notice, sql`id = ${userId}`);
}

/** Deletes what names the member to others. */
export async function deleteNotificationsAbout(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('notifications').where('about_id', '=', userId).execute();
}

interface NotifyAllOptions {
  readonly after?: string;
  readonly onBatch?: (count: number, lastId: string) => void;
  /** Members whose notifications are inserted by one statement. */
  readonly batchSize?: number;
}

/**
 * Notifies all members who aren't blocked, in batches, each committed on its own; returns the count. Calls `onBatch`
 * after each batch with the running count and the last member's id; `after` resumes behind that member.
 */
export async function addNotificationForAll(
  db: Db,
  notice: Pick<NewNotification, 'payload' | 'now'>,
  { after, onBatch, batchSize = 2_000 }: NotifyAllOptions = {},
): Promise<number> {
  let count = 0;
  let last = after;
  for (;;) {
    const batch = await db
      .selectFrom('users')
      .select('id')
      .$if(last !== undefined, (query) => query.where('id', '>', last ?? ''))
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const end = batch.at(-1)?.id;
    if (end === undefined) return count;
    const isInBatch = last === undefined ? sql`id <= ${end}` : sql`id > ${last} and id <= ${end}`;
    count += await insertNotifications(db, notice, sql`blocked_at is null and ${isInBatch}`);
    onBatch?.(count, end);
    last = end;
  }
}

export interface NotificationRow {
  readonly id: string;
  readonly payload: NotificationPayload;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

/** A page of a member's notifications, newest first; all of them without a page. */
export async function findNotifications(
  db: Db,
  userId: string,
  window?: { readonly page: number; readonly perPage: number },
): Promise<NotificationRow[]> {
  const newestFirst = db
    .selectFrom('notifications')
    .select((eb) => [
      eb.cast<string>('id', 'text').as('id'),
      'payload',
      'created_at as createdAt',
      'read_at as readAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('notifications.id', 'desc');
  if (window === undefined) return newestFirst.execute();
  const { page, perPage } = window;
  return newestFirst
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}

/** How many notifications a member has; `unread`: of those alone. */
export async function countNotifications(db: Db, userId: string, which: 'all' | 'unread'): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('user_id', '=', userId)
    .$if(which === 'unread', (query) => query.where('read_at', 'is', null))
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks all of a member's unread notifications as read. */
export async function markAllRead(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
}

/** Marks one as read, without changing an earlier time. Returns false for one that is not the member's. */
export async function markRead(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return false;
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('id', '=', Number(id))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
