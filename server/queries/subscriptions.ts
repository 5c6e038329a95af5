import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { SubscriptionFacts } from '#domain/membership/subscription-status-text.ts';
import type { Db } from '#server/db/connect.ts';
import type { SubscriptionsTable } from '#server/db/tables/subscriptions.ts';
import { takeTurns } from './job-turns.ts';

const live = ['trialing', 'active', 'past_due'] as const;

const withFeatures = (db: Db) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('packages', 'packages.id', 'subscriptions.package_id')
    .innerJoin('checkouts', 'checkouts.id', 'subscriptions.checkout_id')
    .leftJoin('withdrawals', 'withdrawals.subscription_id', 'subscriptions.id')
    .selectAll('subscriptions')
    .select((eb) => [
      'packages.features',
      'checkouts.currency',
      'checkouts.tax',
      'checkouts.withdrawal_terms',
      'checkouts.withdrawal_days',
      'withdrawals.refund_cents',
      eb('checkouts.price_cents', '-', eb.ref('checkouts.amount_off_cents')).as('cents'),
    ]);

export type SubscriptionRow = Awaited<ReturnType<typeof listSubscriptions>>[number];

/** A member's subscriptions, newest first, without those whose first payment is pending. */
export const listSubscriptions = (db: Db, userId: string) =>
  withFeatures(db)
    .where('subscriptions.user_id', '=', userId)
    .where('subscriptions.status', '!=', 'incomplete')
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

/** The currency of the member's latest subscription; null without one. */
export async function findLastCurrency(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('subscriptions')
    .innerJoin('checkouts', 'checkouts.id', 'subscriptions.checkout_id')
    .select('currency')
    .where('subscriptions.user_id', '=', userId)
    .where('subscriptions.status', '!=', 'incomplete')
    .orderBy('started_at', 'desc')
    .orderBy('subscriptions.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.currency ?? null;
}

/** One of a member's own subscriptions. */
export const findOwnSubscription = (db: Db, userId: string, id: string) =>
  withFeatures(db)
    .where('subscriptions.user_id', '=', userId)
    .where('subscriptions.id', '=', id)
    .where('subscriptions.status', '!=', 'incomplete')
    .executeTakeFirst();

/** The status facts of a subscription, for the rules of the domain. */
export const standingOf = (row: Omit<SubscriptionRow, 'features'>): SubscriptionFacts => ({
  status: row.status,
  autoRenew: row.auto_renew,
  dueDate: row.due_date,
  accessEndsAt: row.access_ends_at,
  duration: row.duration,
  cents: row.cents,
  currency: row.currency,
  tax: row.tax,
  endedAt: row.ended_at,
  nextTryAt: row.next_try_at,
  isReplaced: row.replaced,
  returnedCents: row.refund_cents,
});

/** One by its id, of any member. */
export const findSubscription = (db: Db, id: string) =>
  withFeatures(db).where('subscriptions.id', '=', id).executeTakeFirst();

/** Serializes all writes to one member's membership (row lock). */
export async function lockMembership(tx: Db, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export type StoredSubscription = Selectable<SubscriptionsTable>;

/** All of a member's subscriptions, also those whose first payment is pending. */
export const listAllSubscriptions = (tx: Db, userId: string) =>
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
export const takeDueForSync = (db: Db, provider: string, now: Date, max: number) =>
  takeTurns<Selectable<SubscriptionsTable>>(db, {
    table: 'subscriptions',
    isDue: sql`provider = ${provider} and (
      must_end
      or status in ('trialing', 'active', 'past_due') and due_date <= ${now}
      or status in ('trialing', 'active', 'past_due', 'incomplete') and user_id is null
    )`,
    now,
    max,
  });

/** Ends due ones of a former provider, which nobody renews. */
export const endUnserved = (db: Db, provider: string, now: Date) =>
  db
    .updateTable('subscriptions')
    .set((eb) => ({ status: 'ended', ended_at: now, revision: eb('revision', '+', 1) }))
    .where('provider', '!=', provider)
    .where('status', 'in', live)
    .where('due_date', '<=', now)
    .execute();

/** All of a provider, for a reconciliation. */
export const listOfProvider = (db: Db, provider: string) =>
  db
    .selectFrom('subscriptions')
    .select(['provider_id', 'status', 'auto_renew', 'due_date', 'must_end'])
    .where('provider', '=', provider)
    .where('status', '!=', 'incomplete')
    .orderBy('started_at')
    .execute();

/** Renewals turned off before then for a checkout that never came. */
export const takeForgottenRenewals = (
  db: Db,
  provider: string,
  { before, now }: { readonly before: Date; readonly now: Date },
  max: number,
) =>
  takeTurns<Selectable<SubscriptionsTable>>(db, {
    table: 'subscriptions',
    isDue: sql`provider = ${provider} and status in ('trialing', 'active', 'past_due')
      and renewal_off_for_checkout and renewal_off_at <= ${before}
      and not exists (
        select from checkouts where checkouts.replaces = subscriptions.id and checkouts.restores_renewal
          and checkouts.status in ('opening', 'open', 'expired')
      )`,
    now,
    max,
  });
