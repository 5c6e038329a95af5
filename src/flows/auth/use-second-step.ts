import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { TwoStepMethod } from '#domain/session/second-step.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { canUsePasskeys } from './passkeys.ts';
import { secondStepFlow } from './second-step-flow.ts';
import type { SecondStep } from './store-second-step.ts';
import { readSecondStep } from './stored-second-step.ts';

/** The sign-in when the page was opened, as the second step removes it. Null without one. */
export const useFirstStep = (): SecondStep | null => useState(readSecondStep)[0];

/** The second step of a sign-in that has passed its first. */
export function useSecondStep({ methods, passkey, way }: SecondStep) {
  const usable = methods.filter((method) => method !== 'passkey' || canUsePasskeys(passkey?.rpId ?? null));
  const actor = useActorRef(secondStepFlow, { input: { methods: usable, way } });
  useAnnouncements(actor);
  const { method, problem } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    method,
    problem,
    /** The other methods, in the order in which they are offered. */
    otherMethods: usable.filter((each) => each !== method),
    isUsable: usable.length > 0,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done'),
    choose: (chosen: TwoStepMethod) => actor.send({ type: 'method.chosen', method: chosen }),
    usePasskey: () => actor.send({ type: 'passkey.requested' }),
    submit: (code: string) => actor.send({ type: 'code.submitted', code }),
  };
}
