import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { makeItFitFlow } from './make-it-fit-flow.ts';

const sheetStates = ['searching', 'comparing', 'withoutVersion', 'failed', 'saving'] as const;

/** The changes that make a recipe fit; `onSaved` is called with the id of the member's version. */
export function useMakeItFit(id: string, onSaved: (id: number) => void) {
  const actor = useActorRef(makeItFitFlow, { input: { id } });
  useAnnouncements(actor);
  useEffect(() => {
    const saved = actor.on('version.saved', (event) => onSaved(event.id));
    return () => saved.unsubscribe();
  }, [actor, onSaved]);
  const { version, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    version,
    failure,
    /** State of the sheet; null while it is closed. */
    sheet: useSelector(actor, (snapshot) => sheetStates.find((state) => snapshot.matches(state)) ?? null),
    open: () => actor.send({ type: 'fitting.requested' }),
    accept: () => actor.send({ type: 'version.accepted' }),
    close: () => actor.send({ type: 'sheet.closed' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
