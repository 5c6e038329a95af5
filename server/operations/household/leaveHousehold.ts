import { householdMessages } from '#domain/message/household-messages.ts';
import type { Handler } from '#server/context.ts';
import { leaveHousehold as leave } from '#server/household/leave-household.ts';
import { requireHousehold } from '#server/household/require-household.ts';

export const leaveHousehold: Handler<'leaveHousehold'> = async (context, { member: { userId } }) => {
  await context.db.transaction().execute(async (tx) => {
    await requireHousehold(tx, userId);
    await leave(context, tx, userId);
  });
  return { message: householdMessages.left };
};
