import { type ActorRefFrom, createActor } from 'xstate';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { thirdPartyVerificationFlow } from './social-flows.ts';

const verifications = new WeakMap<AppFlows, ActorRefFrom<typeof thirdPartyVerificationFlow>>();

function verificationOf(flows: AppFlows) {
  const known = verifications.get(flows);
  if (known) return known;
  const actor = createActor(thirdPartyVerificationFlow);
  verifications.set(flows, actor);
  actor.on('*', flows.announce);
  return actor.start();
}

/** A sign-in from another provider has reached the dashboard: what it has left to do is done, once at a time. */
export const finishSocialSignIn = (flows: AppFlows): void =>
  verificationOf(flows).send({ type: 'social.arrived' });
