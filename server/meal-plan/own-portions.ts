import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { eatenByMember, findPlanEaters } from '#server/household/plan-table.ts';
import type { PlanRow } from '#server/queries/meal-plans.ts';
import { loadPlanItems, type PlanReads } from './plan-response.ts';

/**
 * The servings that the member eats of each item of these days, by its id; what only others eat isn't in it. Null for
 * somebody in no household, who eats what the plan says.
 */
export async function findOwnPortions(
  reads: PlanReads,
  userId: string,
  plans: readonly PlanRow[],
): Promise<ReadonlyMap<number, number> | null> {
  const dates = plans.map(({ date }) => date);
  const eaters = await findPlanEaters(reads, userId, dates);
  if (eaters.ownId === null) return null;
  const details = await loadPlanItems(reads, userId, plans, await findDietaryProfile(reads, userId));
  return new Map(
    plans.flatMap(({ id, date }) =>
      eatenByMember(details.get(id) ?? [], eaters, date).map(
        ({ item, servings }) => [Number(item.id), servings] as const,
      ),
    ),
  );
}
