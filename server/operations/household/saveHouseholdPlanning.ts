import { weekOf } from '#domain/calendar/week.ts';
import type { Handler } from '#server/context.ts';
import { householdResponse } from '#server/household/household-response.ts';
import { endSharing } from '#server/household/leave-household.ts';
import { requireLockedHousehold } from '#server/household/require-household.ts';
import { nearestToday } from '#server/meal-plan/member-day.ts';
import { putPlansForAll } from '#server/queries/households.ts';
import { sharePlan } from '#server/queries/shared-plans.ts';

export const saveHouseholdPlanning: Handler<'saveHouseholdPlanning'> = async (context, { body, member }) => {
  const { db, now } = context;
  const { userId } = member;
  const { for_all: forAll, shares_plan: sharesPlan, today = '' } = body;
  await db.transaction().execute(async (tx) => {
    const place = await requireLockedHousehold(tx, userId);
    if (forAll !== undefined) await putPlansForAll(tx, userId, forAll);
    if (sharesPlan === undefined || sharesPlan === place.sharesPlan) return;
    const day = nearestToday(today, now());
    if (sharesPlan) await sharePlan(tx, place, weekOf(day)[0] ?? day);
    else await endSharing(context, tx, place);
  });
  return householdResponse(context, userId);
};
