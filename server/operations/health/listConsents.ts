import type { Handler } from '#server/context.ts';
import { listConsentStates } from '#server/queries/consents.ts';
import { consentsAnswer } from './consents-answer.ts';

export const listConsents: Handler<'listConsents'> = async ({ db }, { member }) => ({
  data: consentsAnswer(await listConsentStates(db, member.userId)),
});
