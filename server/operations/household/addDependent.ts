import { utcDay } from '#domain/calendar/real-date.ts';
import { dependentToStore } from '#domain/household/dependent-age.ts';
import { maxDependents } from '#domain/household/household.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import type { Handler } from '#server/context.ts';
import { ApiError } from '#server/errors.ts';
import { householdResponse } from '#server/household/household-response.ts';
import { readDependent } from '#server/household/read-dependent.ts';
import { requireLockedHousehold } from '#server/household/require-household.ts';
import { addDependentRow, findDependents } from '#server/queries/households.ts';

export const addDependent: Handler<'addDependent'> = async (context, { body, member: { userId } }) => {
  const { db, now } = context;
  const at = now();
  const dependent = await readDependent(context, body);
  await db.transaction().execute(async (tx) => {
    const { householdId } = await requireLockedHousehold(tx, userId);
    if ((await findDependents(tx, householdId)).length >= maxDependents)
      throw new ApiError(409, householdMessages.tooManyDependents);
    await addDependentRow(tx, householdId, userId, dependentToStore(dependent, null, utcDay(at)), at);
  });
  return householdResponse(context, userId);
};
