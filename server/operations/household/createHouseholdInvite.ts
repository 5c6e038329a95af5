import { inviteDays, maxInvites } from '#domain/household/household.ts';
import { formatInviteCode } from '#domain/household/invite-code.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import { lockMember } from '#server/accounts/lock-member.ts';
import type { Handler } from '#server/context.ts';
import { ApiError } from '#server/errors.ts';
import { inviteCodeHash, newInviteCode } from '#server/household/invites.ts';
import { requireLockedHousehold } from '#server/household/require-household.ts';
import { addInvite, findOpenInvites } from '#server/queries/household-invites.ts';
import { addMs } from '#server/security/lifetimes.ts';

const dayMs = 86_400_000;

export const createHouseholdInvite: Handler<'createHouseholdInvite'> = async ({ db, now }, { member }) => {
  const { userId } = member;
  const at = now();
  const code = newInviteCode();
  const expiresAt = addMs(at, inviteDays * dayMs);
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, member);
    const { householdId } = await requireLockedHousehold(tx, userId);
    if ((await findOpenInvites(tx, householdId, at)).length >= maxInvites)
      throw new ApiError(409, householdMessages.tooManyInvites);
    await addInvite(tx, {
      householdId,
      senderId: userId,
      codeHash: inviteCodeHash(code),
      now: at,
      expiresAt,
    });
  });
  const shown = formatInviteCode(code);
  return {
    data: {
      code: shown,
      path: `/account/household/join?code=${shown}`,
      expires_at: expiresAt.toISOString(),
    },
  };
};
