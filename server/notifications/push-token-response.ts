import type { OperationResponse } from '#contract/operations.ts';
import type { PushTokenRow } from '#server/queries/push-tokens.ts';

/** The response of a device, by its own operation and in the export. */
export const pushTokenResponse = ({
  token,
  createdAt,
  updatedAt,
}: PushTokenRow): OperationResponse<'getPushToken'>['data'] => ({
  token,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});
