import type { Handler } from '#server/context.ts';
import { consentsAnswer } from '#server/health/consents-answer.ts';
import { listConsentStates } from '#server/queries/consents.ts';

export const listConsents: Handler<'listConsents'> = async ({ db }, { member }) => ({
  data: consentsAnswer(await listConsentStates(db, member.userId)),
});
