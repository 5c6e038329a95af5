import type { Handler } from '#server/context.ts';
import { consentsAnswer, knownConsent } from '#server/health/consents-answer.ts';
import { endConsent, forgetFoodNeeds, listConsentStates } from '#server/queries/consents.ts';
import { forgetHealth, lockHealth } from '#server/queries/health.ts';
import { putMetas } from '#server/queries/metas.ts';

/** Withdraws a consent and deletes the data it covered. */
export const withdrawConsent: Handler<'withdrawConsent'> = async ({ db, now }, { params, member }) => {
  const id = knownConsent(params.id);
  const { userId } = member;
  await db.transaction().execute(async (tx) => {
    await lockHealth(tx, userId);
    await endConsent(tx, userId, id, now());
    if (id === 'food') return forgetFoodNeeds(tx, userId);
    await forgetHealth(tx, userId);
    await putMetas(tx, userId, { questionnaire_answered: false });
  });
  return { data: consentsAnswer(await listConsentStates(db, userId)) };
};
