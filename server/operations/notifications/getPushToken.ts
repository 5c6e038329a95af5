import type { Handler } from '#server/context.ts';
import { noPushToken } from '#server/notifications/no-push-token.ts';
import { pushTokenResponse } from '#server/notifications/push-token-response.ts';
import { findPushToken } from '#server/queries/push-tokens.ts';

export const getPushToken: Handler<'getPushToken'> = async ({ db }, { params, member }) => {
  const found = await findPushToken(db, member.userId, params.token);
  if (found === undefined) throw noPushToken();
  return { data: pushTokenResponse(found) };
};
