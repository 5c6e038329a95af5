import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { SubscriptionsTable } from '#server/db/tables/subscriptions.ts';

const live = ['trialing', 'active', 'past_due'] as const;

const withFeatures = (db: Db) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('packages', 'packages.id', 'subscriptions.package_id')
    .selectAll('subscriptions')
    .select('packages.features');

export type SubscriptionRow = Awaited<ReturnType<typeof listSubscriptions>>[number];

/** A member's subscriptions, newest first, without those whose first payment is pending. */
export const listSubscriptions = (db: Db, userId: string) =>
  withFeatures(db)
    .where('user_id', '=', userId)
    .where('status', '!=', 'incomplete')
    .orderBy('started_at', 'desc')
    .orderBy('subscriptions.id', 'desc')
    .execute();

/** Whether the member has ever had one, which rules out another trial. */
export async function hasSubscribed(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '!=', 'incomplete')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** One of a member's own. */
export const findOwnSubscription = (db: Db, userId: string, id: string) =>
  withFeatures(db)
    .where('user_id', '=', userId)
    .where('subscriptions.id', '=', id)
    .where('status', '!=', 'incomplete')
    .executeTakeFirst();

/** Serializes all writes to one member's membership (row lock). */
export async function lockMember(tx: Db, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** All of a member's subscriptions, before a report is applied. */
export const listHeld = (tx: Db, userId: string) =>
  tx.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).execute();

export const findByProviderId = (db: Db, provider: string, providerId: string) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();

export async function addSubscription(tx: Db, row: Insertable<SubscriptionsTable>): Promise<void> {
  await tx.insertInto('subscriptions').values(row).execute();
}

export async function changeSubscription(
  tx: Db,
  id: string,
  change: Omit<Updateable<SubscriptionsTable>, 'id' | 'revision'>,
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Live ones whose period is over, and those to cancel at the provider: ended here, or of a deleted account. */
export const listToAskAbout = (db: Db, provider: string, now: Date, most: number) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider', '=', provider)
    .where((eb) =>
      eb.or([
        eb('must_end', '=', true),
        eb.and([eb('status', 'in', live), eb('due_date', '<=', now)]),
        eb.and([eb('status', 'in', [...live, 'incomplete']), eb('user_id', 'is', null)]),
      ]),
    )
    .orderBy('due_date')
    .limit(most)
    .execute();

/** Ends due ones of a former provider, which nobody renews. */
export const endUnserved = (db: Db, provider: string, now: Date) =>
  db
    .updateTable('subscriptions')
    .set((eb) => ({ status: 'ended', ended_at: now, revision: eb('revision', '+', 1) }))
    .where('provider', '!=', provider)
    .where('status', 'in', live)
    .where('due_date', '<=', now)
    .execute();

/** Trials that end by then and whose members have no reminder yet; each is returned to one caller only. */
export const claimReminders = (tx: Db, now: Date, until: Date) =>
  tx
    .updateTable('subscriptions')
    .from('users')
    .whereRef('users.id', '=', 'subscriptions.user_id')
    .where('subscriptions.status', '=', 'trialing')
    .where('subscriptions.reminded_at', 'is', null)
    .where('subscriptions.trial_ends_at', '>', now)
    .where('subscriptions.trial_ends_at', '<=', until)
    .set({ reminded_at: now })
    .returning([
      'subscriptions.id',
      'subscriptions.user_id as userId',
      'subscriptions.package_name as packageName',
      'subscriptions.trial_ends_at as trialEndsAt',
      'subscriptions.auto_renew as autoRenew',
      'subscriptions.checkout_id as checkoutId',
      'users.email',
    ])
    .execute();
