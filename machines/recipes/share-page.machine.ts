import { assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  type ToastRequested,
} from '../shared/announcements.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

/** A guest's draft of a review. */
export interface GuestReview {
  /** 1 to 5; 0 until one is chosen. */
  readonly rating: number;
  readonly comment: string;
}

interface Context extends GuestReview {
  /** The recipe's number. */
  readonly recipeId: number;
}

/** `aborted`: the guest has closed the share sheet of the device. */
export type ShareOutcome = 'shared' | 'aborted' | 'unsupported';

interface SharePressed {
  readonly type: 'share.pressed';
  readonly url: string;
}
export type SharePageEvent =
  | SharePressed
  | { type: 'rating.chosen'; rating: number }
  | { type: 'comment.typed'; comment: string }
  | { type: 'review.submitted' };

/** Restores the draft after another page was opened. */
const initialContext = ({ input }: { input: Context }): Context => input;
const urlOf = ({ event }: { event: SharePageEvent }) => ({
  url: event.type === 'share.pressed' ? event.url : '',
});

export const sharePageMachine = setup({
  types: {
    input: {} as Context,
    context: {} as Context,
    events: {} as SharePageEvent,
    emitted: {} as ToastRequested | NavigationRequested,
    /** `invited`: the sign-up banner locks the page. */
    tags: {} as 'invited',
    children: {} as { shareAddress: 'shareAddress' },
  },
  actors: { shareAddress: unprovided<ShareOutcome, { url: string }>('shareAddress') },
  actions: {
    rememberRating: assign((_, { rating }: { rating: number }) => ({ rating })),
    rememberComment: assign((_, { comment }: { comment: string }) => ({ comment })),
    goToLogin: emit(({ context }) => navigationTo({ to: 'loginForRecipe', recipeId: context.recipeId })),
    sayUnsupported: emit(errorToast(messages.shareUnsupported)),
  },
  guards: { isUnsupported: (_, outcome: ShareOutcome) => outcome === 'unsupported' },
  delays: { readingTime: 5000 },
}).createMachine({
  id: 'sharePage',
  description: 'A guest reads a shared recipe and is invited to sign up.',
  context: initialContext,
  type: 'parallel',
  // writing a review needs a sign-in; the draft is stored until then
  on: {
    'rating.chosen': { actions: { type: 'rememberRating', params: eventItself } },
    'comment.typed': { actions: { type: 'rememberComment', params: eventItself } },
    'review.submitted': { actions: 'goToLogin' },
  },
  states: {
    visit: {
      initial: 'reading',
      states: {
        reading: {
          description: 'No invitation for a while.',
          after: { readingTime: { target: 'invited' } },
        },
        invited: {
          description: 'The page is locked; the guest signs up, signs in or leaves.',
          tags: ['invited'],
        },
      },
    },
    sharing: {
      initial: 'idle',
      states: {
        idle: { on: { 'share.pressed': { target: 'sharing' } } },
        sharing: {
          description: 'The share sheet of the device is open.',
          invoke: {
            id: 'shareAddress',
            src: 'shareAddress',
            input: urlOf,
            onDone: [
              {
                guard: { type: 'isUnsupported', params: outputOf },
                target: 'copyOffered',
                actions: 'sayUnsupported',
              },
              { target: 'idle' },
            ],
            onError: { target: 'copyOffered', actions: 'sayUnsupported' },
          },
        },
        copyOffered: {
          description: 'The device has no share sheet; the link can be copied.',
          on: { 'share.pressed': { target: 'sharing' } },
        },
      },
    },
  },
});
