import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { localDay } from '#domain/calendar/week.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { scheduleFlow } from './planner-flows.ts';

/** The days a recipe can be put on. `onScheduled` hears that it was. */
export function useSchedule(recipeId: string, onScheduled: () => void) {
  const today = localDay(new Date());
  const actor = useActorRef(scheduleFlow, { input: { recipeId, today } });
  useAnnouncements(actor);
  useEffect(() => {
    const subscription = actor.on('recipe.scheduled', onScheduled);
    return () => subscription.unsubscribe();
  }, [actor, onScheduled]);
  return {
    today,
    days: useSelector(actor, (snapshot) => snapshot.context.days),
    day: useSelector(actor, (snapshot) => snapshot.context.day),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    choose: (day: string) => actor.send({ type: 'day.chosen', day }),
    turnWeek: (by: number) => actor.send({ type: 'week.changed', by }),
    submit: () => actor.send({ type: 'choice.submitted' }),
  };
}
