import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { storeTokens } from '#src/api/token-store.ts';
import { type AppFlows, createAppFlows, settledSession } from './app-flows.ts';
import { mockFetch } from './mock-fetch.fixture.ts';
import { recipeListsOf } from './recipes/recipe-lists.ts';
import { onTracked } from './recipes/track-search.ts';

const user = { id: '7', name: 'Maya', email: 'maya@example.com', email_verified_at: null, features: [] };
const card = (id: number) => ({ id, title: `Recipe ${id}` });
const pageOf = (ids: readonly number[], current = 1, last = 1) => ({
  data: ids.map(card),
  meta: {
    current_page: current,
    last_page: last,
    per_page: 10,
    total: ids.length,
    total_is_exact: true,
    not_filtered_by: [],
    understood: [],
    corrected: null,
  },
});
const toast = vi.fn();
const navigate = vi.fn();
let flows: AppFlows;
let stop: () => void;

function startFlows() {
  flows = createAppFlows({ toast, navigate });
  stop = flows.start();
}

beforeEach(() => {
  localStorage.clear();
  storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the session', () => {
  test('AUTH-38 a successful current-user call makes it authenticated', async () => {
    mockFetch({ 'GET /users/me': () => [200, { data: user }] });
    startFlows();
    const settled = await settledSession(flows, new AbortController().signal);
    expect(settled.context.user).toMatchObject({ email: 'maya@example.com' });
  });

  test('AUTH-39 AUTH-36 without stored tokens it is unauthenticated and sends no request', async () => {
    localStorage.clear();
    const requests = mockFetch({});
    startFlows();
    const settled = await settledSession(flows, new AbortController().signal);
    expect(settled.matches('signedOut')).toBe(true);
    expect(requests.filter(({ call }) => call === 'GET /users/me')).toEqual([]);
  });

  test('ERR-04 a current-user call with status 403 reports why and clears the tokens', async () => {
    mockFetch({ 'GET /users/me': () => [403, { message: 'This account is blocked.' }] });
    startFlows();
    await settledSession(flows, new AbortController().signal);
    expect(toast).toHaveBeenCalledWith({
      type: 'toast.requested',
      tone: 'error',
      message: 'This account is blocked.',
    });
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('an unreachable server does not clear the tokens, so that a retry works', async () => {
    mockFetch({});
    startFlows();
    const settled = await settledSession(flows, new AbortController().signal);
    expect(settled.matches('unreachable')).toBe(true);
    expect(localStorage.getItem('access_token')).toBe('a');
  });

  test('AUTH-45 AUTH-46 AUTH-47 CONST-02 a confirmed logout calls the server once, clears the tokens and navigates after 500 ms', async () => {
    const requests = mockFetch({
      'GET /users/me': () => [200, { data: user }],
      'POST /auth/logout': () => [200, { message: 'ok' }],
    });
    startFlows();
    await settledSession(flows, new AbortController().signal);
    vi.useFakeTimers();
    flows.logout.send({ type: 'logout.asked' });
    flows.logout.send({ type: 'logout.confirmed' });
    await vi.advanceTimersByTimeAsync(499);
    expect(requests.filter(({ call }) => call === 'POST /auth/logout')).toHaveLength(1);
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(flows.session.getSnapshot().matches('signedOut')).toBe(true);
    expect(navigate.mock.calls).toEqual([
      [{ type: 'navigation.requested', place: { to: 'login', email: null, justLoggedOut: true } }],
    ]);
  });

  test('AUTH-44 a declined logout sends no request and changes nothing', async () => {
    const requests = mockFetch({ 'GET /users/me': () => [200, { data: user }] });
    startFlows();
    await settledSession(flows, new AbortController().signal);
    flows.logout.send({ type: 'logout.asked' });
    flows.logout.send({ type: 'logout.declined' });
    expect(requests.filter(({ call }) => call === 'POST /auth/logout')).toEqual([]);
    expect(flows.session.getSnapshot().matches('signedIn')).toBe(true);
  });
});

describe('the lists of recipes', () => {
  const loaded = (name: 'dashboard' | 'recipes') =>
    waitFor(recipeListsOf(flows).browser(name), (snapshot) => snapshot.matches({ list: 'ready' }));

  test('DASH-09 DASH-10 the dashboard requests Main course first, then the chosen meal type', async () => {
    const requests = mockFetch({
      'GET /users/me': () => [200, { data: user }],
      'GET /recipes': () => [200, pageOf([1, 2])],
    });
    startFlows();
    await loaded('dashboard');
    recipeListsOf(flows).browser('dashboard').send({ type: 'mealType.chosen', mealType: 'Soup' });
    await loaded('dashboard');
    const searches = requests.filter(({ call }) => call === 'GET /recipes');
    expect(searches.map(({ query }) => query.getAll('mealTypes'))).toEqual([['Main course'], ['Soup']]);
  });

  test('RCP-07 RCP-09 DASH-12 View more loads the next page and drops duplicates', async () => {
    const requests = mockFetch({
      'GET /users/me': () => [200, { data: user }],
      'GET /recipes': ({ query }) => [
        200,
        query.get('page') === '2' ? pageOf([2, 3], 2, 2) : pageOf([1, 2], 1, 2),
      ],
    });
    startFlows();
    await loaded('recipes');
    const browser = recipeListsOf(flows).browser('recipes');
    browser.send({ type: 'more.requested' });
    await loaded('recipes');
    expect(
      requests.filter(({ call }) => call === 'GET /recipes').map(({ query }) => query.get('page')),
    ).toEqual(['1', '2']);
    expect(browser.getSnapshot().context.recipes.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('FILT-10 an applied limit applies to both lists, each with its own search and meal type', async () => {
    const requests = mockFetch({
      'GET /users/me': () => [200, { data: user }],
      'GET /recipes': () => [200, pageOf([1])],
      'GET /recipes/diet': () => [200, { data: ['Vegan'] }],
      'GET /recipes/protein-sources': () => [200, { data: ['Fish'] }],
      'GET /recipes/allergens': () => [200, { data: ['Milk'] }],
    });
    startFlows();
    const lists = recipeListsOf(flows);
    await loaded('dashboard');
    await loaded('recipes');
    lists.openFilter('dashboard');
    lists.filter.send({ type: 'level.toggled', field: 'isLowOxalate' });
    requests.length = 0;
    lists.filter.send({ type: 'filter.submitted' });
    await loaded('dashboard');
    await loaded('recipes');
    const searches = requests.filter(({ call }) => call === 'GET /recipes');
    expect(searches.map(({ query }) => [query.get('isLowOxalate'), query.getAll('mealTypes')])).toEqual([
      ['1', ['Main course']],
      ['1', []],
    ]);
    expect(flows.sheets.getSnapshot().matches('none')).toBe(true);
  });

  test('RCP-04 RCP-05 CONST-07 CONST-48 typing is debounced by 500 ms; three characters are tracked, two are not', async () => {
    const requests = mockFetch({
      'GET /users/me': () => [200, { data: user }],
      'GET /recipes': () => [200, pageOf([1])],
    });
    startFlows();
    await loaded('recipes');
    const tracked = vi.fn();
    onTracked(tracked);
    vi.useFakeTimers();
    const browser = recipeListsOf(flows).browser('recipes');
    for (const term of ['s', 'so', 'sou', 'soup']) browser.send({ type: 'search.typed', term });
    await vi.advanceTimersByTimeAsync(499);
    expect(requests.filter(({ call }) => call === 'GET /recipes')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    const searches = requests.filter(({ call }) => call === 'GET /recipes');
    expect(searches.map(({ query }) => query.get('query'))).toEqual([null, 'soup']);
    onTracked(null);
    expect(tracked.mock.calls.map(([event]) => event.term)).toEqual(['sou', 'soup']);
  });

  const metas = [
    { name: 'recipes_diet', value: ['Vegan'] },
    { name: 'recipe_low_oxalate_enabled', value: true },
  ];
  const requestedLimits = (requests: ReturnType<typeof mockFetch>) =>
    requests
      .filter(({ call }) => call === 'GET /recipes')
      .map(({ query }) => [query.get('diet'), query.get('isLowOxalate'), query.get('applyUserMeta')]);

  test('FILT-13 FILT-16 PREF-11 without a stored filter the lists start with the saved preferences', async () => {
    const requests = mockFetch({
      'GET /users/me': () => [200, { data: user }],
      'GET /users/me/metas': () => [200, { data: metas }],
      'GET /recipes': () => [200, pageOf([1])],
    });
    startFlows();
    await settledSession(flows, new AbortController().signal);
    await recipeListsOf(flows).begun;
    await loaded('dashboard');
    expect(requestedLimits(requests)).toEqual([['Vegan', '1', 'true']]);
  });

  test.each([
    ['of one diet', ['Paleo'], ['Paleo', null, null]],
    ['without any limit', [], [null, null, null]],
  ])(
    'FILT-28 STOR-11 the filter %s, applied last, is there after a reload, and saved preferences do not replace it',
    async (_, diets, expected) => {
      const requests = mockFetch({
        'GET /users/me': () => [200, { data: user }],
        'GET /users/me/metas': () => [200, { data: metas }],
        'GET /recipes': () => [200, pageOf([1])],
      });
      startFlows();
      await settledSession(flows, new AbortController().signal);
      const lists = recipeListsOf(flows);
      await lists.begun;
      lists.openFilter('recipes');
      lists.filter.send({ type: 'filter.cleared' });
      for (const name of diets) lists.filter.send({ type: 'name.toggled', field: 'diet', name });
      lists.filter.send({ type: 'filter.submitted' });
      stop();
      startFlows();
      await settledSession(flows, new AbortController().signal);
      requests.length = 0;
      await recipeListsOf(flows).begun;
      await loaded('recipes');
      // the saved preferences are loaded by now
      expect(requests.map(({ call }) => call)).toContain('GET /users/me/metas');
      await new Promise((resolve) => setTimeout(resolve));
      await loaded('recipes');
      expect(requestedLimits(requests)).toEqual([expected]);
    },
  );

  test('PREF-11 saved preferences apply at once to lists that follow them', async () => {
    const requests = mockFetch({
      'GET /users/me': () => [200, { data: user }],
      'GET /users/me/metas': () => [200, { data: metas }],
      'GET /recipes': () => [200, pageOf([1])],
    });
    startFlows();
    await settledSession(flows, new AbortController().signal);
    const lists = recipeListsOf(flows);
    await lists.begun;
    await loaded('recipes');
    requests.length = 0;
    lists.followPreferences({ ...noPreferences, diets: ['Paleo'] });
    await loaded('recipes');
    expect(requestedLimits(requests)).toEqual([['Paleo', null, 'true']]);
  });

  test('another member gets new lists', async () => {
    mockFetch({
      'GET /users/me': () => [200, { data: user }],
      'GET /recipes': () => [200, pageOf([1])],
    });
    startFlows();
    await settledSession(flows, new AbortController().signal);
    const before = recipeListsOf(flows);
    flows.session.send({ type: 'session.loggedOut' });
    expect(recipeListsOf(flows)).not.toBe(before);
  });
});
