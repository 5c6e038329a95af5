import { withBusyMessage } from '#server/health/busy-message.ts';
import { healthContent } from '#server/health/health-content.ts';
import { myHealthResponse } from '#server/health/my-health-response.ts';
import { deleteHealth, lockHealth } from '#server/queries/health.ts';
import { putMetas } from '#server/queries/metas.ts';

export const clearHealthAnswers = withBusyMessage<'clearHealthAnswers'>(async (context, { member }) => {
  const { userId } = member;
  await context.db.transaction().execute(async (tx) => {
    await lockHealth(tx, userId);
    await deleteHealth(tx, userId);
    await putMetas(tx, userId, { questionnaire_answered: false });
  });
  return { data: await myHealthResponse(context, await healthContent(context), userId) };
});
