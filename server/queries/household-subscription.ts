import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/**
 * The subscription of the owner of the member's household, if it covers the household; none for the owner. For a lateral
 * join with `users`.
 */
export const householdSubscription = (eb: ExpressionBuilder<Database, 'users'>) =>
  eb
    .selectFrom('household_adults as me')
    .innerJoin('household_adults as payer', 'payer.household_id', 'me.household_id')
    .innerJoin('users as owner', 'owner.id', 'payer.user_id')
    .innerJoin('subscriptions', 'subscriptions.user_id', 'payer.user_id')
    .innerJoin('packages', 'packages.id', 'subscriptions.package_id')
    .select([
      'subscriptions.status as ownersStatus',
      'subscriptions.auto_renew as ownersAutoRenew',
      'subscriptions.due_date as ownersDueDate',
      'subscriptions.access_ends_at as ownersAccessEndsAt',
      'packages.features as ownersFeatures',
    ])
    .whereRef('me.user_id', '=', 'users.id')
    .where('me.role', '!=', 'owner')
    .where('payer.role', '=', 'owner')
    .where('owner.blocked_at', 'is', null)
    .where('packages.household', '=', true)
    .where('subscriptions.status', '!=', 'incomplete')
    .orderBy(sql`subscriptions.status in ('trialing', 'active', 'past_due')`, 'desc')
    .orderBy(sql`subscriptions.access_ends_at desc nulls last`)
    .limit(1)
    .as('shared');
