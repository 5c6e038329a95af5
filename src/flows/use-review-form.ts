import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { reviewFormFlow } from './recipe-flows.ts';
import { useAnnouncements } from './use-announcements.ts';

/** The form for one's own review; `onAdded` hears when one was taken. */
export function useReviewForm(recipeId: string, onAdded: () => void) {
  const actor = useActorRef(reviewFormFlow, { input: { recipeId } });
  useAnnouncements(actor);
  useEffect(() => {
    const subscription = actor.on('review.added', onAdded);
    return () => subscription.unsubscribe();
  }, [actor, onAdded]);
  const { rating, comment } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    rating,
    comment,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    rate: (stars: number) => actor.send({ type: 'rating.chosen', rating: stars }),
    write: (text: string) => actor.send({ type: 'comment.typed', comment: text }),
    submit: () => actor.send({ type: 'review.submitted' }),
  };
}
