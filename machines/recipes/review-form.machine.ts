import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import type { components } from '#contract/api.ts';
import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast, type ToastRequested } from '../shared/announcements.ts';
import { fieldErrorsOf, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

type Review = components['schemas']['Review'];

export interface ReviewDraft {
  readonly recipeId: string;
  /** 1 to 5; 0 until one is chosen. */
  readonly rating: number;
  readonly comment: string;
  /** Object URL of the picture to upload. */
  readonly picture: string | null;
  /** URL of the picture that the saved review already has. */
  readonly storedPicture: string | null;
  /** Why the chosen file cannot be sent. */
  readonly pictureRefusal: string | null;
  /** Edits the saved review; can be canceled. */
  readonly isEditing: boolean;
}

type ReviewFormEvent =
  | { type: 'rating.chosen'; rating: number }
  | { type: 'comment.typed'; comment: string }
  | { type: 'picture.chosen'; file: Blob }
  | { type: 'picture.removed' }
  | { type: 'edit.chosen'; review: Review }
  | { type: 'edit.canceled' }
  | { type: 'review.submitted' };

/** The resized file, or why it cannot be sent. */
export type PreparedPicture = { readonly url: string } | { readonly refusal: string };
export type AddReviewOutcome = Outcome<Review, 'rating' | 'comment' | 'file'>;

const blank = {
  rating: 0,
  comment: '',
  picture: null,
  storedPicture: null,
  pictureRefusal: null,
  isEditing: false,
} as const;
const initialContext = ({ input }: { input: { recipeId: string } }): ReviewDraft => ({
  recipeId: input.recipeId,
  ...blank,
});
const draftOf = ({ context }: { context: ReviewDraft }): ReviewDraft => context;
const fileOf = ({ event }: { event: ReviewFormEvent }) => {
  assertEvent(event, 'picture.chosen');
  return { file: event.file };
};

export const reviewFormMachine = setup({
  types: {
    input: {} as { recipeId: string },
    context: {} as ReviewDraft,
    events: {} as ReviewFormEvent,
    emitted: {} as ToastRequested | { type: 'review.written'; review: Review },
    /** `busy`: the review is being sent. `preparing`: its picture is being resized. */
    tags: {} as 'busy' | 'preparing',
    children: {} as { addReview: 'addReview'; preparePicture: 'preparePicture' },
  },
  actors: {
    addReview: unprovided<AddReviewOutcome, ReviewDraft>('addReview'),
    preparePicture: unprovided<PreparedPicture, { file: Blob }>('preparePicture'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberRating: assign((_, { rating }: { rating: number }) => ({ rating })),
    rememberComment: assign((_, { comment }: { comment: string }) => ({ comment })),
    rememberPicture: assign((_, prepared: PreparedPicture) =>
      'url' in prepared
        ? { picture: prepared.url, pictureRefusal: null }
        : { pictureRefusal: prepared.refusal },
    ),
    rememberUnreadable: assign({ pictureRefusal: messages.reviewPictureUnreadable }),
    rememberRefusal: assign((_, outcome: AddReviewOutcome) => ({
      pictureRefusal: fieldErrorsOf(outcome).file?.[0] ?? null,
    })),
    clearPicture: assign({ picture: null, storedPicture: null, pictureRefusal: null }),
    clearRefusal: assign({ pictureRefusal: null }),
    fillIn: assign((_, { review }: { review: Review }) => ({
      ...blank,
      rating: review.rating,
      comment: review.comment,
      storedPicture: review.attachments[0]?.image_url ?? null,
      isEditing: true,
    })),
    startOver: assign(blank),
    sayRateFirst: emit(errorToast(messages.rateFirst)),
    saySent: emit(({ context }) =>
      successToast(context.isEditing ? messages.reviewUpdated : messages.reviewAdded),
    ),
    reportWritten: enqueueActions(({ enqueue }, outcome: AddReviewOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit({ type: 'review.written', review: outcome.value });
    }),
  },
  guards: {
    isOk: isKind('ok'),
    isPictureRefused: (_, outcome: AddReviewOutcome) => fieldErrorsOf(outcome).file !== undefined,
    isRated: ({ context }) => context.rating >= 1 && context.rating <= 5,
  },
}).createMachine({
  id: 'reviewForm',
  description: 'A member writes a review, with an optional picture.',
  context: initialContext,
  initial: 'writing',
  states: {
    writing: {
      description: 'Rating, comment and picture; all of it stays if sending fails.',
      on: {
        'rating.chosen': { actions: { type: 'rememberRating', params: eventItself } },
        'comment.typed': { actions: { type: 'rememberComment', params: eventItself } },
        'picture.chosen': { target: 'preparing' },
        'picture.removed': { actions: 'clearPicture' },
        'edit.chosen': { actions: { type: 'fillIn', params: eventItself } },
        'edit.canceled': { actions: 'startOver' },
        'review.submitted': [{ guard: 'isRated', target: 'sending' }, { actions: 'sayRateFirst' }],
      },
    },
    preparing: {
      description: 'A large picture is resized; the form stays usable.',
      tags: ['preparing'],
      entry: 'clearRefusal',
      invoke: {
        id: 'preparePicture',
        src: 'preparePicture',
        input: fileOf,
        onDone: { target: 'writing', actions: { type: 'rememberPicture', params: outputOf } },
        onError: { target: 'writing', actions: 'rememberUnreadable' },
      },
      on: {
        'rating.chosen': { actions: { type: 'rememberRating', params: eventItself } },
        'comment.typed': { actions: { type: 'rememberComment', params: eventItself } },
        'picture.chosen': { target: 'preparing', reenter: true },
        'picture.removed': { target: 'writing', actions: 'clearPicture' },
      },
    },
    sending: {
      tags: ['busy'],
      entry: 'clearRefusal',
      invoke: submission({
        id: 'addReview',
        src: 'addReview',
        input: draftOf,
        onOk: {
          target: 'writing',
          actions: ['saySent', { type: 'reportWritten', params: outputOf }, 'startOver'],
        },
        onOther: [
          {
            guard: { type: 'isPictureRefused', params: outputOf },
            target: 'writing',
            actions: { type: 'rememberRefusal', params: outputOf },
          },
        ],
        onFailed: { target: 'writing' },
        failureText: messages.reviewFailed,
      }),
    },
  },
});
