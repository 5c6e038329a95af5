import { householdMessages } from '#domain/message/household-messages.ts';
import type { Handler } from '#server/context.ts';
import { requireHousehold } from '#server/household/require-household.ts';
import { leaveHousehold as leave } from '#server/queries/households.ts';

export const leaveHousehold: Handler<'leaveHousehold'> = async ({ db }, { member: { userId } }) => {
  await db.transaction().execute(async (tx) => {
    await requireHousehold(tx, userId);
    await leave(tx, userId);
  });
  return { message: householdMessages.left };
};
