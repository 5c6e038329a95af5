import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { proteinBar } from '#machines/planner/custom-food.cases.ts';
import { sampleCard } from '#machines/recipes/recipe.samples.ts';
import { type MockResponses, mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import {
  collectionPickerFlow,
  foodPickerFlow,
  personalPickerFlow,
  recipePickerFlow,
} from './picker-flows.ts';

afterEach(() => void vi.unstubAllGlobals());

const fits = { kind: 'fits', sentence: 'Fits you: milk' } as const;
const atLimit = { kind: 'at_limit', sentence: 'At your histamine limit' } as const;
const unknown = { kind: 'unknown', sentence: 'We can’t check histamine' } as const;
const over = { kind: 'over', sentence: 'Over your histamine limit' } as const;
const notForYou = { kind: 'not_for_you', sentence: 'Not for you: contains milk' } as const;
const all = [fits, atLimit, unknown, over, notForYou];

const cards = all.map((fit, id) => ({ ...sampleCard(id), fit }));
const meta = (total: number, current = 1, last = 1) => ({
  current_page: current,
  last_page: last,
  per_page: 10,
  total,
});

/** The list after the response, and the recorded requests. */
async function listOf(flow: typeof recipePickerFlow, showAll: boolean, responses: MockResponses) {
  const requests = mockFetch(responses);
  const actor = createActor(flow, { input: { showAll } }).start();
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  actor.stop();
  return {
    kinds: context.items.map(({ fit }) => fit.kind),
    isFiltered: context.isFiltered,
    requests: requests.map(({ query }) => query.get('fitting')),
  };
}

describe.each([
  [
    'a collection',
    collectionPickerFlow('12'),
    { 'GET /recipes/collections/12': () => [200, { data: { id: '12', recipes: cards } }] },
  ],
  [
    'OR-57 own recipes and favorites',
    personalPickerFlow,
    {
      'GET /users/me/recipes': () => [200, { data: cards.slice(0, 2), meta: meta(2) }],
      'GET /users/me/favorite-recipes': () => [200, { data: cards.slice(1), meta: meta(4) }],
    },
  ],
] as [string, typeof recipePickerFlow, MockResponses][])('%s', (_, flow, responses) => {
  test('shows what fits', async () => {
    expect(await listOf(flow, false, responses)).toMatchObject({
      kinds: ['fits', 'at_limit'],
      isFiltered: true,
    });
  });

  test('shows all, each with the verdict of the response', async () => {
    expect(await listOf(flow, true, responses)).toMatchObject({
      kinds: all.map(({ kind }) => kind),
      isFiltered: false,
    });
  });
});

test('custom foods are shown, as there are no figures to check', async () => {
  const foods = all.map((fit, id) => ({ ...proteinBar, id: String(id), fit }));
  const responses: MockResponses = { 'GET /users/me/custom-foods': () => [200, { data: foods }] };
  expect((await listOf(foodPickerFlow, false, responses)).kinds).toEqual(['fits', 'at_limit', 'unknown']);
  expect((await listOf(foodPickerFlow, true, responses)).kinds).toHaveLength(5);
});

test('ERR-77 custom foods that cannot be loaded are logged, and no message pops up', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  mockFetch({ 'GET /users/me/custom-foods': () => [500, {}] });
  const said = vi.fn();
  const actor = createActor(foodPickerFlow, { input: { showAll: false } });
  actor.on('*', said);
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  actor.stop();
  expect(warn.mock.calls).toEqual([['The custom foods: unavailable 500']]);
  expect(said).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('own recipes and favorites load further pages while nothing on a page fits', async () => {
  const found = await listOf(personalPickerFlow, false, {
    'GET /users/me/recipes': () => [200, { data: [], meta: meta(0) }],
    'GET /users/me/favorite-recipes': ({ query }) => [
      200,
      query.get('page') === '1'
        ? { data: cards.slice(2), meta: meta(4, 1, 2) }
        : { data: cards.slice(0, 1), meta: meta(4, 2, 2) },
    ],
  });
  expect(found).toMatchObject({ kinds: ['fits'], isFiltered: true });
});

describe('the search', () => {
  const found = (fit: (typeof all)[number]) => ({
    ref_id: 'fish-pie',
    spoonacular_id: null,
    title: 'Fish pie',
    image: null,
    ready_in_minutes: 60,
    fit,
  });
  const search = (fitting: number, everything: number): MockResponses => ({
    'GET /custom-recipes': ({ query }) => {
      const total = query.get('fitting') === 'true' ? fitting : everything;
      return [200, { data: total === 0 ? [] : [found(over)], meta: meta(total) }];
    },
  });

  test('requests only fitting items', async () => {
    expect((await listOf(recipePickerFlow, false, search(1, 3))).requests).toEqual(['true']);
  });

  test('requests everything when all is shown', async () => {
    expect((await listOf(recipePickerFlow, true, search(0, 3))).requests).toEqual([null]);
  });

  test('reports that nothing fits only if there are items', async () => {
    expect(await listOf(recipePickerFlow, false, search(0, 3))).toMatchObject({
      kinds: [],
      isFiltered: true,
    });
    expect(await listOf(recipePickerFlow, false, search(0, 0))).toMatchObject({
      kinds: [],
      isFiltered: false,
    });
  });
});

test.each([
  [503, { message: 'The kitchen is full.' }, 'The kitchen is full.'],
  [503, {}, 'Spoonacular server is busy...'],
  [500, {}, messages.overloaded],
] as const)(
  'ERR-48 ERR-61 OR-64 a recipe search that fails with %i %j says: %s',
  async (status, body, failure) => {
    mockFetch({ 'GET /custom-recipes': () => [status, body] });
    const actor = createActor(recipePickerFlow, { input: { showAll: true } }).start();
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    actor.stop();
    expect(context.failure).toBe(failure);
  },
);

test('PLAN-20 a found recipe is chosen by its ref_id, or by its spoonacular_id without one', async () => {
  const found = (ref_id: string | null, spoonacular_id: number | null) => ({
    ref_id,
    spoonacular_id,
    title: 'Fish pie',
    image: null,
    ready_in_minutes: 60,
    fit: fits,
  });
  const data = [found('fish-pie', null), found(null, 716_429), found('soup', 5)];
  mockFetch({ 'GET /custom-recipes': () => [200, { data, meta: meta(3) }] });
  const actor = createActor(recipePickerFlow, { input: { showAll: true } }).start();
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  actor.stop();
  expect(context.items.map(({ id }) => id)).toEqual(['fish-pie', '716429', 'soup']);
});

test('PLAN-18 CONST-28 custom recipes are asked for ten at a time', async () => {
  const found = { data: [], meta: meta(1) };
  const requests = mockFetch({ 'GET /custom-recipes': () => [200, found] });
  const actor = createActor(recipePickerFlow, { input: { showAll: true } }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  actor.stop();
  expect(requests.map(({ query }) => [query.get('number'), query.get('page')])).toEqual([['10', '1']]);
});
