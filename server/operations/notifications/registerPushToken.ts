import { lockMember } from '#server/accounts/lock-member.ts';
import type { Handler } from '#server/context.ts';
import { putPushToken } from '#server/queries/push-tokens.ts';

export const registerPushToken: Handler<'registerPushToken'> = async ({ db, now }, { body, member }) => {
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, member);
    await putPushToken(tx, member, body.token, now());
  });
  return { message: 'Notifications are on for this device.' };
};
