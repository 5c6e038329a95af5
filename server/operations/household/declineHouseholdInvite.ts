import { householdMessages } from '#domain/message/household-messages.ts';
import type { Handler } from '#server/context.ts';
import { withInvite } from '#server/household/invites.ts';
import { markUsed } from '#server/queries/household-invites.ts';

export const declineHouseholdInvite: Handler<'declineHouseholdInvite'> = (context, { body, member }) =>
  withInvite(context, member.userId, body.code, async (tx, { id }) => {
    await markUsed(tx, id, context.now());
    return { message: householdMessages.declined };
  });
