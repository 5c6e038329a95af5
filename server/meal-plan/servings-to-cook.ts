import { findDietaryProfile, type ProfileReads } from '#server/health/dietary-profiles.ts';
import { findPlanTable, potsOn } from '#server/household/plan-table.ts';
import type { PlanRow } from '#server/queries/meal-plans.ts';
import { loadPlanItems } from './plan-response.ts';
import { findSafeTarget } from './safe-target.ts';

/** Servings to cook of each planned item for all at the table, by id; null for a member who plans for one. */
export async function servingsToCook(
  reads: ProfileReads,
  userId: string,
  plans: readonly PlanRow[],
): Promise<ReadonlyMap<string, number> | null> {
  const dates = plans.map(({ date }) => date);
  const table = await findPlanTable(reads, userId, dates);
  if (table === null) return null;
  const profile = await findDietaryProfile(reads, userId);
  const [target, items] = [
    await findSafeTarget(reads, userId),
    await loadPlanItems(reads, userId, plans, profile),
  ];
  return new Map(plans.flatMap(({ id, date }) => [...potsOn(table, date, items.get(id) ?? [], target)]));
}
