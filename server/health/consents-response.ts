import type { OperationResponse } from '#contract/operations.ts';
import { type ConsentId, isConsentId } from '#domain/consent/consents.ts';
import { notFound } from '#server/errors.ts';
import { type ConsentState, isCurrentConsent } from '#server/queries/consents.ts';

type ConsentsData = OperationResponse<'listConsents'>['data'];

export const consentsResponse = (states: readonly ConsentState[]): ConsentsData =>
  states.map((state) => ({
    id: state.id,
    version: state.version,
    given:
      state.given === null
        ? null
        : { version: state.given.version, given_at: state.given.givenAt.toISOString() },
    is_current: isCurrentConsent(state),
    has_data: state.hasData,
  }));

/** Throws 404 for an unknown id. */
export function knownConsent(id: string): ConsentId {
  if (!isConsentId(id)) throw notFound('There is no such consent.');
  return id;
}
