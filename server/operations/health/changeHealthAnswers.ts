import { changeProblems, withChanges } from '#domain/questionnaire/single-answers.ts';
import { invalid } from '#server/errors.ts';
import { withBusyMessage } from '#server/health/busy-message.ts';
import { healthContent } from '#server/health/health-content.ts';
import { myHealthResponse } from '#server/health/my-health-response.ts';
import { saveAnswers } from '#server/health/save-answers.ts';

export const changeHealthAnswers = withBusyMessage<'changeHealthAnswers'>(
  async (context, { query, body, member }) => {
    const content = await healthContent(context);
    const { categories } = content.questionnaire;
    const { answers } = body;
    const problems = changeProblems(categories, answers);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    await saveAnswers(context, content, {
      userId: member.userId,
      pairs: async (read) => withChanges(categories, await read(), answers),
      needsConsent: Object.values(answers).some((value) => value !== null),
      today: query?.today,
    });
    return { data: await myHealthResponse(context, content, member.userId) };
  },
);
