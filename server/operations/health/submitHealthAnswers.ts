import { pairProblems } from '#domain/questionnaire/check-pairs.ts';
import type { Pairs } from '#domain/questionnaire/questionnaire.ts';
import { invalid, notFound } from '#server/errors.ts';
import { withBusyMessage } from '#server/health/busy-message.ts';
import { healthContent } from '#server/health/health-content.ts';
import { saveAnswers } from '#server/health/save-answers.ts';
import { urgentHelp } from '#server/health/urgent-help.ts';

/** Drops open groups, which are equivalent to missing ones. */
const answered = (pairs: Pairs): Pairs =>
  Object.fromEntries(
    Object.entries(pairs).filter(([key, value]) => !(key.startsWith('GROUP_') && value === 0)),
  );

export const submitHealthAnswers = withBusyMessage<'submitHealthAnswers'>(
  async (context, { params, query, body, member }) => {
    const content = await healthContent(context);
    const { questionnaire } = content;
    const category = [...questionnaire.categories, questionnaire.medication].find(
      ({ id }) => id === params.id,
    );
    if (category === undefined) throw notFound('There is no such part of the questionnaire.');
    const problems = pairProblems(category, body);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    // no medicine at all is an answer; of the other categories a body without a pair says nothing
    const isUnchanged = Object.keys(body).length === 0 && category !== questionnaire.medication;
    const { signs } = await saveAnswers(context, content, {
      userId: member.userId,
      pairs: async () => new Map(isUnchanged ? [] : [[category.id, answered(body)]]),
      needsConsent: true,
      today: query?.today,
    });
    return { message: 'Your answers have been saved.', urgent_help: urgentHelp(content, signs) };
  },
);
