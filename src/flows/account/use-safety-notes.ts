import { useActorRef, useSelector } from '@xstate/react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { safetyNoteSwitchFlow, safetyNotesFlow } from './safety-notes-flow.ts';

/** What follows for the member from who they are and what they have. */
export function useSafetyNotes() {
  const actor = useActorRef(safetyNotesFlow, { input: { key: null } });
  const { value, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    /** Null until they are there. */
    notes: value,
    failure,
    isFailed: useSelector(actor, (snapshot) => snapshot.matches('failed') || snapshot.matches('notFound')),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

/** One note that is the member's to decide. */
export function useSafetyNoteSwitch(id: string, isOn: boolean) {
  const actor = useActorRef(safetyNoteSwitchFlow, { input: { id, value: isOn } });
  useAnnouncements(actor);
  return {
    isOn: useSelector(actor, (snapshot) => snapshot.context.desired),
    toggle: () => actor.send({ type: 'toggle.pressed' }),
  };
}
