import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { intoleranceManagerFlow } from './intolerance-manager-flow.ts';

export interface ManagedIntolerance {
  readonly intolerance: Intolerance;
  /** The unsaved choice of the surrounding form; null: as saved. */
  readonly ticked: readonly string[] | null;
  readonly voice: 'preferences' | 'quiz';
  /** `names` is null for the defaults. */
  readonly onReport: (intolerance: Intolerance, names: readonly string[] | null) => void;
}

/** The ingredients allowed for one intolerance; lives as long as its sheet. */
export function useIntoleranceManager({ onReport, ...input }: ManagedIntolerance) {
  const actor = useActorRef(intoleranceManagerFlow, { input });
  useAnnouncements(actor);
  useEffect(() => {
    const subscription = actor.on('selection.reported', ({ intolerance, names }) =>
      onReport(intolerance, names),
    );
    return () => subscription.unsubscribe();
  }, [actor, onReport]);
  const { levels, chosen, words, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    levels,
    chosen,
    words,
    failure: useSelector(actor, (snapshot) => snapshot.matches('failed')) ? failure : null,
    isLoading: useSelector(actor, (snapshot) => snapshot.matches('loading')),
    isEmpty: useSelector(actor, (snapshot) => snapshot.matches('empty')),
    isResetting: useSelector(actor, (snapshot) => snapshot.matches('resetting')),
    isConfirming: useSelector(actor, (snapshot) => snapshot.matches('confirming')),
    toggle: (name: string) => actor.send({ type: 'ingredient.toggled', name }),
    type: (typed: string) => actor.send({ type: 'words.typed', words: typed }),
    askReset: () => actor.send({ type: 'reset.asked' }),
    reset: () => actor.send({ type: 'reset.confirmed' }),
    keep: () => actor.send({ type: 'reset.declined' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
