import { displayName } from '#domain/member/display-name.ts';
import { inviteProblemTexts } from '#domain/message/household-messages.ts';
import { noticeOf } from '#domain/notification/notification.ts';
import { lockMember } from '#server/accounts/lock-member.ts';
import type { Handler } from '#server/context.ts';
import { ApiError } from '#server/errors.ts';
import { householdResponse } from '#server/household/household-response.ts';
import { withInvite } from '#server/household/invites.ts';
import { markUsed } from '#server/queries/household-invites.ts';
import { addAdult } from '#server/queries/households.ts';
import { addNotification } from '#server/queries/notifications.ts';
import { findUser } from '#server/queries/users.ts';

export const acceptHouseholdInvite: Handler<'acceptHouseholdInvite'> = async (context, { body, member }) => {
  const { userId } = member;
  const now = context.now();
  const sharing = { food: body.shares_food, energy: body.shares_energy };
  await withInvite(context, userId, body.code, async (tx, { id, householdId, senderId }) => {
    await lockMember(tx, member);
    // with another invite, at the same moment
    if (!(await addAdult(tx, { householdId, userId, role: 'adult', sharing, now })))
      throw new ApiError(409, inviteProblemTexts.elsewhere);
    await markUsed(tx, id, now);
    const name = displayName((await findUser(tx, userId)) ?? {});
    const payload = noticeOf({ kind: 'householdJoined', name });
    await addNotification(tx, { userId: senderId, payload, aboutId: userId, now });
  });
  return householdResponse(context, userId);
};
