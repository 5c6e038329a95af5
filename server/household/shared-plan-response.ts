import type { components } from '#contract/api.ts';
import type { Db } from '#server/db/connect.ts';
import { findSharedPlan } from '#server/queries/shared-plans.ts';

/** Whose plan the member shares, and with whom; null for an own plan. */
export async function sharedPlanResponse(
  db: Db,
  userId: string,
): Promise<components['schemas']['SharedPlan'] | null> {
  const shared = await findSharedPlan(db, userId);
  if (shared === null) return null;
  const { keeper, me, others } = shared;
  return {
    keeper: keeper.name,
    is_keeper: keeper === me,
    others: others.map(({ name }) => name),
  };
}
