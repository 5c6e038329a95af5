import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/**
 * The subscription that decides what a member may use: the live one, else the one whose access ends last. For a
 * lateral join with `users`.
 */
export const heldSubscription = (eb: ExpressionBuilder<Database, 'users'>) =>
  eb
    .selectFrom('subscriptions')
    .innerJoin('packages', 'packages.id', 'subscriptions.package_id')
    .select([
      'subscriptions.status as subscriptionStatus',
      'subscriptions.auto_renew as autoRenew',
      'subscriptions.due_date as dueDate',
      'subscriptions.access_ends_at as accessEndsAt',
      'packages.features',
    ])
    .whereRef('subscriptions.user_id', '=', 'users.id')
    .where('subscriptions.status', '!=', 'incomplete')
    .orderBy(sql`subscriptions.status in ('trialing', 'active', 'past_due')`, 'desc')
    .orderBy(sql`subscriptions.access_ends_at desc nulls last`)
    .limit(1)
    .as('held');
