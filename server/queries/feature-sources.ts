import type { LiveSubscription } from '#domain/membership/features-at.ts';
import type { OwnersSubscription } from '#domain/membership/features-with-household.ts';
import type { Db } from '#server/db/connect.ts';
import { heldSubscription } from './held-subscription.ts';
import { householdSubscription } from './household-subscription.ts';

/** The subscriptions that decide what a member may use: their own, and that of their household's owner. */
export const findFeatureSources = (
  db: Db,
  userId: string,
): Promise<(LiveSubscription & OwnersSubscription) | undefined> =>
  db
    .selectFrom('users')
    .leftJoinLateral(heldSubscription, (join) => join.onTrue())
    .leftJoinLateral(householdSubscription, (join) => join.onTrue())
    .select([
      'subscriptionStatus',
      'autoRenew',
      'dueDate',
      'accessEndsAt',
      'held.features',
      'ownersStatus',
      'ownersAutoRenew',
      'ownersDueDate',
      'ownersAccessEndsAt',
      'ownersFeatures',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
