import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Sharing } from '#domain/household/household.ts';
import { refreshUser } from '#src/flows/auth/refresh-user.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { householdInviteFlow } from './household-flows.ts';

/** An invite that the member opened, by its link or its code; `onSettled` is called once they joined or declined. */
export function useHouseholdInvite(code: string, onSettled: () => void) {
  const flows = useFlows();
  const actor = useActorRef(householdInviteFlow, { input: { code } });
  useAnnouncements(actor);
  useEffect(() => {
    const subscriptions = [
      actor.on('household.joined', () => {
        // the owner's membership is theirs, too
        void refreshUser(flows);
        onSettled();
      }),
      actor.on('household.declined', onSettled),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, flows, onSettled]);
  const { code: opened, offered, problem } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    opened,
    offered,
    problem,
    isReading: useSelector(actor, (snapshot) => snapshot.matches('reading')),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done'),
    submit: (typed: string) => actor.send({ type: 'code.submitted', code: typed }),
    accept: (sharing: Sharing) => actor.send({ type: 'invite.accepted', sharing }),
    decline: () => actor.send({ type: 'invite.declined' }),
  };
}
