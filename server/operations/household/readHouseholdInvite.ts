import { displayName } from '#domain/member/display-name.ts';
import type { Handler } from '#server/context.ts';
import { withInvite } from '#server/household/invites.ts';
import { findAdults, findDependents } from '#server/queries/households.ts';

export const readHouseholdInvite: Handler<'readHouseholdInvite'> = (context, { body, member }) =>
  withInvite(context, member.userId, body.code, async (tx, invite) => {
    const { householdId, senderName: name, senderEmail: email, expiresAt } = invite;
    const [adults, dependents] = [await findAdults(tx, householdId), await findDependents(tx, householdId)];
    return {
      data: {
        from: displayName({ name, email }),
        people: adults.length + dependents.length,
        expires_at: expiresAt.toISOString(),
      },
    };
  });
