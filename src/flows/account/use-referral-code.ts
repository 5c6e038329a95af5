import { useActorRef, useSelector } from '@xstate/react';
import type { ShareContent } from '#machines/shared/share.machine.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { referralCodeFlow, shareFlow } from './referral-flows.ts';

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

/** A button that shares a link, or a text. */
export function useShare(content: ShareContent) {
  const actor = useActorRef(shareFlow);
  useAnnouncements(actor);
  return () => actor.send({ type: 'share.pressed', content });
}
