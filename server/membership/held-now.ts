import { entitles, isLive, statusAt } from '#domain/membership/subscription.ts';
import type { listHeld } from '#server/queries/subscriptions.ts';

export type Held = Awaited<ReturnType<typeof listHeld>>[number];

export const accessOf = (row: Held) => ({
  status: row.status,
  autoRenew: row.auto_renew,
  dueDate: row.due_date,
  accessEndsAt: row.access_ends_at,
});

/** The subscription that a new one takes the place of: the live one, else one whose access goes on. */
export function heldOf(all: readonly Held[], now: Date): Held | undefined {
  return (
    all.find((row) => isLive(statusAt(accessOf(row), now))) ?? all.find((row) => entitles(accessOf(row), now))
  );
}
