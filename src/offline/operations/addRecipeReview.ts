import { addRecipeReview as texts } from '#src/offline/texts.ts';
import { recipesSnapshot } from '../collection-overlay.ts';
import { type QueuedMutation, type Review, snapshotOf, temporaryId } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';
import { pictureAddress, reviewSnapshot, withoutOwnReview } from '../review-overlay.ts';

type Mutation = QueuedMutation<'addRecipeReview'>;

const textIn = ({ form }: Mutation, field: string) => {
  const value = form?.find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : '';
};
const pictureIn = ({ form }: Mutation) => {
  const value = form?.find(([name]) => name === 'file')?.[1];
  return value instanceof Blob ? value : null;
};

function reviewOf(mutation: Mutation, earlier: Review | null): Review {
  const picture = pictureIn(mutation);
  const retainedPictures = textIn(mutation, 'keep_file') === 'true' ? (earlier?.attachments ?? []) : [];
  return {
    id: temporaryId(mutation.key),
    user: snapshotOf(mutation).author ?? { name: 'You', profile_photo_url: null },
    rating: Number(textIn(mutation, 'rating') || mutation.body.rating),
    comment: (textIn(mutation, 'comment') || (mutation.body.comment ?? '')).trim(),
    attachments: picture === null ? retainedPictures : [{ image_url: pictureAddress(mutation.key, picture) }],
    created_at: mutation.createdAt,
    created_at_text: texts.pending,
  };
}

export const addRecipeReview: QueuedOperation<'addRecipeReview'> = {
  method: 'POST',
  path: '/recipes/{id}/reviews',
  describe: (mutation) => texts.description(snapshotOf(mutation).title),
  redo: texts.redo,
  refusal: null,
  snapshot: ({ params }, view) => ({
    ...recipesSnapshot([params.id], view),
    ...reviewSnapshot(params.id, view),
  }),
  optimisticResponse: (mutation, { cache }) => {
    const earlier = cache.all('getOwnReview').find(({ id }) => id === mutation.params.id)?.body.data ?? null;
    return { data: reviewOf(mutation, earlier) };
  },
  load: null,
  overlay: {
    getOwnReview: (body, mutation, { id }) =>
      mutation.params.id === id ? { data: reviewOf(mutation, body.data) } : body,
    listRecipeReviews: (body, mutation) => withoutOwnReview(body, mutation),
  },
  creates: {
    getOwnReview: (mutation, { id }) =>
      mutation.params.id === id ? { data: reviewOf(mutation, null) } : null,
  },
  alsoStale: ['getRecipeRatings', 'getRecipe'],
  rebase: null,
  recover: async (mutation, { status, errors, message }) => {
    if (pictureIn(mutation) === null || (errors['file'] === undefined && status !== 413)) return null;
    const title = snapshotOf(mutation).title ?? texts.recipe;
    const reason = errors['file']?.[0] ?? message;
    return {
      mutation: { ...mutation, form: mutation.form?.filter(([name]) => name !== 'file') ?? [] },
      notice: texts.pictureRefused(title, reason),
    };
  },
  heart: null,
  adjustment: null,
  leftToDo: null,
};
