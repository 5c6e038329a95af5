import { assign, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { appendNew, type Page } from '#domain/page/page.ts';
import { isPortion, isServings } from '#domain/recipe/servings.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';
import type {
  RecipeDetail,
  RecipeKey,
  RecipeOutcome,
  RecipeReaderEvent,
  Review,
  ReviewsKey,
  ReviewsOutcome,
} from './recipe-reader-events.ts';

interface Context extends RecipeKey {
  recipe: RecipeDetail | null;
  /** Chosen servings; those of the recipe at first. */
  servings: number;
  /** The part of a serving that amounts are for, above 0; 1 for a whole one. */
  portion: number;
  reviews: Page<Review> | null;
  failure: string | null;
  reviewsFailure: string | null;
}

const initialContext = ({ input }: { input: RecipeKey }): Context => ({
  id: input.id,
  recipe: null,
  servings: 1,
  portion: 1,
  reviews: null,
  failure: null,
  reviewsFailure: null,
});
const keyOf = ({ context }: { context: Context }): RecipeKey => ({ id: context.id });
const firstReviewsOf = ({ context }: { context: Context }): ReviewsKey => ({ id: context.id, page: 1 });
const nextReviewsOf = ({ context }: { context: Context }): ReviewsKey => ({
  id: context.id,
  page: (context.reviews?.meta.current_page ?? 0) + 1,
});

export const recipeReaderMachine = setup({
  types: {
    input: {} as RecipeKey,
    context: {} as Context,
    events: {} as RecipeReaderEvent,
    tags: {} as 'busy',
    children: {} as {
      loadRecipe: 'loadRecipe';
      refreshRecipe: 'loadRecipe';
      loadReviews: 'loadReviews';
      loadMoreReviews: 'loadReviews';
    },
  },
  actors: {
    loadRecipe: unprovided<RecipeOutcome, RecipeKey>('loadRecipe'),
    loadReviews: unprovided<ReviewsOutcome, ReviewsKey>('loadReviews'),
  },
  actions: {
    rememberRecipe: assign((_, outcome: RecipeOutcome) =>
      outcome.kind === 'ok' ? { recipe: outcome.value, servings: outcome.value.servings, failure: null } : {},
    ),
    replaceRecipe: assign(({ context: { recipe, servings } }, outcome: RecipeOutcome) =>
      outcome.kind === 'ok'
        ? {
            recipe: outcome.value,
            servings: servings === recipe?.servings ? outcome.value.servings : servings,
          }
        : {},
    ),
    rememberFailure: assign((_, outcome: RecipeOutcome) => ({ failure: failureMessage(outcome) })),
    rememberDefect: assign({ failure: messages.overloaded }),
    rememberServings: assign((_, { servings }: { servings: number }) => ({ servings })),
    rememberPortion: assign((_, { portion }: { portion: number }) => ({ portion })),
    rememberReviews: assign((_, outcome: ReviewsOutcome) =>
      outcome.kind === 'ok' ? { reviews: outcome.value, reviewsFailure: null } : {},
    ),
    appendReviews: assign(({ context }, outcome: ReviewsOutcome) =>
      outcome.kind === 'ok'
        ? {
            reviews: {
              data: appendNew(context.reviews?.data ?? [], outcome.value.data),
              meta: outcome.value.meta,
            },
            reviewsFailure: null,
          }
        : {},
    ),
    rememberReviewsFailure: assign((_, outcome: ReviewsOutcome) => ({
      reviewsFailure: failureMessage(outcome),
    })),
    rememberReviewsDefect: assign({ reviewsFailure: messages.overloaded }),
  },
  guards: {
    isOk: isKind('ok'),
    isNotFound: isKind('notFound'),
    hasMoreReviews: ({ context: { reviews } }) =>
      reviews !== null && reviews.meta.current_page < reviews.meta.last_page,
    isServings: (_, { servings }: { servings: number }) => isServings(servings),
    isPortion: (_, { portion }: { portion: number }) => isPortion(portion),
  },
}).createMachine({
  id: 'recipeReader',
  description: 'One recipe with its ingredients, nutrition and reviews.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      on: { 'changes.sent': { target: 'loading', reenter: true } },
      tags: ['busy'],
      invoke: loading({
        id: 'loadRecipe',
        src: 'loadRecipe',
        input: keyOf,
        onOther: [{ guard: { type: 'isNotFound', params: outputOf }, target: 'notFound' }],
        onOk: { target: 'ready', actions: { type: 'rememberRecipe', params: outputOf } },
        onFailed: 'failed',
      }),
    },
    ready: {
      description: 'The recipe is loaded. Its reviews are loaded once, when their tab is first opened.',
      type: 'parallel',
      on: {
        'servings.chosen': {
          guard: { type: 'isServings', params: eventItself },
          actions: { type: 'rememberServings', params: eventItself },
        },
        'portion.chosen': {
          description: 'A smaller portion can be Low if a whole serving is not; amounts are scaled.',
          guard: { type: 'isPortion', params: eventItself },
          actions: { type: 'rememberPortion', params: eventItself },
        },
      },
      states: {
        tab: {
          initial: 'details',
          on: {
            'details.opened': { target: '.details' },
            'nutrition.opened': { target: '.nutrition' },
            'reviews.opened': { target: '.reviews' },
          },
          states: { details: {}, nutrition: {}, reviews: {} },
        },
        freshness: {
          initial: 'fresh',
          on: { 'changes.sent': { target: '.refreshing' } },
          states: {
            fresh: {},
            refreshing: {
              description:
                'The known recipe stays on the screen; it also stays if the new one cannot be loaded.',
              invoke: {
                id: 'refreshRecipe',
                src: 'loadRecipe',
                input: keyOf,
                onDone: { target: 'fresh', actions: { type: 'replaceRecipe', params: outputOf } },
                onError: { target: 'fresh' },
              },
            },
          },
        },
        reviews: {
          initial: 'unasked',
          states: {
            unasked: {
              description: 'The tab has not been opened yet.',
              on: { 'reviews.opened': { target: 'loadingReviews' } },
            },
            loadingReviews: {
              invoke: {
                id: 'loadReviews',
                src: 'loadReviews',
                input: firstReviewsOf,
                onDone: [
                  {
                    guard: { type: 'isOk', params: outputOf },
                    target: 'reviewsReady',
                    actions: { type: 'rememberReviews', params: outputOf },
                  },
                  {
                    target: 'reviewsFailed',
                    actions: { type: 'rememberReviewsFailure', params: outputOf },
                  },
                ],
                onError: { target: 'reviewsFailed', actions: 'rememberReviewsDefect' },
              },
              on: { 'reviews.changed': { target: 'loadingReviews', reenter: true } },
            },
            reviewsReady: {
              on: {
                'reviews.changed': { target: 'loadingReviews' },
                'moreReviews.requested': { guard: 'hasMoreReviews', target: 'appendingReviews' },
              },
            },
            appendingReviews: {
              description: 'The next page is loading; the reviews so far stay.',
              invoke: {
                id: 'loadMoreReviews',
                src: 'loadReviews',
                input: nextReviewsOf,
                onDone: [
                  {
                    guard: { type: 'isOk', params: outputOf },
                    target: 'reviewsReady',
                    actions: { type: 'appendReviews', params: outputOf },
                  },
                  { target: 'appendFailed', actions: { type: 'rememberReviewsFailure', params: outputOf } },
                ],
                onError: { target: 'appendFailed', actions: 'rememberReviewsDefect' },
              },
              on: { 'reviews.changed': { target: 'loadingReviews' } },
            },
            appendFailed: {
              description: 'The reviews so far stay; below them the reason and a retry.',
              on: {
                'retry.requested': { target: 'appendingReviews' },
                'reviews.changed': { target: 'loadingReviews' },
              },
            },
            reviewsFailed: {
              on: {
                'retry.requested': { target: 'loadingReviews' },
                'reviews.changed': { target: 'loadingReviews' },
              },
            },
          },
        },
      },
    },
    notFound: { description: 'No such recipe, or this visitor may not see it.' },
    failed: { on: { 'retry.requested': { target: 'loading' }, 'changes.sent': { target: 'loading' } } },
  },
});
