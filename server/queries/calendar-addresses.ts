import type { Db } from '#server/db/connect.ts';

export interface CalendarSecret {
  readonly hash: string;
  readonly sealed: string;
}

/** The encrypted token of a member's calendar; undefined when there is none. */
export async function findCalendar(db: Db, userId: string) {
  const row = await db
    .selectFrom('meal_planners')
    .select(['calendar_sealed', 'calendar_made_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row?.calendar_sealed || !row.calendar_made_at) return undefined;
  return { sealed: row.calendar_sealed, madeAt: row.calendar_made_at };
}

/** Sets the calendar's only address, or with null none. */
export async function putCalendar(
  db: Db,
  userId: string,
  secret: CalendarSecret | null,
  now: Date,
): Promise<void> {
  const row = {
    calendar_hash: secret?.hash ?? null,
    calendar_sealed: secret?.sealed ?? null,
    calendar_made_at: secret === null ? null : now,
  };
  await db
    .insertInto('meal_planners')
    .values({ user_id: userId, target_calories: null, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** The calendar's address no longer works. */
export async function removeCalendar(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('meal_planners')
    .set({ calendar_hash: null, calendar_sealed: null, calendar_made_at: null })
    .where('user_id', '=', userId)
    .execute();
}

/** The owner of a calendar with their membership; undefined for an unknown or revoked address, and at another partner. */
export async function findCalendarOwner(db: Db, hash: string, partnerId: string) {
  return db
    .selectFrom('meal_planners')
    .innerJoin('users', 'users.id', 'meal_planners.user_id')
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.user_id', '=', 'users.id')
        .on('subscriptions.status', 'in', ['trialing', 'active', 'past_due']),
    )
    .leftJoin('packages', 'packages.id', 'subscriptions.package_id')
    .select([
      'users.id as userId',
      'users.blocked_at as blockedAt',
      'subscriptions.status as subscriptionStatus',
      'subscriptions.auto_renew as autoRenew',
      'subscriptions.due_date as dueDate',
      'packages.features',
    ])
    .where('meal_planners.calendar_hash', '=', hash)
    .where('users.partner_id', '=', partnerId)
    .executeTakeFirst();
}
