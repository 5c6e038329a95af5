import type { Handler } from '#server/context.ts';
import { householdResponse } from '#server/household/household-response.ts';
import { requireDependent } from '#server/household/read-dependent.ts';
import { deleteDependent } from '#server/queries/households.ts';

export const removeDependent: Handler<'removeDependent'> = async (context, { params, member }) => {
  const { db } = context;
  const { userId } = member;
  await db.transaction().execute(async (tx) => {
    const { id } = await requireDependent(tx, userId, params.id, 'keeperOrOwner');
    await deleteDependent(tx, id);
  });
  return householdResponse(context, userId);
};
