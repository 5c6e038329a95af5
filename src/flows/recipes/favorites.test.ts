import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { storeTokens } from '#src/api/token-store.ts';
import { type AppFlows, createAppFlows } from '#src/flows/app-flows.ts';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { createFreshness } from '#src/freshness/freshness.ts';
import { favoritesOf } from './favorites.ts';

const toast = vi.fn();
let flows: AppFlows;
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 });
  flows = createAppFlows({ toast, navigate: vi.fn() });
  stop = flows.start();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const settled = (id: number) =>
  waitFor(favoritesOf(flows).of({ id }), (snapshot) => snapshot.matches('settled'));
const messages = () => toast.mock.calls.map(([{ message }]) => message);

describe('the heart of a recipe', () => {
  test('OR-95 without is_favorite the list of favorites says it, loaded once, all its pages; a press before it arrives counts', async () => {
    const pages = [[7], [8, 9]];
    const requests = mockFetch({
      'GET /users/me/favorite-recipes': ({ query }) => {
        const page = Number(query.get('page'));
        const meta = { current_page: page, last_page: pages.length, per_page: 50, total: 3 };
        return [200, { data: pages[page - 1]?.map((id) => ({ id })), meta }];
      },
      'POST /recipes/9/favorites': () => [200, { message: '', data: { is_favorite: true } }],
    });
    const favorites = favoritesOf(flows);
    const [listed, unlisted, said, pressed] = [
      favorites.of({ id: 8 }),
      favorites.of({ id: 6 }),
      favorites.of({ id: 7, is_favorite: false }),
      favorites.of({ id: 9 }),
    ];
    pressed.send({ type: 'toggle.pressed' });
    await waitFor(listed, ({ context }) => context.desired);
    await settled(9);
    expect([unlisted, said, pressed].map((heart) => heart.getSnapshot().context.desired)).toEqual([
      false,
      false,
      true,
    ]);
    expect(requests.map(({ call }) => call)).toEqual([
      'POST /recipes/9/favorites',
      'GET /users/me/favorite-recipes',
      'GET /users/me/favorite-recipes',
    ]);
  });

  test('RCP-25 OK-22 OK-23 OR-71 toggles optimistically, with a toast after the response', async () => {
    let isFavorite = false;
    mockFetch({
      'POST /recipes/7/favorites': () => {
        isFavorite = !isFavorite;
        return [200, { message: '', data: { is_favorite: isFavorite } }];
      },
    });
    const heart = favoritesOf(flows).of({ id: 7, is_favorite: false });
    heart.send({ type: 'toggle.pressed' });
    expect(heart.getSnapshot().context.desired).toBe(true);
    await settled(7);
    heart.send({ type: 'toggle.pressed' });
    await settled(7);
    expect(messages()).toEqual(['Recipe added to favorites.', 'Recipe removed from favorites.']);
  });

  test('OR-71 a toast has the words of the server, if it sends any', async () => {
    mockFetch({
      'POST /recipes/7/favorites': () => [200, { message: 'Yours now.', data: { is_favorite: true } }],
    });
    favoritesOf(flows).of({ id: 7, is_favorite: false }).send({ type: 'toggle.pressed' });
    await settled(7);
    expect(messages()).toEqual(['Yours now.']);
  });

  test('RCP-26 reverts if the call fails', async () => {
    mockFetch({ 'POST /recipes/7/favorites': () => [500, { message: 'broken' }] });
    const heart = favoritesOf(flows).of({ id: 7, is_favorite: true });
    heart.send({ type: 'toggle.pressed' });
    await settled(7);
    expect(heart.getSnapshot().context.desired).toBe(true);
    expect(messages()).toHaveLength(1);
  });

  test('sends the wanted state, whatever another tab has changed meanwhile', async () => {
    const requests = mockFetch({
      'POST /recipes/7/favorites': () => [200, { message: '', data: { is_favorite: true } }],
    });
    const heart = favoritesOf(flows).of({ id: 7, is_favorite: false });
    heart.send({ type: 'toggle.pressed' });
    await settled(7);
    expect(requests.map(({ body }) => body)).toEqual([{ is_favorite: true }]);
    expect(heart.getSnapshot().context.desired).toBe(true);
  });

  test('SRV-54 follows a tick at the favorites, and other tabs, without asking the server', async () => {
    const requests = mockFetch({});
    const favorites = favoritesOf(flows);
    const heart = favorites.of({ id: 7, is_favorite: false });
    const moved = vi.fn();
    favorites.subscribe(moved);
    const otherTab = createFreshness(() => ({
      page: document,
      window,
      worker: null,
      openChannel: () => new BroadcastChannel('freshness'),
    }));
    const heard = vi.fn();
    const { announce } = otherTab.onChange('favorite', heard);
    favorites.learn(7, true);
    expect(heart.getSnapshot().context.desired).toBe(true);
    await expect.poll(() => heard.mock.calls.length > 0).toBe(true);
    expect(heard).toHaveBeenCalledWith({ userId: '', id: 7, isFavorite: true });
    announce('favorite', { userId: 'another', id: 7, isFavorite: false });
    announce('favorite', { userId: '', id: 7, isFavorite: false });
    await expect.poll(() => favorites.isOff(7)).toBe(true);
    otherTab.close();
    expect(moved).toHaveBeenCalledTimes(2);
    expect(requests.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  test('RCP-31 OK-23 switched off is restored by the toast', async () => {
    let isFavorite = true;
    mockFetch({
      'POST /recipes/7/favorites': () => {
        isFavorite = !isFavorite;
        return [200, { message: '', data: { is_favorite: isFavorite } }];
      },
    });
    const heart = favoritesOf(flows).of({ id: 7, is_favorite: true });
    heart.send({ type: 'toggle.pressed' });
    await settled(7);
    const [{ message }, undo] = toast.mock.calls[0] ?? [];
    expect([message, undo.label]).toEqual(['Recipe removed from favorites.', 'Undo']);
    undo.run();
    await settled(7);
    expect([isFavorite, heart.getSnapshot().context.desired]).toEqual([true, true]);
    undo.run();
    expect(heart.getSnapshot().context.desired).toBe(true);
  });

  test('is shared by every list', () => {
    const favorites = favoritesOf(flows);
    expect(favorites.of({ id: 7, is_favorite: true })).toBe(favorites.of({ id: 7, is_favorite: false }));
  });
});
