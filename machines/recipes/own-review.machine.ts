import { assign, emit, setup } from 'xstate';
import type { components } from '#contract/api.ts';
import { messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

type Review = components['schemas']['Review'];

interface Context {
  recipeId: string;
  /** Null without a review, and while loading. */
  review: Review | null;
}

export type OwnReviewEvent =
  | { type: 'review.written'; review: Review }
  | { type: 'removal.asked' }
  | { type: 'removal.confirmed' }
  | { type: 'removal.declined' }
  /** Queued offline changes were sent, possibly the review among them. */
  | { type: 'changes.sent' };
export type OwnReviewOutcome = Outcome<Review | null>;

const initialContext = ({ input }: { input: { recipeId: string } }): Context => ({
  recipeId: input.recipeId,
  review: null,
});
const recipeOf = ({ context }: { context: Context }) => ({ recipeId: context.recipeId });

export const ownReviewMachine = setup({
  types: {
    input: {} as { recipeId: string },
    context: {} as Context,
    events: {} as OwnReviewEvent,
    emitted: {} as ToastRequested | { type: 'review.removed' },
    tags: {} as 'removing',
    children: {} as { loadOwnReview: 'loadOwnReview'; removeReview: 'removeReview' },
  },
  actors: {
    loadOwnReview: unprovided<OwnReviewOutcome, { recipeId: string }>('loadOwnReview'),
    removeReview: unprovided<Outcome<null>, { recipeId: string }>('removeReview'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberLoaded: assign((_, outcome: OwnReviewOutcome) =>
      outcome.kind === 'ok' ? { review: outcome.value } : {},
    ),
    rememberReview: assign((_, { review }: { review: Review }) => ({ review })),
    clearReview: assign({ review: null }),
    sayRemoved: emit(successToast(messages.reviewRemoved)),
    reportRemoved: emit({ type: 'review.removed' } as const),
  },
  guards: {
    isOk: isKind('ok'),
    hasReview: ({ context }) => context.review !== null,
  },
}).createMachine({
  id: 'ownReview',
  description: 'The member’s own review of the recipe; it can be deleted.',
  context: initialContext,
  initial: 'loading',
  on: {
    'review.written': {
      target: '.settled',
      actions: { type: 'rememberReview', params: eventItself },
    },
  },
  states: {
    loading: {
      description:
        'Not loaded yet. If loading fails, the form is shown anyway: a second review replaces the first.',
      invoke: {
        id: 'loadOwnReview',
        src: 'loadOwnReview',
        input: recipeOf,
        onDone: { target: 'settled', actions: { type: 'rememberLoaded', params: outputOf } },
        onError: { target: 'settled' },
      },
      on: { 'changes.sent': { target: 'loading', reenter: true } },
    },
    settled: {
      on: {
        'removal.asked': { guard: 'hasReview', target: 'asking' },
        'changes.sent': { target: 'loading' },
      },
    },
    asking: {
      description: 'The member confirms the deletion.',
      on: { 'removal.confirmed': { target: 'removing' }, 'removal.declined': { target: 'settled' } },
    },
    removing: {
      tags: ['removing'],
      invoke: submission({
        id: 'removeReview',
        src: 'removeReview',
        input: recipeOf,
        onOk: { target: 'settled', actions: ['clearReview', 'sayRemoved', 'reportRemoved'] },
        onFailed: { target: 'settled' },
        failureText: messages.reviewRemovalFailed,
      }),
    },
  },
});
