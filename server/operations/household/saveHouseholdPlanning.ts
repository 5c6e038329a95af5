import type { Handler } from '#server/context.ts';
import { householdResponse } from '#server/household/household-response.ts';
import { requireHousehold } from '#server/household/require-household.ts';
import { putPlansForAll } from '#server/queries/households.ts';

export const saveHouseholdPlanning: Handler<'saveHouseholdPlanning'> = async (context, { body, member }) => {
  const { db } = context;
  const { userId } = member;
  await requireHousehold(db, userId);
  await putPlansForAll(db, userId, body.for_all);
  return householdResponse(context, userId);
};
