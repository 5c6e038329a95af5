import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { keepFresh } from '#src/freshness/freshness.ts';
import { appUpdateFlow } from './app-update-flow.ts';

/** The offer of a new version of the app while a page is open. */
export function useAppUpdate() {
  const actor = useActorRef(appUpdateFlow);
  useEffect(() => {
    const type = () => actor.send({ type: 'text.typed' });
    document.addEventListener('input', type);
    const { stop } = keepFresh(['seen'], () => actor.send({ type: 'app.shown' }));
    return () => {
      stop();
      document.removeEventListener('input', type);
    };
  }, [actor]);
  return {
    isOffered: useSelector(actor, (snapshot) => snapshot.matches('offering')),
    isApplying: useSelector(actor, (snapshot) => snapshot.matches('applying')),
    accept: () => actor.send({ type: 'update.accepted' }),
    postpone: () => actor.send({ type: 'update.postponed' }),
  };
}
