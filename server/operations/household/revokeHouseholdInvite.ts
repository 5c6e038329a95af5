import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { householdResponse } from '#server/household/household-response.ts';
import { numberIn, requireHousehold } from '#server/household/require-household.ts';
import { deleteInvite } from '#server/queries/household-invites.ts';

export const revokeHouseholdInvite: Handler<'revokeHouseholdInvite'> = async (
  context,
  { params, member },
) => {
  const { db } = context;
  const { householdId } = await requireHousehold(db, member.userId);
  if (!(await deleteInvite(db, householdId, numberIn(params.id, '')))) throw notFound();
  return householdResponse(context, member.userId);
};
