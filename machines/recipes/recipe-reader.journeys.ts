import { messages } from '#domain/message/messages.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { reviewsPage, sampleRecipe } from './recipe.samples.ts';
import type { recipeReaderMachine } from './recipe-reader.machine.ts';
import type { RecipeDetail } from './recipe-reader-events.ts';
import { manyReviews, ownReview } from './review.samples.ts';

const loaded = { resolves: 'loadRecipe', with: ok(sampleRecipe) } as const;
const toReviews = { type: 'reviews.opened' } as const;
const reviewed = { resolves: 'loadReviews', with: ok(reviewsPage) } as const;
const ofMany = { resolves: 'loadReviews', with: ok(manyReviews) } as const;
const more = { type: 'moreReviews.requested' } as const;
const secondPage = { resolves: 'loadMoreReviews', with: ok(reviewsPage) } as const;
const eat = (portion: number) => ({ type: 'portion.chosen', portion }) as const;
const serve = (servings: number) => ({ type: 'servings.chosen', servings }) as const;

const notChecked = {
  ...sampleRecipe,
  fit: { kind: 'unknown', sentence: 'Not checked yet', checked: [], reasons: [] },
} as const satisfies RecipeDetail;

export const recipeReaderJourneys: readonly JourneyOf<typeof recipeReaderMachine>[] = [
  {
    title: 'RCP-15 opens a recipe on its details with its original servings',
    events: [loaded],
    end: { ready: { tab: 'details', freshness: 'fresh', reviews: 'unasked' } },
    calls: [{ id: 'loadRecipe', input: { id: '17' } }],
    context: { recipe: sampleRecipe, servings: 4 },
  },
  {
    title: 'RCP-15 switching tabs keeps their contents',
    events: [loaded, { type: 'nutrition.opened' }, { type: 'details.opened' }, { type: 'nutrition.opened' }],
    end: { ready: { tab: 'nutrition', freshness: 'fresh', reviews: 'unasked' } },
    calls: [{ id: 'loadRecipe' }],
  },
  {
    title:
      'EXT-21 a recipe written offline is read again once it was sent, with the servings that were chosen',
    events: [
      { resolves: 'loadRecipe', with: ok(notChecked) },
      serve(2),
      { type: 'changes.sent' },
      { resolves: 'refreshRecipe', with: ok(sampleRecipe) },
    ],
    end: { ready: { tab: 'details', freshness: 'fresh', reviews: 'unasked' } },
    calls: [{ id: 'loadRecipe' }, { id: 'refreshRecipe', input: { id: '17' } }],
    context: { recipe: sampleRecipe, servings: 2 },
  },
  {
    title: 'EXT-21 sent changes restart the loading of a recipe',
    events: [{ type: 'changes.sent' }, loaded],
    end: { ready: { tab: 'details', freshness: 'fresh', reviews: 'unasked' } },
    calls: [
      { id: 'loadRecipe', aborted: true },
      { id: 'loadRecipe', input: { id: '17' } },
    ],
  },
  {
    title: 'EXT-21 a failed refresh keeps the recipe on the screen',
    events: [loaded, { type: 'changes.sent' }, { rejects: 'refreshRecipe' }],
    end: { ready: { tab: 'details', freshness: 'fresh', reviews: 'unasked' } },
    context: { recipe: sampleRecipe },
  },
  {
    title: 'RCP-24 loads the reviews once, when their tab is first opened',
    events: [loaded, toReviews, reviewed, { type: 'details.opened' }, toReviews],
    end: { ready: { tab: 'reviews', freshness: 'fresh', reviews: 'reviewsReady' } },
    calls: [{ id: 'loadRecipe' }, { id: 'loadReviews', input: { id: '17', page: 1 } }],
    context: { reviews: reviewsPage },
  },
  {
    title: 'REV-10 loads a review that the member has added with the others',
    events: [loaded, toReviews, reviewed, { type: 'reviews.changed' }, reviewed],
    end: { ready: { tab: 'reviews', freshness: 'fresh', reviews: 'reviewsReady' } },
    calls: [{ id: 'loadRecipe' }, { id: 'loadReviews' }, { id: 'loadReviews', input: { id: '17', page: 1 } }],
  },
  {
    title: 'SRV-47 appends further reviews without duplicates until the last page',
    events: [loaded, toReviews, ofMany, more, secondPage, more],
    end: { ready: { tab: 'reviews', freshness: 'fresh', reviews: 'reviewsReady' } },
    calls: [
      { id: 'loadRecipe' },
      { id: 'loadReviews', input: { id: '17', page: 1 } },
      { id: 'loadMoreReviews', input: { id: '17', page: 2 } },
    ],
    context: { reviews: { data: [ownReview, ...reviewsPage.data], meta: reviewsPage.meta } },
  },
  {
    title: 'keeps the loaded reviews when further ones fail, and a retry helps',
    events: [
      loaded,
      toReviews,
      ofMany,
      more,
      { resolves: 'loadMoreReviews', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'retry.requested' },
      secondPage,
    ],
    end: { ready: { tab: 'reviews', freshness: 'fresh', reviews: 'reviewsReady' } },
    context: { reviewsFailure: null },
  },
  {
    title: 'an exception in loading further reviews shows the message of a failing server',
    events: [loaded, toReviews, ofMany, more, { rejects: 'loadMoreReviews' }],
    end: { ready: { tab: 'reviews', freshness: 'fresh', reviews: 'appendFailed' } },
    context: { reviewsFailure: messages.overloaded, reviews: manyReviews },
  },
  {
    title: 'a review written while further ones load restarts the list',
    events: [loaded, toReviews, ofMany, more, { type: 'reviews.changed' }, reviewed],
    end: { ready: { tab: 'reviews', freshness: 'fresh', reviews: 'reviewsReady' } },
    calls: [
      { id: 'loadRecipe' },
      { id: 'loadReviews' },
      { id: 'loadMoreReviews', aborted: true },
      { id: 'loadReviews', input: { id: '17', page: 1 } },
    ],
    context: { reviews: reviewsPage },
  },
  {
    title: 'reviews continue to load while another tab is shown',
    events: [loaded, toReviews, { type: 'details.opened' }, reviewed],
    end: { ready: { tab: 'details', freshness: 'fresh', reviews: 'reviewsReady' } },
  },
  {
    title: 'failing reviews do not affect the recipe, and a retry helps',
    events: [
      loaded,
      toReviews,
      { resolves: 'loadReviews', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'retry.requested' },
      reviewed,
    ],
    end: { ready: { tab: 'reviews', freshness: 'fresh', reviews: 'reviewsReady' } },
    context: { recipe: sampleRecipe, reviewsFailure: null },
  },
  {
    title: 'RCP-17 keeps the chosen servings',
    events: [loaded, serve(2)],
    end: 'ready',
    context: { servings: 2 },
  },
  {
    title: 'RCP-18 CONST-37 the minimum is one serving',
    events: [loaded, serve(1), serve(0), serve(-1)],
    end: 'ready',
    context: { servings: 1 },
  },
  {
    title: 'EXT-16 a smaller portion can be chosen and reset; never empty or larger than a serving',
    events: [loaded, eat(0.5), eat(1), eat(0.75), eat(0), eat(1.5)],
    end: 'ready',
    context: { portion: 0.75, servings: 4 },
  },
  {
    title: 'an unknown recipe is not an error',
    events: [{ resolves: 'loadRecipe', with: { kind: 'notFound' } }],
    end: 'notFound',
  },
  {
    title: 'ERR-32 shows the reason without a network, and a retry helps',
    events: [
      { resolves: 'loadRecipe', with: { kind: 'unavailable', status: null, message: null } },
      { type: 'retry.requested' },
      loaded,
    ],
    end: 'ready',
    context: { failure: null },
  },
  {
    title: 'ERR-32 shows the reason without a network',
    events: [{ resolves: 'loadRecipe', with: { kind: 'unavailable', status: null, message: null } }],
    end: 'failed',
    context: { failure: messages.overloaded },
  },
  {
    title: 'an exception shows the message of a failing server',
    events: [{ rejects: 'loadRecipe' }],
    end: 'failed',
    context: { failure: messages.overloaded },
  },
  {
    title: 'ERR-32 shows why reviews failed below the recipe',
    events: [
      loaded,
      toReviews,
      { resolves: 'loadReviews', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: { ready: { tab: 'reviews', freshness: 'fresh', reviews: 'reviewsFailed' } },
    context: { reviewsFailure: messages.overloaded, recipe: sampleRecipe },
  },
  {
    title: 'an exception in loading the reviews shows the message of a failing server',
    events: [loaded, toReviews, { rejects: 'loadReviews' }],
    end: { ready: { tab: 'reviews', freshness: 'fresh', reviews: 'reviewsFailed' } },
    context: { reviewsFailure: messages.overloaded },
  },
  {
    title: 'REV-10 a review written after further ones failed restarts the list',
    events: [
      loaded,
      toReviews,
      ofMany,
      more,
      { rejects: 'loadMoreReviews' },
      { type: 'reviews.changed' },
      reviewed,
    ],
    end: { ready: { tab: 'reviews', freshness: 'fresh', reviews: 'reviewsReady' } },
    calls: [
      { id: 'loadRecipe' },
      { id: 'loadReviews' },
      { id: 'loadMoreReviews' },
      { id: 'loadReviews', input: { id: '17', page: 1 } },
    ],
    context: { reviews: reviewsPage, reviewsFailure: null },
  },
  {
    title: 'REV-10 a review written while the reviews load restarts the load',
    events: [loaded, toReviews, { type: 'reviews.changed' }, reviewed],
    end: { ready: { tab: 'reviews', freshness: 'fresh', reviews: 'reviewsReady' } },
    calls: [{ id: 'loadRecipe' }, { id: 'loadReviews', aborted: true }, { id: 'loadReviews' }],
  },
  {
    title: 'REV-10 a review written after the reviews failed loads them',
    events: [loaded, toReviews, { rejects: 'loadReviews' }, { type: 'reviews.changed' }, reviewed],
    end: { ready: { tab: 'reviews', freshness: 'fresh', reviews: 'reviewsReady' } },
    calls: [{ id: 'loadRecipe' }, { id: 'loadReviews' }, { id: 'loadReviews' }],
  },
];
