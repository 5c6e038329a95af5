import { findDietaryProfile, type ProfileReads } from '#server/health/dietary-profiles.ts';
import { findPlanTable, potsOn } from '#server/household/plan-table.ts';
import type { PlanRow } from '#server/queries/meal-plans.ts';
import { loadPlanItems } from './plan-response.ts';

/** Servings to cook of each planned item for everybody who eats it, by id; null for a plan for one. */
export async function servingsToCook(
  reads: ProfileReads,
  planOwnerId: string,
  plans: readonly PlanRow[],
): Promise<ReadonlyMap<string, number> | null> {
  const dates = plans.map(({ date }) => date);
  const table = await findPlanTable(reads, planOwnerId, dates);
  if (table === null) return null;
  const items = await loadPlanItems(reads, planOwnerId, plans, await findDietaryProfile(reads, planOwnerId));
  return new Map(plans.flatMap(({ id, date }) => [...potsOn(table, date, items.get(id) ?? [])]));
}
