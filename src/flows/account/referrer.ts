import { createActor } from 'xstate';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { perSignIn } from '#src/freshness/per-sign-in.ts';
import { referrerFlow } from './referral-flows.ts';

/** The actor that asks for the referrer; one for each sign-in, whichever page is first. */
export const referrerOf = perSignIn((flows: AppFlows) => {
  const { session, sheets } = flows;
  const referrer = createActor(referrerFlow(session));
  referrer.on('*', flows.announce);
  referrer.on('referrer.named', ({ code }) => {
    const { user } = session.getSnapshot().context;
    if (user !== null)
      flows.announce({ type: 'user.refreshed', user: { ...user, affiliate: { referred_by: code } } });
    sheets.send({ type: 'referral.ended' });
  });
  return { value: referrer.start(), stop: () => referrer.stop() };
});
