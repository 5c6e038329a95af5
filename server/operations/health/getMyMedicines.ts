import { sayingBusy } from '#server/health/busy.ts';
import { readStored } from '#server/health/encrypted-answers.ts';
import { healthContent } from '#server/health/health-content.ts';
import { myMedicines } from '#server/health/my-medicines.ts';
import { myMedicinesAnswer, namesAlone } from '#server/health/my-medicines-answer.ts';
import { hasConsent } from '#server/queries/consents.ts';

/** What was stored is shown to its member; what is known of it with food follows with the consent. */
export const getMyMedicines = sayingBusy<'getMyMedicines'>(async (context, { member }) => {
  const { db } = context;
  const [content, stored, mayDerive] = await Promise.all([
    healthContent(context),
    readStored(context, db, member.userId),
    hasConsent(db, member.userId, 'health'),
  ]);
  const mine = myMedicines(content, stored);
  return { data: mayDerive ? myMedicinesAnswer(mine) : namesAlone(mine) };
});
