import { createActor } from 'xstate';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { perSignIn } from '#src/freshness/per-sign-in.ts';
import { thirdPartyVerificationFlow } from './social-flows.ts';

const verificationOf = perSignIn((flows: AppFlows) => {
  const actor = createActor(thirdPartyVerificationFlow);
  actor.on('*', flows.announce);
  return { value: actor.start(), stop: () => actor.stop() };
});

/** Finishes a sign-in with another provider on the dashboard; at most one runs at a time. */
export const finishSocialSignIn = (flows: AppFlows): void =>
  verificationOf(flows).send({ type: 'social.arrived' });
