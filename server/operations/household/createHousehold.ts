import { householdMessages } from '#domain/message/household-messages.ts';
import { lockMember } from '#server/accounts/lock-member.ts';
import type { Handler } from '#server/context.ts';
import { ApiError } from '#server/errors.ts';
import { householdResponse } from '#server/household/household-response.ts';
import { addAdult, addHousehold } from '#server/queries/households.ts';

export const createHousehold: Handler<'createHousehold'> = async (context, { body, member }) => {
  const { userId } = member;
  const { db, now } = context;
  const sharing = { food: body.shares_food, energy: body.shares_energy };
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, member);
    const householdId = await addHousehold(tx, now());
    if (!(await addAdult(tx, { householdId, userId, role: 'owner', sharing, now: now() })))
      throw new ApiError(409, householdMessages.inHouseholdAlready);
  });
  return householdResponse(context, userId);
};
