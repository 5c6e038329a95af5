import { withBusyMessage } from '#server/health/busy-message.ts';
import { healthContent } from '#server/health/health-content.ts';
import { myHealthResponse } from '#server/health/my-health-response.ts';

export const getMyHealth = withBusyMessage<'getMyHealth'>(async (context, { member }) => ({
  data: await myHealthResponse(context, await healthContent(context), member.userId),
}));
