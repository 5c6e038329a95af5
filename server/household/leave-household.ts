import { wholePortions } from '#domain/household/whole-portions.ts';
import type { Db } from '#server/db/connect.ts';
import { type QueryCache, uncached } from '#server/db/query-cache.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { loadPlanItems, type PlanReads } from '#server/meal-plan/plan-response.ts';
import { findMembership, leaveHousehold as leave, lockHousehold } from '#server/queries/households.ts';
import { findPlansFrom } from '#server/queries/meal-plans.ts';
import { endPlanSharing, findPlanCopy, type Portions } from '#server/queries/shared-plans.ts';
import { caloriesOf, eatenByMember, findPlanEaters } from './plan-table.ts';

type Place = { readonly householdId: number; readonly adultId: number };

/** What who gets a copy of the plan eats of it, as long as everybody is still at the table. */
async function portionsOfCopy(reads: PlanReads, place: Place): Promise<Portions> {
  const copy = await findPlanCopy(reads.db, place);
  if (copy === null) return new Map();
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

const within = (reads: PlanReads, tx: Db): PlanReads & { readonly queryCache: QueryCache } => ({
  ...reads,
  db: tx,
  queryCache: uncached,
});

/** Ends sharing for an adult; a copy of the plan has the portions of who gets it. The caller has locked the household. */
export const endSharing = async (reads: PlanReads, tx: Db, place: Place): Promise<void> =>
  endPlanSharing(tx, place, await portionsOfCopy(within(reads, tx), place));

/** Takes a member out of their household; a copy of the plan has the portions of who gets it. */
export async function leaveHousehold(reads: PlanReads, tx: Db, userId: string): Promise<void> {
  const place = await findMembership(tx, userId);
  if (place === undefined || !(await lockHousehold(tx, place.householdId))) return;
  await leave(tx, userId, await portionsOfCopy(within(reads, tx), place));
}
