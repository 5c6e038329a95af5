import { entitles, isLive, statusAt } from '#domain/membership/subscription.ts';
import type { StoredSubscription } from '#server/queries/subscriptions.ts';

export const accessOf = (row: StoredSubscription) => ({
  status: row.status,
  autoRenew: row.auto_renew,
  dueDate: row.due_date,
  accessEndsAt: row.access_ends_at,
});

/** The subscription that a new one takes the place of: the live one, else one whose access goes on. */
export function heldSubscription(
  all: readonly StoredSubscription[],
  now: Date,
): StoredSubscription | undefined {
  return (
    all.find((row) => isLive(statusAt(accessOf(row), now))) ?? all.find((row) => entitles(accessOf(row), now))
  );
}
