import { questionnaireCompletion } from '#domain/questionnaire/answers.ts';
import type { Pairs, StoredAnswers } from '#domain/questionnaire/questionnaire.ts';
import type { Context } from '#server/context.ts';
import { nearestToday } from '#server/meal-plan/member-day.ts';
import { lockHealth } from '#server/queries/health.ts';
import { putMetas } from '#server/queries/metas.ts';
import { readStored, writeScore, writeStored } from './encrypted-answers.ts';
import { evaluateHealth, type Health } from './evaluate-health.ts';
import { requireHealthConsent } from './health-consent.ts';
import type { HealthContent } from './health-content.ts';

type Reads = Pick<Context, 'db' | 'secrets' | 'log' | 'now'>;

export interface AnswersToSave {
  readonly userId: string;
  /** The pairs of each category that changes; `read` returns the stored ones. */
  readonly pairs: (read: () => Promise<StoredAnswers>) => Promise<ReadonlyMap<string, Pairs>>;
  /** Deleting answers needs no consent. */
  readonly needsConsent: boolean;
  /** The member's day, as the device says. */
  readonly today: string | undefined;
}

/** Stores answers with the day's resulting score. Throws 403 without a consent. */
export async function saveAnswers(
  context: Reads,
  content: HealthContent,
  { userId, pairs, needsConsent, today }: AnswersToSave,
): Promise<Health & { readonly stored: StoredAnswers }> {
  const { questionnaire } = content;
  return context.db.transaction().execute(async (tx) => {
    await lockHealth(tx, userId);
    if (needsConsent) await requireHealthConsent(tx, userId);
    for (const [category, saved] of await pairs(() => readStored(context, tx, userId)))
      await writeStored(context, tx, userId, { category, pairs: saved });
    const stored = await readStored(context, tx, userId);
    const health = await evaluateHealth(context, tx, userId, content, stored);
    if (needsConsent && health.score.band !== 'open' && health.scoreWithheld === null) {
      const day = nearestToday(today, context.now());
      await writeScore(context, tx, userId, { day, score: health.score.score });
    }
    if (questionnaireCompletion(questionnaire, stored) === 100)
      await putMetas(tx, userId, { questionnaire_answered: true });
    return { ...health, stored };
  });
}
