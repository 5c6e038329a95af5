import { utcDay } from '#domain/calendar/real-date.ts';
import { weekOf } from '#domain/calendar/week.ts';
import type { Handler } from '#server/context.ts';
import { householdResponse } from '#server/household/household-response.ts';
import { endSharing } from '#server/household/leave-household.ts';
import { requireLockedHousehold } from '#server/household/require-household.ts';
import { putPlansForAll } from '#server/queries/households.ts';
import { sharePlan } from '#server/queries/shared-plans.ts';

export const saveHouseholdPlanning: Handler<'saveHouseholdPlanning'> = async (context, { body, member }) => {
  const { db, now } = context;
  const { userId } = member;
  const { for_all: forAll, shares_plan: sharesPlan } = body;
  await db.transaction().execute(async (tx) => {
    const place = await requireLockedHousehold(tx, userId);
    if (forAll !== undefined) await putPlansForAll(tx, userId, forAll);
    if (sharesPlan === undefined || sharesPlan === place.sharesPlan) return;
    const today = utcDay(now());
    if (sharesPlan) await sharePlan(tx, place, weekOf(today)[0] ?? today);
    else await endSharing(context, tx, place);
  });
  return householdResponse(context, userId);
};
