import { findDietaryProfile, type ProfileReads } from '#server/health/dietary-profiles.ts';
import { findPlanTable, potsOn } from '#server/household/plan-table.ts';
import type { PlanRow } from '#server/queries/meal-plans.ts';
import { findSharedPlan } from '#server/queries/shared-plans.ts';
import { loadPlanItems } from './plan-response.ts';

/**
 * Servings to cook of each planned item for all at the table, by id; null for a member who plans for one. Counted as
 * the keeper of a shared plan knows the others, so that all who share it get the same list.
 */
export async function servingsToCook(
  reads: ProfileReads,
  userId: string,
  plans: readonly PlanRow[],
): Promise<ReadonlyMap<string, number> | null> {
  const dates = plans.map(({ date }) => date);
  const shared = await findSharedPlan(reads.db, userId);
  const cook = shared?.keeperUserId ?? userId;
  const table = await findPlanTable(reads, cook, dates);
  if (table === null) return null;
  const items = await loadPlanItems(reads, cook, plans, await findDietaryProfile(reads, cook));
  return new Map(plans.flatMap(({ id, date }) => [...potsOn(table, date, items.get(id) ?? [])]));
}
