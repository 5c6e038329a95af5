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

/** What a guest would say of the recipe. */
export interface GuestReview {
  /** 1 to 5; 0 until one is chosen. */
  readonly rating: number;
  readonly comment: string;
}

interface Context extends GuestReview {
  /** The recipe's number. */
  readonly recipeId: number;
}

/** `aborted`: the guest has closed what the browser offered. */
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

/** What was written before a look at another page is there again. */
const asLeft = ({ input }: { input: Context }): Context => input;
const urlOf = ({ event }: { event: SharePageEvent }) => ({
  url: event.type === 'share.pressed' ? event.url : '',
});

export const sharePageMachine = setup({
  types: {
    input: {} as Context,
    context: {} as Context,
    events: {} as SharePageEvent,
    emitted: {} as ToastRequested | NavigationRequested,
    /** `invited`: the page is locked by the question whether to join. */
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
  description: 'A guest reads a recipe that somebody has passed on, and is invited to stay.',
  context: asLeft,
  type: 'parallel',
  // anyone who would say something signs in first; what was written waits
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
          description: 'The recipe is read undisturbed for a while.',
          after: { readingTime: { target: 'invited' } },
        },
        invited: {
          description: 'Nothing goes on here; the guest joins, signs in or leaves.',
          tags: ['invited'],
        },
      },
    },
    sharing: {
      initial: 'idle',
      states: {
        idle: { on: { 'share.pressed': { target: 'sharing' } } },
        sharing: {
          description: 'The browser asks with whom.',
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
          description: 'This browser cannot share; the address can be copied.',
          on: { 'share.pressed': { target: 'sharing' } },
        },
      },
    },
  },
});
