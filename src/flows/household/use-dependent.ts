import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { DependentFields } from '#domain/household/merged-dependent.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { dependentFlow } from './household-flows.ts';

/** The form for a child or a guest; `id` null for a new one. */
export function useDependent(id: string | null, onSaved: () => void) {
  const actor = useActorRef(dependentFlow, { input: { id } });
  useAnnouncements(actor);
  useEffect(() => {
    const subscription = actor.on('dependent.saved', onSaved);
    return () => subscription.unsubscribe();
  }, [actor, onSaved]);
  const { saved, fields, problem } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    saved,
    errors: fields,
    problem,
    isLoading: useSelector(actor, (snapshot) => snapshot.matches('loading')),
    isFailed: useSelector(actor, (snapshot) => snapshot.matches('failed')),
    isMissing: useSelector(actor, (snapshot) => snapshot.matches('missing')),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done'),
    retry: () => actor.send({ type: 'retry.requested' }),
    save: (changed: DependentFields) => actor.send({ type: 'dependent.submitted', fields: changed }),
  };
}
