import { useActorRef, useSelector } from '@xstate/react';
import { slidesMachine } from '#machines/shell/slides.machine.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';

/** The current one of `count` slides, from 0, and its navigation. */
export function useSlides(count: number) {
  const actor = useActorRef(slidesMachine, { input: { count } });
  useAnnouncements(actor);
  return {
    index: useSelector(actor, (snapshot) => snapshot.context.index),
    isLast: useSelector(actor, (snapshot) => snapshot.context.index >= snapshot.context.count - 1),
    goOn: () => actor.send({ type: 'slide.continued' }),
    skip: () => actor.send({ type: 'slide.skipped' }),
    show: (index: number) => actor.send({ type: 'slide.shown', index }),
  };
}
