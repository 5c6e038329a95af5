import type { Handler } from '#server/context.ts';
import { putPushToken } from '#server/queries/push-tokens.ts';

export const registerPushToken: Handler<'registerPushToken'> = async ({ db, now }, { body, member }) => {
  await putPushToken(db, member, body.token, now());
  return { message: 'Notifications are on for this device.' };
};
