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

/** Finishes a sign-in with another provider on the dashboard; at most one runs at a time. */
export const finishSocialSignIn = (flows: AppFlows): void =>
  verificationOf(flows).send({ type: 'social.arrived' });
