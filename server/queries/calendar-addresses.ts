import type { Db } from '#server/db/connect.ts';
import { heldSubscription } from './held-subscription.ts';
import { householdSubscription } from './household-subscription.ts';

export interface CalendarSecret {
  readonly hash: string;
  readonly encrypted: string;
}

/** The encrypted token of a member's calendar; undefined when there is none. */
export async function findCalendar(db: Db, userId: string) {
  const row = await db
    .selectFrom('meal_planners')
    .select(['calendar_encrypted', 'calendar_made_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row?.calendar_encrypted || !row.calendar_made_at) return undefined;
  return { encrypted: row.calendar_encrypted, madeAt: row.calendar_made_at };
}

/** Sets the calendar's only address; null removes it. */
export async function putCalendar(
  db: Db,
  userId: string,
  secret: CalendarSecret | null,
  now: Date,
): Promise<void> {
  const row = {
    calendar_hash: secret?.hash ?? null,
    calendar_encrypted: secret?.encrypted ?? null,
    calendar_made_at: secret === null ? null : now,
  };
  await db
    .insertInto('meal_planners')
    .values({ user_id: userId, target_calories: null, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Revokes the calendar's address. */
export async function removeCalendar(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('meal_planners')
    .set({ calendar_hash: null, calendar_encrypted: null, calendar_made_at: null })
    .where('user_id', '=', userId)
    .execute();
}

/** The owner of a calendar with their membership; undefined for an unknown or revoked address, and at another partner. */
export async function findCalendarOwner(db: Db, hash: string, partnerId: string) {
  return db
    .selectFrom('meal_planners')
    .innerJoin('users', 'users.id', 'meal_planners.user_id')
    .leftJoinLateral(heldSubscription, (join) => join.onTrue())
    .leftJoinLateral(householdSubscription, (join) => join.onTrue())
    .select([
      'users.id as userId',
      'users.blocked_at as blockedAt',
      'held.subscriptionStatus',
      'held.autoRenew',
      'held.dueDate',
      'held.accessEndsAt',
      'held.features',
    ])
    .selectAll('shared')
    .where('meal_planners.calendar_hash', '=', hash)
    .where('users.partner_id', '=', partnerId)
    .where('users.deletion_due_at', 'is', null)
    .executeTakeFirst();
}
