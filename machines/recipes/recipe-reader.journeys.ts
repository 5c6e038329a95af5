import { messages } from '#domain/message/messages.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { reviewsPage, sampleRecipe } from './recipe.samples.ts';
import type { recipeReaderMachine } from './recipe-reader.machine.ts';
import { manyReviews, ownReview } from './review.samples.ts';

const loaded = { answer: 'loadRecipe', with: ok(sampleRecipe) } as const;
const toReviews = { type: 'reviews.opened' } as const;
const reviewed = { answer: 'loadReviews', with: ok(reviewsPage) } as const;
const ofMany = { answer: 'loadReviews', with: ok(manyReviews) } as const;
const more = { type: 'moreReviews.requested' } as const;
const secondPage = { answer: 'loadMoreReviews', with: ok(reviewsPage) } as const;
const eat = (portion: number) => ({ type: 'portion.chosen', portion }) as const;
const serve = (servings: number) => ({ type: 'servings.chosen', servings }) as const;

export const recipeReaderJourneys: readonly JourneyOf<typeof recipeReaderMachine>[] = [
  {
    title: 'RCP-15 a recipe opens on its details, for as many as it was written for',
    events: [loaded],
    end: { ready: { tab: 'details', reviews: 'unasked' } },
    calls: [{ id: 'loadRecipe', input: { id: '17' } }],
    context: { recipe: sampleRecipe, servings: 4 },
  },
  {
    title: 'RCP-15 the tabs switch, and what they showed stays',
    events: [loaded, { type: 'nutrition.opened' }, { type: 'details.opened' }, { type: 'nutrition.opened' }],
    end: { ready: { tab: 'nutrition', reviews: 'unasked' } },
    calls: [{ id: 'loadRecipe' }],
  },
  {
    title: 'RCP-24 the reviews are fetched once, when their tab is opened first',
    events: [loaded, toReviews, reviewed, { type: 'details.opened' }, toReviews],
    end: { ready: { tab: 'reviews', reviews: 'reviewsReady' } },
    calls: [{ id: 'loadRecipe' }, { id: 'loadReviews', input: { id: '17', page: 1 } }],
    context: { reviews: reviewsPage },
  },
  {
    title: 'REV-10 a review the member has added is fetched with the others',
    events: [loaded, toReviews, reviewed, { type: 'reviews.changed' }, reviewed],
    end: { ready: { tab: 'reviews', reviews: 'reviewsReady' } },
    calls: [{ id: 'loadRecipe' }, { id: 'loadReviews' }, { id: 'loadReviews', input: { id: '17', page: 1 } }],
  },
  {
    title: 'SRV-47 further reviews join behind the first ones, without repeats, as long as there are any',
    events: [loaded, toReviews, ofMany, more, secondPage, more],
    end: { ready: { tab: 'reviews', reviews: 'reviewsReady' } },
    calls: [
      { id: 'loadRecipe' },
      { id: 'loadReviews', input: { id: '17', page: 1 } },
      { id: 'loadMoreReviews', input: { id: '17', page: 2 } },
    ],
    context: { reviews: { data: [ownReview, ...reviewsPage.data], meta: reviewsPage.meta } },
  },
  {
    title: 'further reviews that fail leave those that are there, and a retry helps',
    events: [
      loaded,
      toReviews,
      ofMany,
      more,
      { answer: 'loadMoreReviews', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'retry.requested' },
      secondPage,
    ],
    end: { ready: { tab: 'reviews', reviews: 'reviewsReady' } },
    context: { reviewsFailure: null },
  },
  {
    title: 'a defect in further reviews reads like a failing server',
    events: [loaded, toReviews, ofMany, more, { defect: 'loadMoreReviews' }],
    end: { ready: { tab: 'reviews', reviews: 'appendFailed' } },
    context: { reviewsFailure: messages.overloaded, reviews: manyReviews },
  },
  {
    title: 'a review written while further ones come begins the list again',
    events: [loaded, toReviews, ofMany, more, { type: 'reviews.changed' }, reviewed],
    end: { ready: { tab: 'reviews', reviews: 'reviewsReady' } },
    calls: [
      { id: 'loadRecipe' },
      { id: 'loadReviews' },
      { id: 'loadMoreReviews', aborted: true },
      { id: 'loadReviews', input: { id: '17', page: 1 } },
    ],
    context: { reviews: reviewsPage },
  },
  {
    title: 'reviews go on arriving while another tab is looked at',
    events: [loaded, toReviews, { type: 'details.opened' }, reviewed],
    end: { ready: { tab: 'details', reviews: 'reviewsReady' } },
  },
  {
    title: 'reviews that fail leave the recipe alone, and a retry helps',
    events: [
      loaded,
      toReviews,
      { answer: 'loadReviews', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'retry.requested' },
      reviewed,
    ],
    end: { ready: { tab: 'reviews', reviews: 'reviewsReady' } },
    context: { recipe: sampleRecipe, reviewsFailure: null },
  },
  {
    title: 'RCP-17 the chosen servings are kept',
    events: [loaded, serve(2)],
    end: 'ready',
    context: { servings: 2 },
  },
  {
    title: 'RCP-18 CONST-37 fewer than one serving cannot be chosen',
    events: [loaded, serve(1), serve(0), serve(-1)],
    end: 'ready',
    context: { servings: 1 },
  },
  {
    title:
      'EXT-16 a smaller portion is chosen and left again; none that is empty, none larger than a serving',
    events: [loaded, eat(0.5), eat(1), eat(0.75), eat(0), eat(1.5)],
    end: 'ready',
    context: { portion: 0.75, servings: 4 },
  },
  {
    title: 'a recipe that does not exist is no failure',
    events: [{ answer: 'loadRecipe', with: { kind: 'notFound' } }],
    end: 'notFound',
  },
  {
    title: 'ERR-32 without a network the reason stays, and a retry helps',
    events: [
      { answer: 'loadRecipe', with: { kind: 'unavailable', status: null, message: null } },
      { type: 'retry.requested' },
      loaded,
    ],
    end: 'ready',
    context: { failure: null },
  },
  {
    title: 'ERR-32 without a network the reason stays',
    events: [{ answer: 'loadRecipe', with: { kind: 'unavailable', status: null, message: null } }],
    end: 'failed',
    context: { failure: messages.overloaded },
  },
  {
    title: 'a defect reads like a failing server',
    events: [{ defect: 'loadRecipe' }],
    end: 'failed',
    context: { failure: messages.overloaded },
  },
  {
    title: 'ERR-32 reviews that fail say why, below a recipe that stays',
    events: [
      loaded,
      toReviews,
      { answer: 'loadReviews', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: { ready: { tab: 'reviews', reviews: 'reviewsFailed' } },
    context: { reviewsFailure: messages.overloaded, recipe: sampleRecipe },
  },
  {
    title: 'a defect in the reviews reads like a failing server',
    events: [loaded, toReviews, { defect: 'loadReviews' }],
    end: { ready: { tab: 'reviews', reviews: 'reviewsFailed' } },
    context: { reviewsFailure: messages.overloaded },
  },
  {
    title: 'REV-10 a review written after further ones failed begins the list again',
    events: [
      loaded,
      toReviews,
      ofMany,
      more,
      { defect: 'loadMoreReviews' },
      { type: 'reviews.changed' },
      reviewed,
    ],
    end: { ready: { tab: 'reviews', reviews: 'reviewsReady' } },
    calls: [
      { id: 'loadRecipe' },
      { id: 'loadReviews' },
      { id: 'loadMoreReviews' },
      { id: 'loadReviews', input: { id: '17', page: 1 } },
    ],
    context: { reviews: reviewsPage, reviewsFailure: null },
  },
];
