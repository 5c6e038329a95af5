import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { readReviewDraft, storeReviewDraft } from './review-draft.ts';
import { sharePageFlow } from './shared-recipe-flows.ts';

/** A guest on a public recipe page. The review draft is stored in this tab until it can be sent. */
export function useSharePage(recipeId: number) {
  const actor = useActorRef(sharePageFlow, { input: { recipeId, ...readReviewDraft(recipeId) } });
  useAnnouncements(actor);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ context }) => storeReviewDraft(recipeId, context));
    return unsubscribe;
  }, [actor, recipeId]);
  const { rating, comment } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    rating,
    comment,
    isInvited: useSelector(actor, (snapshot) => snapshot.hasTag('invited')),
    isCopyOffered: useSelector(actor, (snapshot) => snapshot.matches({ sharing: 'copyOffered' })),
    rate: (stars: number) => actor.send({ type: 'rating.chosen', rating: stars }),
    write: (text: string) => actor.send({ type: 'comment.typed', comment: text }),
    submit: () => actor.send({ type: 'review.submitted' }),
    share: () => actor.send({ type: 'share.pressed', url: window.location.href }),
  };
}

export type SharePage = ReturnType<typeof useSharePage>;
