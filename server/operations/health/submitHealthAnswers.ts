import { questionnaireCompletion } from '#domain/questionnaire/answers.ts';
import { pairProblems } from '#domain/questionnaire/check-pairs.ts';
import type { Pairs } from '#domain/questionnaire/questionnaire.ts';
import { invalid, notFound } from '#server/errors.ts';
import { sayingBusy } from '#server/health/busy.ts';
import { healthContent } from '#server/health/health-content.ts';
import { healthOf } from '#server/health/health-of.ts';
import { readStored, writeScore, writeStored } from '#server/health/vault.ts';
import { lockHealth } from '#server/queries/health.ts';
import { putMetas } from '#server/queries/metas.ts';
import { urgentHelp } from './urgent-help.ts';

/** An open group is the same as one that was left out. */
const answered = (pairs: Pairs): Pairs =>
  Object.fromEntries(
    Object.entries(pairs).filter(([key, value]) => !(key.startsWith('GROUP_') && value === 0)),
  );

export const submitHealthAnswers = sayingBusy<'submitHealthAnswers'>(
  async (context, { params, body, member }) => {
    const content = await healthContent(context);
    const { questionnaire } = content;
    const asked = [...questionnaire.categories, questionnaire.medication].find(({ id }) => id === params.id);
    if (asked === undefined) throw notFound('There is no such part of the questionnaire.');
    const problems = pairProblems(asked, body);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const { userId } = member;
    const { signs } = await context.db.transaction().execute(async (tx) => {
      await lockHealth(tx, userId);
      await writeStored(context, tx, userId, { category: asked.id, pairs: answered(body) });
      const stored = await readStored(context, tx, userId);
      const health = await healthOf(context, tx, userId, content, stored);
      if (health.score.maxPoints > 0 && health.scoreWithheld === null) {
        const day = context.now().toISOString().slice(0, 10);
        await writeScore(context, tx, userId, { day, score: health.score.score });
      }
      if (questionnaireCompletion(questionnaire, stored) === 100)
        await putMetas(tx, userId, { questionnaire_answered: true });
      return health;
    });
    return { message: 'Your answers have been saved.', urgent_help: urgentHelp(content, signs) };
  },
);
