import { wholePortions } from '#domain/household/whole-portions.ts';
import type { Db } from '#server/db/connect.ts';
import { uncached } from '#server/db/query-cache.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { loadPlanItems, type PlanReads } from '#server/meal-plan/plan-response.ts';
import { leaveHousehold as leave } from '#server/queries/households.ts';
import { findPlansFrom } from '#server/queries/meal-plans.ts';
import {
  endPlanSharing,
  type FindPortions,
  type PlanCopy,
  type Portions,
} from '#server/queries/shared-plans.ts';
import { caloriesOf, eatenByMember, findPlanEaters } from './plan-table.ts';

/** What the member who gets a copy of the plan eats of it, as long as everybody is still at the table. */
async function portionsOfCopy(reads: PlanReads, copy: PlanCopy): Promise<Portions> {
  const plans = await findPlansFrom(reads.db, copy.to, copy.first);
  const eaters = await findPlanEaters(
    reads,
    copy.to,
    plans.map(({ date }) => date),
  );
  const details = await loadPlanItems(reads, copy.to, plans, await findDietaryProfile(reads, copy.to));
  return new Map(
    plans.flatMap(({ id, date }) => {
      // a dish of their own has whole servings already
      const shared = eatenByMember(details.get(id) ?? [], eaters, date).filter(
        ({ item }) => item.only_for === undefined,
      );
      const portions = shared.map((each) => ({
        id: Number(each.item.id),
        kcal: caloriesOf(each.nutrients),
        servings: each.servings,
      }));
      return [...wholePortions(portions)];
    }),
  );
}

const portionsWithin =
  (reads: PlanReads, tx: Db): FindPortions =>
  (copy) =>
    portionsOfCopy({ ...reads, db: tx, queryCache: uncached }, copy);

/** Ends sharing for an adult. A copy of the plan has the portions of its owner. The caller has locked the household. */
export const endSharing = (
  reads: PlanReads,
  tx: Db,
  adult: Parameters<typeof endPlanSharing>[1],
): Promise<void> => endPlanSharing(tx, adult, portionsWithin(reads, tx));

/** Takes a member out of their household. A copy of the plan has the portions of its owner. */
export const leaveHousehold = (reads: PlanReads, tx: Db, userId: string): Promise<void> =>
  leave(tx, userId, portionsWithin(reads, tx));
