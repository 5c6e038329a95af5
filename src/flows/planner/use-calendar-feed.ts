import { useActorRef, useSelector } from '@xstate/react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { calendarFeedFlow } from './planner-flows.ts';

const states = ['loading', 'failed', 'known', 'creating', 'revoking'] as const;

/** The secret URL of the plan's calendar feed. */
export function useCalendarFeed() {
  const actor = useActorRef(calendarFeedFlow);
  useAnnouncements(actor);
  const path = useSelector(actor, (snapshot) => snapshot.context.path);
  return {
    address: path === null ? null : `${window.location.origin}${path}`,
    failure: useSelector(actor, (snapshot) => snapshot.context.failure),
    state: useSelector(actor, (snapshot) => states.find((each) => snapshot.matches(each)) ?? 'loading'),
    create: () => actor.send({ type: 'address.wanted' }),
    revoke: () => actor.send({ type: 'address.revoked' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
