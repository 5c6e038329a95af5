import { useActorRef, useSelector } from '@xstate/react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { referralCodeFlow } from './referral-flows.ts';

/** The form for the member's referral code. */
export function useReferralCode() {
  const actor = useActorRef(referralCodeFlow);
  useAnnouncements(actor);
  return {
    problem: useSelector(actor, (snapshot) => snapshot.context.problem),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    submit: (code: string) => actor.send({ type: 'code.submitted', code }),
  };
}
