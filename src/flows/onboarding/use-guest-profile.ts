import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { GuestQuestion } from '#domain/onboarding/guest-answers.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { storeGuestAnswers } from './guest-answers-store.ts';
import { guestProfileFlow } from './guest-profile-flow.ts';

const states = ['asking', 'finding', 'shown', 'failed'] as const;

/** The three questions of a guest; `recipeId`: the recipe to be judged instead of a dozen. */
export function useGuestProfile(recipeId: string | null) {
  const actor = useActorRef(guestProfileFlow, { input: { recipeId } });
  useAnnouncements(actor);
  useEffect(() => {
    const storing = actor.on('answers.changed', ({ answers }) => storeGuestAnswers(answers));
    return () => storing.unsubscribe();
  }, [actor]);
  const { answers, dishes, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    answers,
    dishes,
    failure,
    state: useSelector(actor, (snapshot) => states.find((state) => snapshot.matches(state)) ?? 'opening'),
    answer: (question: GuestQuestion, chosen: readonly string[]) =>
      actor.send({ type: 'answer.changed', question, chosen }),
    show: () => actor.send({ type: 'dishes.requested' }),
    change: () => actor.send({ type: 'answers.reopened' }),
    forget: () => actor.send({ type: 'answers.forgotten' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

export type GuestProfile = ReturnType<typeof useGuestProfile>;
