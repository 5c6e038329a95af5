import { sayingBusy } from '#server/health/busy.ts';
import { healthContent } from '#server/health/health-content.ts';
import { myHealthAnswer } from '#server/health/my-health-answer.ts';
import { forgetHealth, lockHealth } from '#server/queries/health.ts';
import { putMetas } from '#server/queries/metas.ts';

export const clearHealthAnswers = sayingBusy<'clearHealthAnswers'>(async (context, { member }) => {
  const { userId } = member;
  await context.db.transaction().execute(async (tx) => {
    await lockHealth(tx, userId);
    await forgetHealth(tx, userId);
    await putMetas(tx, userId, { questionnaire_answered: false });
  });
  return { data: await myHealthAnswer(context, await healthContent(context), userId) };
});
