import type { Handler } from '#server/context.ts';
import { consentsResponse, knownConsent } from '#server/health/consents-response.ts';
import { deleteFoodNeeds, endConsent, listConsentStates } from '#server/queries/consents.ts';
import { deleteDiary } from '#server/queries/diary.ts';
import { deleteHealth, lockHealth } from '#server/queries/health.ts';
import { endFoodSharing } from '#server/queries/households.ts';
import { putMetas } from '#server/queries/metas.ts';
import { deleteReportLinks } from '#server/queries/report-links.ts';
import { deleteTriggerTests } from '#server/queries/trigger-tests.ts';

/** Withdraws a consent and deletes the data it covered. */
export const withdrawConsent: Handler<'withdrawConsent'> = async ({ db, now }, { params, member }) => {
  const id = knownConsent(params.id);
  const { userId } = member;
  await db.transaction().execute(async (tx) => {
    await lockHealth(tx, userId);
    await endConsent(tx, userId, id, now());
    if (id === 'food') {
      await deleteFoodNeeds(tx, userId);
      return endFoodSharing(tx, userId);
    }
    // a test reads the diary
    if (id === 'diary' || id === 'tests') await deleteTriggerTests(tx, userId);
    if (id === 'diary') {
      await deleteDiary(tx, userId);
      await deleteReportLinks(tx, userId);
    }
    if (id !== 'health') return;
    await deleteHealth(tx, userId);
    await putMetas(tx, userId, { questionnaire_answered: false });
  });
  return { data: consentsResponse(await listConsentStates(db, userId)) };
};
