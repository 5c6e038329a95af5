import { useActorRef, useSelector } from '@xstate/react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { safetyNoteSwitchFlow, safetyNotesFlow } from './safety-notes-flow.ts';

/** The safety notes that follow from the member's profile and health answers. */
export function useSafetyNotes() {
  const actor = useActorRef(safetyNotesFlow, { input: { key: null } });
  const { value, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    /** Null while loading. */
    notes: value,
    failure,
    isFailed: useSelector(actor, (snapshot) => snapshot.matches('failed') || snapshot.matches('notFound')),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

/** A safety note that the member may switch off. */
export function useSafetyNoteSwitch(id: string, isEnabled: boolean) {
  const actor = useActorRef(safetyNoteSwitchFlow, { input: { id, value: isEnabled } });
  useAnnouncements(actor);
  return {
    isEnabled: useSelector(actor, (snapshot) => snapshot.context.desired),
    toggle: () => actor.send({ type: 'toggle.pressed' }),
  };
}
