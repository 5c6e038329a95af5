import type { Handler } from '#server/context.ts';
import { findPushToken } from '#server/queries/push-tokens.ts';
import { noPushToken } from './no-push-token.ts';

export const getPushToken: Handler<'getPushToken'> = async ({ db }, { params, member }) => {
  const found = await findPushToken(db, member.userId, params.token);
  if (found === undefined) throw noPushToken();
  const { token, createdAt, updatedAt } = found;
  return {
    data: { token, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() },
  };
};
