import type { Handler } from '#server/context.ts';
import { noPushToken } from '#server/notifications/no-push-token.ts';
import { removePushToken } from '#server/queries/push-tokens.ts';

export const deletePushToken: Handler<'deletePushToken'> = async ({ db }, { params, member }) => {
  if (!(await removePushToken(db, member.userId, params.token))) throw noPushToken();
  return { message: 'Notifications are off for this device.' };
};
