import type { OperationAnswer } from '#contract/operations.ts';
import type { PushTokenRow } from '#server/queries/push-tokens.ts';

/** A device as its own call and the archive show it. */
export const pushTokenResponse = ({
  token,
  createdAt,
  updatedAt,
}: PushTokenRow): OperationAnswer<'getPushToken'>['data'] => ({
  token,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});
