import { householdMessages } from '#domain/message/household-messages.ts';
import type { Db } from '#server/db/connect.ts';
import { forbidden } from '#server/errors.ts';
import { findSharedPlan } from '#server/queries/shared-plans.ts';

/**
 * Throws 403 for a member who shares the plan of somebody else: days are filled with the servings and by the rules of its
 * keeper.
 */
export async function requirePlanKeeper(db: Db, userId: string): Promise<void> {
  const shared = await findSharedPlan(db, userId);
  if (shared !== null && shared.keeper !== shared.me)
    throw forbidden(householdMessages.notPlanKeeper(shared.keeper.name));
}
