import { withBusyMessage } from '#server/health/busy-message.ts';
import { readStored } from '#server/health/encrypted-answers.ts';
import { healthContent } from '#server/health/health-content.ts';
import { myMedicines } from '#server/health/my-medicines.ts';
import { myMedicinesResponse, namesAlone } from '#server/health/my-medicines-response.ts';
import { hasAnyConsent } from '#server/queries/consents.ts';

/** Stored names are shown without a consent; the interactions with food only with it. */
export const getMyMedicines = withBusyMessage<'getMyMedicines'>(async (context, { member }) => {
  const { db } = context;
  const [content, stored, mayDerive] = await Promise.all([
    healthContent(context),
    readStored(context, db, member.userId),
    hasAnyConsent(db, member.userId, 'health'),
  ]);
  const mine = myMedicines(content, stored);
  return { data: mayDerive ? myMedicinesResponse(mine) : namesAlone(mine) };
});
