import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnyActorRef, createActor, waitFor } from 'xstate';
import { storeTokens } from '#src/api/token-store.ts';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import {
  collectionFlow,
  collectionListFlow,
  collectionPickerFlow,
  newCollectionFlow,
  restoreRecipe,
} from './collection-flows.ts';

const soups = { id: '12', name: 'Soups', recipes_count: 2, image_url: null, created_at: null };
const holding = (...ids: readonly number[]) => ({ ...soups, recipes: ids.map((id) => ({ id, image: '' })) });
const favorites = { id: 'default', name: '_' };

beforeEach(() => storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 }));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const reaches = (actor: AnyActorRef, state: string) => waitFor(actor, (snapshot) => snapshot.matches(state));

test('COLL-09 API-60 a removal sends the full remaining list', async () => {
  const requests = mockFetch({
    'GET /recipes/collections/12': () => [200, { data: holding(1, 2, 3) }],
    'POST /recipes/collections/12/sync': () => [200, { data: holding(1, 3) }],
  });
  const actor = createActor(collectionFlow, { input: { id: '12' } }).start();
  await reaches(actor, 'ready');
  expect(requests[0]?.query.get('sort_by')).toBe('default');
  actor.send({ type: 'recipe.removed', recipeId: 2 });
  await reaches(actor, 'ready');
  expect(requests[1]?.body).toEqual({ recipe_ids: [1, 3] });
});

test('COLL-09 a removal that is undone later leaves what was changed since, and nothing unknown is taken out', async () => {
  const ids = [[3, 9], undefined];
  const requests = mockFetch({
    'GET /recipes/collections/12': () => {
      const known = ids.shift();
      const all = known ? { recipe_ids: known } : {};
      return [200, { data: { ...holding(3), ...all, recipes_count: 2 } }];
    },
    'POST /recipes/collections/12/sync': () => [200, { data: holding(3) }],
  });
  expect(await restoreRecipe('12', 2, [1, 2, 3])).toMatchObject({ kind: 'ok' });
  expect(await restoreRecipe('12', 2, [1, 2, 3])).toMatchObject({ kind: 'unavailable' });
  expect(requests.map(({ body }) => body).filter(Boolean)).toEqual([{ recipe_ids: [2, 3, 9] }]);
});

test('COLL-06 API-57 a list is loaded as far as it was, and then page by page', async () => {
  const requests = mockFetch({
    'GET /recipes/collections/12': ({ query }) => {
      const page = Number(query.get('page'));
      const ids = { 1: [1, 2], 2: [3, 4], 3: [5] }[page] ?? [];
      const all = page === 1 ? { recipe_ids: [1, 2, 3, 4, 5] } : {};
      const meta = { current_page: page, last_page: 3, per_page: 2, total: 5 };
      return [200, { data: { ...holding(...ids), ...all, recipes_count: 5 }, meta }];
    },
    'POST /recipes/collections/12/sync': () => [200, { data: holding(1) }],
  });
  const actor = createActor(collectionFlow, { input: { id: '12', count: 3 } }).start();
  await reaches(actor, 'ready');
  const shown = () => actor.getSnapshot().context.collection?.recipes.map(({ id }) => id);
  expect(shown()).toEqual([1, 2, 3, 4]);
  actor.send({ type: 'more.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches({ ready: 'listed' }));
  expect(shown()).toEqual([1, 2, 3, 4, 5]);
  actor.send({ type: 'recipe.removed', recipeId: 4 });
  await reaches(actor, 'ready');
  expect(requests.map(({ query }) => query.get('page'))).toEqual(['1', '2', '3', '1']);
  expect(requests.at(-1)?.body).toEqual({ recipe_ids: [1, 2, 3, 5] });
});

test('COLL-10 API-56 a collection is created by its name', async () => {
  const requests = mockFetch({ 'POST /recipes/collections': () => [201, { data: holding() }] });
  const created = vi.fn();
  const actor = createActor(newCollectionFlow);
  actor.on('collection.created', ({ collection }) => created(collection.name));
  actor.start().send({ type: 'name.submitted', name: ' Soups ' });
  await reaches(actor, 'editing');
  expect(requests.map(({ body }) => body)).toEqual([{ name: 'Soups' }]);
  expect(created.mock.calls).toEqual([['Soups']]);
});

test('COLL-18 API-58 API-59 saving sends the ids of all that are ticked', async () => {
  const requests = mockFetch({
    'GET /recipes/collections': () => [200, { data: [{ ...holding(), ...favorites }, holding(7)] }],
    'GET /recipes/7/collections': () => [200, { data: [favorites] }],
    'POST /recipes/7/collections': () => [200, { data: [] }],
  });
  const actor = createActor(collectionPickerFlow, { input: { recipeId: 7 } }).start();
  await reaches(actor, 'picking');
  actor.send({ type: 'collection.toggled', id: '12' });
  actor.send({ type: 'choice.submitted' });
  await reaches(actor, 'saved');
  expect(requests.at(-1)?.body).toEqual({ collection_ids: ['default', '12'] });
});

test('ERR-75 collections that cannot be loaded are logged, and no message pops up', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  mockFetch({ 'GET /recipes/collections': () => [500, {}] });
  const announce = vi.fn();
  const actor = createActor(collectionListFlow);
  actor.on('*', announce);
  actor.start();
  await reaches(actor, 'failed');
  expect(warn.mock.calls).toEqual([['The collections: unavailable 500']]);
  expect(announce).not.toHaveBeenCalled();
  warn.mockRestore();
});
