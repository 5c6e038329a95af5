import type { Handler } from '#server/context.ts';
import { consentsResponse } from '#server/health/consents-response.ts';
import { listConsentStates } from '#server/queries/consents.ts';

export const listConsents: Handler<'listConsents'> = async ({ db }, { member }) => ({
  data: consentsResponse(await listConsentStates(db, member.userId)),
});
