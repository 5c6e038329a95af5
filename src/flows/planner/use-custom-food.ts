import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { CustomFood, FoodDraft } from '#domain/meal-plan/custom-food.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { customFoodFlow } from './planner-flows.ts';

/** The form for a food of the member's own. */
export function useCustomFood(onCreated: (food: CustomFood) => void) {
  const actor = useActorRef(customFoodFlow);
  useAnnouncements(actor);
  useEffect(() => {
    const subscription = actor.on('food.created', ({ food }) => onCreated(food));
    return () => subscription.unsubscribe();
  }, [actor, onCreated]);
  return {
    problem: useSelector(actor, (snapshot) => snapshot.context.problem),
    fields: useSelector(actor, (snapshot) => snapshot.context.fields),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    submit: (draft: FoodDraft) => actor.send({ type: 'food.submitted', draft }),
  };
}
