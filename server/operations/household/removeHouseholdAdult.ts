import { householdMessages } from '#domain/message/household-messages.ts';
import { noticeOf } from '#domain/notification/notification.ts';
import type { Handler } from '#server/context.ts';
import { forbidden, invalid, notFound } from '#server/errors.ts';
import { householdResponse } from '#server/household/household-response.ts';
import { leaveHousehold } from '#server/household/leave-household.ts';
import { numberIn, requireLockedHousehold } from '#server/household/require-household.ts';
import { findAdults } from '#server/queries/households.ts';
import { addNotification } from '#server/queries/notifications.ts';

export const removeHouseholdAdult: Handler<'removeHouseholdAdult'> = async (context, { params, member }) => {
  const { db, now } = context;
  const { userId } = member;
  await db.transaction().execute(async (tx) => {
    const { householdId, adultId, role } = await requireLockedHousehold(tx, userId);
    const id = numberIn(params.id, 'adult-');
    const adult = (await findAdults(tx, householdId)).find((each) => each.id === id);
    if (adult === undefined) throw notFound();
    if (adult.id === adultId) throw invalid({ id: [householdMessages.removeSelf] });
    if (role !== 'owner') throw forbidden(householdMessages.notOwner);
    await leaveHousehold(context, tx, adult.userId);
    const payload = noticeOf({ kind: 'householdEnded' });
    await addNotification(tx, { userId: adult.userId, payload, now: now() });
  });
  return householdResponse(context, userId);
};
