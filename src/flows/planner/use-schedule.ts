import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type Fit, uncheckedFit, warningOf } from '#domain/meal-plan/fit-warning.ts';
import { usePageSheet } from '#src/flows/shell/use-page-sheet.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { useToday } from '#src/flows/use-today.ts';
import { scheduleFlow } from './schedule-flow.ts';
import { useFitQuestion } from './use-fit-question.ts';

interface ScheduledRecipe {
  readonly id: number;
  readonly title: string;
  readonly fit?: Fit;
}

/** The sheet with the days that the recipe can be put on. The calling component must be keyed by the recipe. */
export function useSchedule({ id, title, fit = uncheckedFit }: ScheduledRecipe) {
  const { isOpen, open, close } = usePageSheet();
  const today = useToday();
  const actor = useActorRef(scheduleFlow, {
    input: { recipeId: String(id), today },
  });
  useAnnouncements(actor);
  useFitQuestion(actor);
  useEffect(() => {
    const subscription = actor.on('recipe.scheduled', close);
    return () => subscription.unsubscribe();
  }, [actor, close]);
  return {
    isOpen,
    open: () => {
      actor.send({ type: 'scheduling.begun', today });
      open();
    },
    close,
    today,
    fit,
    days: useSelector(actor, (snapshot) => snapshot.context.days),
    day: useSelector(actor, (snapshot) => snapshot.context.day),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    choose: (day: string) => actor.send({ type: 'day.chosen', day }),
    turnWeek: (by: number) => actor.send({ type: 'week.changed', by }),
    submit: () => actor.send({ type: 'choice.submitted', warning: warningOf(title, fit) }),
  };
}

export type Schedule = ReturnType<typeof useSchedule>;
