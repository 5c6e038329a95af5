import { type ActorRefFrom, createActor } from 'xstate';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { referrerFlow } from './referral-flows.ts';

type Referrer = ActorRefFrom<ReturnType<typeof referrerFlow>>;
const running = new WeakMap<AppFlows, Referrer>();

/** The actor that asks for the referrer; one for each sign-in, whichever page is first. */
export function referrerOf(flows: AppFlows): Referrer {
  const known = running.get(flows);
  if (known) return known;
  const { session, sheets } = flows;
  const referrer = createActor(referrerFlow(session));
  const leaving = session.subscribe((snapshot) => {
    if (!snapshot.matches('signedOut')) return;
    leaving.unsubscribe();
    running.delete(flows);
    referrer.stop();
  });
  referrer.on('*', flows.announce);
  referrer.on('referrer.named', ({ code }) => {
    const { user } = session.getSnapshot().context;
    if (user !== null)
      flows.announce({ type: 'user.refreshed', user: { ...user, affiliate: { referred_by: code } } });
    sheets.send({ type: 'referral.ended' });
  });
  running.set(flows, referrer);
  return referrer.start();
}
