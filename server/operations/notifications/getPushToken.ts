import type { Handler } from '#server/context.ts';
import { findPushToken } from '#server/queries/push-tokens.ts';
import { noPushToken } from './no-push-token.ts';
import { pushTokenAnswer } from './push-token-answer.ts';

export const getPushToken: Handler<'getPushToken'> = async ({ db }, { params, member }) => {
  const found = await findPushToken(db, member.userId, params.token);
  if (found === undefined) throw noPushToken();
  return { data: pushTokenAnswer(found) };
};
