import { utcDay } from '#domain/calendar/real-date.ts';
import { dependentToStore } from '#domain/household/dependent-age.ts';
import type { Handler } from '#server/context.ts';
import { householdResponse } from '#server/household/household-response.ts';
import { readDependent, requireDependent } from '#server/household/read-dependent.ts';
import { putDependent } from '#server/queries/households.ts';

export const updateDependent: Handler<'updateDependent'> = async (context, { params, body, member }) => {
  const { db, now } = context;
  const { userId } = member;
  const dependent = await readDependent(context, body);
  await db.transaction().execute(async (tx) => {
    const { id, profile } = await requireDependent(tx, userId, params.id, 'keeper');
    await putDependent(tx, id, dependentToStore(dependent, profile, utcDay(now())));
  });
  return householdResponse(context, userId);
};
