import { createActor, fromPromise } from 'xstate';
import type { ConsentId } from '#domain/consent/consents.ts';
import {
  type Consents,
  type ConsentsOutcome,
  type ConsentToGive,
  consentMachine,
} from '#machines/account/consent.machine.ts';
import type { ConsentStates } from '#machines/health/my-health.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { perSignIn } from '#src/freshness/per-sign-in.ts';

/** The consents of the current user. */
export const userConsents = (states: ConsentStates): Consents =>
  states.map(({ id, is_current, has_data }) => ({
    id,
    is_current,
    is_wanted: id === 'health' && has_data && !is_current,
  }));

export const consentFlow = consentMachine.provide({
  actors: {
    giveConsent: fromPromise<ConsentsOutcome, ConsentToGive>(({ input: { id, version }, signal }) =>
      outcomeOf(
        client.PUT('/users/me/consents/{id}', { params: { path: { id } }, body: { version }, signal }),
        ({ data }) => userConsents(data),
      ),
    ),
  },
});

/** Updates the consents in the session, so that every subscriber sees them. */
export function adoptConsents(flows: AppFlows, consents: Consents): void {
  const { user } = flows.session.getSnapshot().context;
  if (user !== null) flows.announce({ type: 'user.refreshed', user: { ...user, consents } });
}

/** The consent actor; one for each sign-in. */
export const consentOf = perSignIn((flows: AppFlows) => {
  const { sheets } = flows;
  const consent = createActor(consentFlow);
  const stops = [
    consent.on('*', flows.announce).unsubscribe,
    consent.on('consent.wanted', () => sheets.send({ type: 'consent.opened' })).unsubscribe,
    consent.on('consent.settled', ({ consents }) => {
      if (consents !== null) adoptConsents(flows, consents);
      sheets.send({ type: 'consent.ended' });
    }).unsubscribe,
    sheets.on('consent.dismissed', () => consent.send({ type: 'consent.declined' })).unsubscribe,
  ];
  const stop = () => {
    for (const end of stops) end();
    consent.stop();
  };
  return { value: consent.start(), stop };
});

export const hasConsent = (flows: AppFlows, id: ConsentId): boolean =>
  flows.session.getSnapshot().context.user?.consents?.some((each) => each.id === id && each.is_current) ??
  false;

/** Asks unless the consent was given; resolves to true once it is stored on the server. */
export function askConsent(flows: AppFlows, id: ConsentId): Promise<boolean> {
  if (hasConsent(flows, id)) return Promise.resolve(true);
  const consent = consentOf(flows);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const settled = consent.on('consent.settled', ({ consents }) => {
    settled.unsubscribe();
    resolve(consents !== null);
  });
  consent.send({ type: 'consent.needed', id });
  return promise;
}
