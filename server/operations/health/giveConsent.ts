import { consentTexts } from '#domain/consent/consents.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { consentsResponse, knownConsent } from '#server/health/consents-response.ts';
import { addConsent, listConsentStates } from '#server/queries/consents.ts';
import { lockHealth } from '#server/queries/health.ts';

const outdated = 'This text has changed. Please reload the page and read it again.';

export const giveConsent: Handler<'giveConsent'> = async ({ db, now }, { params, body, member }) => {
  const id = knownConsent(params.id);
  if (body.version !== consentTexts[id].version) throw invalid({ version: [outdated] });
  const { userId } = member;
  await db.transaction().execute(async (tx) => {
    await lockHealth(tx, userId);
    await addConsent(tx, userId, id, now());
  });
  return { data: consentsResponse(await listConsentStates(db, userId)) };
};
