import { afterEach, expect, test, vi } from 'vitest';
import { createAppFlows } from '#src/flows/app-flows.ts';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { ratingsOf } from './ratings.ts';

const flows = createAppFlows({ toast: () => {}, navigate: () => {} });
const known = () => ratingsOf(flows).known.getSnapshot().context;
afterEach(() => vi.unstubAllGlobals());

test('REV-12 OR-15 the rating of a changed recipe is fetched by its id', async () => {
  const requests = mockFetch({
    'GET /recipes/reviews': () => [200, { data: { 17: { rating_avg: 4.5, reviews_count: 2 } } }],
  });
  await ratingsOf(flows).refresh(17);
  expect(requests.map(({ query }) => query.getAll('ids'))).toEqual([['17']]);
  expect(known()).toEqual({ 17: { rating_avg: 4.5, reviews_count: 2 } });
});

test('REV-12 a recipe whose last review was removed has no rating; a failing call changes nothing', async () => {
  mockFetch({ 'GET /recipes/reviews': () => [200, { data: {} }] });
  await ratingsOf(flows).refresh(17);
  expect(known()).toEqual({ 17: { rating_avg: null, reviews_count: 0 } });
  mockFetch({ 'GET /recipes/reviews': () => [500, { message: 'broken' }] });
  await ratingsOf(flows).refresh(17);
  expect(known()).toEqual({ 17: { rating_avg: null, reviews_count: 0 } });
});
