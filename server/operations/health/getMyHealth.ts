import { sayingBusy } from '#server/health/busy.ts';
import { healthContent } from '#server/health/health-content.ts';
import { myHealthAnswer } from '#server/health/my-health-answer.ts';

export const getMyHealth = sayingBusy<'getMyHealth'>(async (context, { member }) => ({
  data: await myHealthAnswer(context, await healthContent(context), member.userId),
}));
