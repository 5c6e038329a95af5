import { assign, emit, enqueueActions, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isOk, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export interface ReviewWritten {
  readonly recipeId: string;
  /** 1 to 5; 0 until one is chosen. */
  readonly rating: number;
  readonly comment: string;
}

const empty = ({ input }: { input: { recipeId: string } }): ReviewWritten => ({
  recipeId: input.recipeId,
  rating: 0,
  comment: '',
});
const reviewOf = ({ context }: { context: ReviewWritten }): ReviewWritten => context;

export const reviewFormMachine = setup({
  types: {
    input: {} as { recipeId: string },
    context: {} as ReviewWritten,
    events: {} as
      | { type: 'rating.chosen'; rating: number }
      | { type: 'comment.typed'; comment: string }
      | { type: 'review.submitted' },
    emitted: {} as ToastRequested | { type: 'review.added' },
    tags: {} as 'busy',
    children: {} as { addReview: 'addReview' },
  },
  actors: { addReview: unprovided<Outcome<null>, ReviewWritten>('addReview') },
  actions: {
    rememberRating: assign((_, { rating }: { rating: number }) => ({ rating })),
    rememberComment: assign((_, { comment }: { comment: string }) => ({ comment })),
    startOver: assign({ rating: 0, comment: '' }),
    sayRateFirst: emit(errorToast(messages.rateFirst)),
    sayAdded: emit(successToast(messages.reviewAdded)),
    reportAdded: emit({ type: 'review.added' } as const),
    sayFailed: enqueueActions(({ enqueue }, outcome: Outcome<null>) => {
      const message = failureMessage(outcome, messages.reviewFailed);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayUnexpected: emit(errorToast(messages.reviewFailed)),
  },
  guards: {
    isOk: (_, outcome: Outcome<null>) => isOk(outcome),
    isRated: ({ context }) => context.rating >= 1 && context.rating <= 5,
  },
}).createMachine({
  id: 'reviewForm',
  description: 'A member says how a recipe turned out.',
  context: empty,
  initial: 'writing',
  states: {
    writing: {
      description: 'Stars and words are chosen; what was written stays when sending fails.',
      on: {
        'rating.chosen': { actions: { type: 'rememberRating', params: eventItself } },
        'comment.typed': { actions: { type: 'rememberComment', params: eventItself } },
        'review.submitted': [{ guard: 'isRated', target: 'sending' }, { actions: 'sayRateFirst' }],
      },
    },
    sending: {
      tags: ['busy'],
      invoke: {
        id: 'addReview',
        src: 'addReview',
        input: reviewOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'writing',
            actions: ['startOver', 'sayAdded', 'reportAdded'],
          },
          { target: 'writing', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'writing', actions: 'sayUnexpected' },
      },
    },
  },
});
