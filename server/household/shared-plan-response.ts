import type { components } from '#contract/api.ts';
import { displayName } from '#domain/member/display-name.ts';
import type { Db } from '#server/db/connect.ts';
import { findSharedPlan } from '#server/queries/shared-plans.ts';

/** Whose plan the member shares, and with whom; null for an own plan. */
export async function sharedPlanResponse(
  db: Db,
  userId: string,
): Promise<components['schemas']['SharedPlan'] | null> {
  const shared = await findSharedPlan(db, userId);
  if (shared === null) return null;
  const keeper = shared.sharers.get(shared.keeperUserId);
  return {
    keeper: keeper === undefined ? '' : displayName(keeper),
    is_keeper: shared.isKeeper,
    others: [...shared.sharers].filter(([id]) => id !== userId).map(([, person]) => displayName(person)),
  };
}
