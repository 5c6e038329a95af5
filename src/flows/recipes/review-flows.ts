import { fromPromise } from 'xstate';
import { reviewPictureRefusal } from '#domain/recipe/review-picture.ts';
import { ownReviewMachine } from '#machines/recipes/own-review.machine.ts';
import {
  type AddReviewOutcome,
  type PreparedPicture,
  type ReviewDraft,
  reviewFormMachine,
} from '#machines/recipes/review-form.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { findPicture, storePicture } from '#src/flows/account/picture-store.ts';
import { shrinkPicture } from '#src/flows/account/shrink-picture.ts';

/** The type is checked before, the size after resizing. */
async function prepare(file: Blob, signal: AbortSignal): Promise<PreparedPicture> {
  const refusal = reviewPictureRefusal({ type: file.type, size: 0 });
  if (refusal !== null) return { refusal };
  const picture = await shrinkPicture(file);
  // another one was chosen meanwhile; nothing else would release this one
  if (signal.aborted) return { refusal: '' };
  const remaining = reviewPictureRefusal(picture);
  return remaining === null ? { url: storePicture(picture) } : { refusal: remaining };
}

function formOf({ rating, comment, picture, storedPicture }: ReviewDraft): FormData {
  const form = new FormData();
  form.set('rating', String(rating));
  form.set('comment', comment);
  const file = picture === null ? null : findPicture(picture);
  if (file !== null) form.set('file', file);
  else if (storedPicture !== null) form.set('keep_file', 'true');
  return form;
}

export const reviewFormFlow = reviewFormMachine.provide({
  actors: {
    preparePicture: fromPromise<PreparedPicture, { file: Blob }>(({ input, signal }) =>
      prepare(input.file, signal),
    ),
    addReview: fromPromise<AddReviewOutcome, ReviewDraft>(({ input, signal }) => {
      const { recipeId, rating, comment } = input;
      return outcomeOf(
        client.POST('/recipes/{id}/reviews', {
          params: { path: { id: recipeId } },
          body: { rating, comment },
          bodySerializer: () => formOf(input),
          signal,
        }),
        ({ data }) => data,
      );
    }),
  },
});

const at = (recipeId: string) => ({ path: { id: recipeId } });

export const ownReviewFlow = ownReviewMachine.provide({
  actors: {
    loadOwnReview: fromPromise(({ input, signal }) =>
      outcomeOf(
        client.GET('/recipes/{id}/reviews/mine', { params: at(input.recipeId), signal }),
        ({ data }) => data,
      ),
    ),
    removeReview: fromPromise(({ input, signal }) =>
      outcomeOf(
        client.DELETE('/recipes/{id}/reviews/mine', { params: at(input.recipeId), signal }),
        () => null,
      ),
    ),
  },
});
