import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type {
  SandboxCheckoutsTable,
  SandboxEventsTable,
  SandboxSubscriptionsTable,
} from '#server/db/tables/sandbox-payments.ts';

export type SandboxCheckout = SandboxCheckoutsTable;
export type SandboxSubscription = SandboxSubscriptionsTable;

/** Gets or creates the checkout of the key. */
export async function getOrCreateSandboxCheckout(db: Db, row: SandboxCheckout): Promise<string> {
  await db
    .insertInto('sandbox_checkouts')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('sandbox_checkouts')
    .select('id')
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow();
  return id;
}

export const findSandboxCheckout = (db: Db, id: string) =>
  db.selectFrom('sandbox_checkouts').selectAll().where('id', '=', id).executeTakeFirst();

export const lockSandboxCheckout = (tx: Db, id: string) =>
  tx.selectFrom('sandbox_checkouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function setSandboxCheckout(
  tx: Db,
  id: string,
  change: Pick<SandboxCheckout, 'status' | 'subscription_id'>,
): Promise<void> {
  await tx.updateTable('sandbox_checkouts').set(change).where('id', '=', id).execute();
}

export const lockSandboxSubscription = (tx: Db, id: string) =>
  tx.selectFrom('sandbox_subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function putSandboxSubscription(tx: Db, row: SandboxSubscription): Promise<void> {
  await tx
    .insertInto('sandbox_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Subscriptions that are due for a change. */
export async function listSandboxDue(db: Db, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sandbox_subscriptions')
    .select('id')
    .where('status', '!=', 'ended')
    .where('period_ends_at', '<=', now)
    .orderBy('period_ends_at')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/** Name of the plan as it was ordered. */
export async function findSandboxPlanName(db: Db, subscriptionId: string): Promise<string> {
  const row = await db
    .selectFrom('sandbox_checkouts')
    .select('plan_name')
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row?.plan_name ?? '';
}

/** All that are not over. */
export const listLiveSandboxSubscriptions = (db: Db) =>
  db.selectFrom('sandbox_subscriptions').selectAll().where('status', '!=', 'ended').execute();

export const listSandboxSubscriptions = (db: Db) =>
  db
    .selectFrom('sandbox_subscriptions')
    .innerJoin('sandbox_checkouts', 'sandbox_checkouts.subscription_id', 'sandbox_subscriptions.id')
    .selectAll('sandbox_subscriptions')
    .select(['sandbox_checkouts.email', 'sandbox_checkouts.plan_name'])
    .orderBy('sandbox_subscriptions.started_at', 'desc')
    .limit(50)
    .execute();

export async function addSandboxEvents(
  tx: Db,
  rows: readonly Insertable<SandboxEventsTable>[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('sandbox_events')
      .values([...rows])
      .execute();
}

/** Claims due events with a lease. */
export const claimSandboxEvents = (db: Db, now: Date, until: Date) =>
  db
    .with('due', (cte) =>
      cte
        .selectFrom('sandbox_events')
        .select('id')
        .where('sent_at', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(50)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('sandbox_events')
    .from('due')
    .whereRef('sandbox_events.id', '=', 'due.id')
    .set({ due_at: until })
    .returning(['sandbox_events.id', 'kind', 'subject', 'copies'])
    .execute();

export async function setSandboxEventSent(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sandbox_events').set({ sent_at: now }).where('id', '=', id).execute();
}

/** Tables with sandbox data, and their time columns. */
const timed = {
  sandbox_checkouts: ['paid_until', 'expires_at'],
  sandbox_subscriptions: ['started_at', 'anchor_at', 'period_ends_at', 'ended_at'],
  sandbox_invoices: ['created_at', 'paid_at'],
  sandbox_events: ['due_at', 'sent_at'],
  checkouts: ['paid_until', 'created_at', 'expires_at'],
  payments: ['created_at', 'paid_at'],
  referral_sales: ['paid_at'],
  withdrawals: ['received_at'],
  subscriptions: [
    'due_date',
    'trial_ends_at',
    'access_ends_at',
    'started_at',
    'ended_at',
    'reminded_at',
    'next_try_at',
    'renewal_off_at',
    'noticed_for',
  ],
} as const;

function isOfSandbox(table: string) {
  if (table.startsWith('sandbox_')) return sql`true`;
  if (table !== 'referral_sales' && table !== 'withdrawals') return sql`provider = 'sandbox'`;
  return sql`subscription_id in (select id from subscriptions where provider = 'sandbox')`;
}

/** Advances the sandbox clock by moving all its times into the past. */
export async function advanceSandboxClock(db: Db, hours: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const [table, columns] of Object.entries(timed)) {
      const older = columns.map(
        (column) => sql`${sql.ref(column)} = ${sql.ref(column)} - make_interval(hours => ${hours}::int)`,
      );
      // Invalidates states fetched before, by the revision.
      if (table === 'subscriptions') older.push(sql`revision = revision + 1`);
      await sql`update ${sql.table(table)} set ${sql.join(older)} where ${isOfSandbox(table)}`.execute(tx);
    }
  });
}
