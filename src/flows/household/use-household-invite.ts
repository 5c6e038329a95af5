import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Sharing } from '#domain/household/household.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { householdInviteFlow } from './household-flows.ts';

/** An invite that the member opened, by its link or its code; `onSettled` is called once they joined or declined. */
export function useHouseholdInvite(code: string, onSettled: () => void) {
  const actor = useActorRef(householdInviteFlow, { input: { code } });
  useAnnouncements(actor);
  useEffect(() => {
    const subscriptions = [
      actor.on('household.joined', onSettled),
      actor.on('household.declined', onSettled),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, onSettled]);
  const { offered, problem } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    offered,
    problem,
    isReading: useSelector(actor, (snapshot) => snapshot.matches('reading')),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done'),
    submit: (typed: string) => actor.send({ type: 'code.submitted', code: typed }),
    accept: (sharing: Sharing) => actor.send({ type: 'invite.accepted', sharing }),
    decline: () => actor.send({ type: 'invite.declined' }),
  };
}
