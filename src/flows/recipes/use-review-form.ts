import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { messages } from '#domain/message/messages.ts';
import type { Question } from '#machines/shell/sheets-events.ts';
import { releasePicture } from '#src/flows/account/picture-store.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { keepFresh } from '#src/freshness/freshness.ts';
import { ratingsOf } from './ratings.ts';
import { takeReviewDraft } from './review-draft.ts';
import { ownReviewFlow, reviewFormFlow } from './review-flows.ts';

const removalQuestion: Question = { id: 'removeReview', text: messages.removeReviewQuestion };

/** The member's own review and its form; `onChanged` is called when it is saved or deleted. */
export function useReviewForm(recipeId: string, onChanged: () => void) {
  const flows = useFlows();
  const { sheets } = flows;
  const ratings = ratingsOf(flows);
  const form = useActorRef(reviewFormFlow, { input: { recipeId } });
  const own = useActorRef(ownReviewFlow, { input: { recipeId } });
  useAnnouncements(form);
  useAnnouncements(own);
  useEffect(() => {
    // started as a guest
    const { rating, comment } = takeReviewDraft(Number(recipeId));
    if (rating > 0) form.send({ type: 'rating.chosen', rating });
    if (comment !== '') form.send({ type: 'comment.typed', comment });
  }, [form, recipeId]);
  useEffect(() => {
    const changed = () => {
      onChanged();
      void ratings.refresh(Number(recipeId));
    };
    const subscriptions = [
      form.on('review.written', ({ review }) => {
        own.send({ type: 'review.written', review });
        changed();
      }),
      own.on('review.removed', () => {
        // once the review is deleted, the form has nothing to return to
        if (form.getSnapshot().context.isEditing) form.send({ type: 'edit.canceled' });
        changed();
      }),
      sheets.on('question.accepted', ({ id }) => {
        if (id === removalQuestion.id) own.send({ type: 'removal.confirmed' });
      }),
      sheets.on('question.declined', ({ id }) => {
        if (id === removalQuestion.id) own.send({ type: 'removal.declined' });
      }),
    ];
    const sent = () => {
      own.send({ type: 'changes.sent' });
      changed();
    };
    const fresh = keepFresh(['sent'], sent);
    return () => {
      fresh.stop();
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [form, own, sheets, ratings, recipeId, onChanged]);
  const draft = useSelector(form, (snapshot) => snapshot.context);
  const { picture } = draft;
  useEffect(() => (picture === null ? undefined : () => releasePicture(picture)), [picture]);
  const ownReview = useSelector(own, (snapshot) => snapshot.context.review);
  return {
    draft,
    ownReview,
    isBusy: useSelector(form, (snapshot) => snapshot.hasTag('busy')),
    isPreparing: useSelector(form, (snapshot) => snapshot.hasTag('preparing')),
    isRemoving: useSelector(own, (snapshot) => snapshot.hasTag('removing')),
    rate: (stars: number) => form.send({ type: 'rating.chosen', rating: stars }),
    write: (text: string) => form.send({ type: 'comment.typed', comment: text }),
    choosePicture: (file: Blob) => form.send({ type: 'picture.chosen', file }),
    removePicture: () => form.send({ type: 'picture.removed' }),
    submit: () => form.send({ type: 'review.submitted' }),
    edit: () => {
      if (ownReview !== null) form.send({ type: 'edit.chosen', review: ownReview });
    },
    cancelEdit: () => form.send({ type: 'edit.canceled' }),
    askRemoval: () => {
      own.send({ type: 'removal.asked' });
      sheets.send({ type: 'question.asked', question: removalQuestion });
    },
  };
}
