import { displayName } from '#domain/member/display-name.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import type { Db } from '#server/db/connect.ts';
import { forbidden } from '#server/errors.ts';
import { findSharedPlan } from '#server/queries/shared-plans.ts';

/**
 * Throws 403 for a member who shares the plan of somebody else: its servings are those of its keeper, and what only one
 * of them eats or wants isn't planned for all.
 */
export async function requireOwnAmounts(db: Db, userId: string): Promise<void> {
  const shared = await findSharedPlan(db, userId);
  if (shared === null || shared.isKeeper) return;
  const keeper = shared.sharers.get(shared.keeperUserId);
  throw forbidden(householdMessages.notPlanKeeper(keeper === undefined ? '' : displayName(keeper)));
}
