import { useActorRef, useSelector } from '@xstate/react';
import { slidesMachine } from '#machines/shell/slides.machine.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';

/** Which of `count` slides is on the screen, counted from 0, and the ways on. */
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
