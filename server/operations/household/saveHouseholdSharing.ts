import type { Handler } from '#server/context.ts';
import { householdResponse } from '#server/household/household-response.ts';
import { requireHousehold } from '#server/household/require-household.ts';
import { putSharing } from '#server/queries/households.ts';

export const saveHouseholdSharing: Handler<'saveHouseholdSharing'> = async (context, { body, member }) => {
  const { db } = context;
  const { userId } = member;
  await requireHousehold(db, userId);
  await putSharing(db, userId, body);
  return householdResponse(context, userId);
};
