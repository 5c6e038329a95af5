import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { copyMachine } from '#machines/shared/copy.machine.ts';
import { useAnnouncements } from './use-announcements.ts';

export const copyFlow = copyMachine.provide({
  actors: {
    copyText: fromPromise(async ({ input: { text } }) => {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch (error) {
        console.warn('The clipboard refused.', error);
        return false;
      }
    }),
  },
});

/** A control that copies `text`. */
export function useCopy(text: string) {
  const actor = useActorRef(copyFlow);
  useAnnouncements(actor);
  return {
    copied: useSelector(actor, (snapshot) => snapshot.matches('copied')),
    onCopy: () => actor.send({ type: 'copy.pressed', text }),
  };
}
