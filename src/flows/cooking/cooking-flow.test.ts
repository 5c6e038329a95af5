import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { cookingFlow } from './cooking-flow.ts';
import {
  onSessionReplaced,
  readCookingSession,
  recipesWithTimers,
  storeCookingSession,
} from './cooking-sessions.ts';

const noon = new Date('2026-05-04T12:00:00Z').getTime();
const recipe = (recipeId: string) => ({
  recipeId,
  title: 'Soup',
  steps: 3,
  servings: 4,
  address: `/recipes/${recipeId}/cook?servings=4`,
});
const input = recipe('17');

/** A page with the recipe; its sessions are stored as the screen does it. */
function open() {
  const actor = createActor(cookingFlow, { input });
  actor.on('session.changed', ({ session }) => storeCookingSession(recipe('17'), session));
  return actor.start();
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('EXT-28 a timer survives a reload and rings at its time', async () => {
  const before = open();
  await settle();
  const timer = { id: '0 5 minutes', label: '5 minutes', step: 0, endsAt: noon + 300_000 };
  before.send({ type: 'timer.started', timer });
  before.send({ type: 'step.next' });
  before.stop();

  await vi.advanceTimersByTimeAsync(240_000);
  const after = open();
  await settle();
  expect(after.getSnapshot().context).toMatchObject({ step: 1, done: [0], timers: [timer], dueTimer: null });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(after.getSnapshot().hasTag('ringing')).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(after.getSnapshot().hasTag('ringing')).toBe(true);
  expect(after.getSnapshot().context.dueTimer).toEqual(timer);
  after.send({ type: 'ring.silenced' });
  expect(readCookingSession('17', 3)?.timers).toEqual([]);
  after.stop();
});

test('EXT-28 a timer that ended while the app was closed rings when it is opened', async () => {
  const timer = { id: '0 5 minutes', label: '5 minutes', step: 0, endsAt: noon - 1 };
  storeCookingSession(recipe('17'), { step: 0, done: [], timers: [timer] });
  storeCookingSession(recipe('18'), { step: 0, done: [], timers: [] });
  const actor = open();
  await settle();
  expect(actor.getSnapshot().context.dueTimer).toEqual(timer);
  storeCookingSession(recipe('17'), null);
  expect([readCookingSession('17', 3), readCookingSession('18', 3)?.step]).toEqual([null, 0]);
  actor.stop();
});

test('EXT-28 a timer rings at its time though the device slept, which stops the delays of a page', async () => {
  const timer = { id: '0 40 minutes', label: '40 minutes', step: 0, endsAt: noon + 2_400_000 };
  storeCookingSession(recipe('17'), { step: 0, done: [], timers: [timer] });
  const actor = open();
  await settle();
  vi.setSystemTime(noon + 2_500_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(actor.getSnapshot().hasTag('ringing')).toBe(true);
  actor.stop();
});

test('EXT-28 the recipes with timers are known on every page, with the servings and swaps of their cooking', () => {
  const timer = { id: '0 5 minutes', label: '5 minutes', step: 0, endsAt: noon + 300_000 };
  const withTimers = () => recipesWithTimers(localStorage.getItem('cooking'));
  storeCookingSession(recipe('17'), { step: 0, done: [], timers: [timer] });
  storeCookingSession(recipe('18'), { step: 2, done: [0, 1], timers: [] });
  expect(withTimers()).toEqual([recipe('17')]);
  storeCookingSession(recipe('17'), { step: 0, done: [], timers: [] });
  expect(withTimers()).toEqual([]);
  for (const stored of ['no JSON', '{"17":{"at":1,"timers":[],"recipe":{"recipeId":17}}}', 'null'])
    expect(recipesWithTimers(stored)).toEqual([]);
});

test('EXT-28 a change of the session in another tab is passed on, and one of another recipe isn’t', () => {
  const heard = vi.fn();
  const stop = onSessionReplaced(recipe('17'), heard);
  const change = (work: () => void) => {
    const oldValue = localStorage.getItem('cooking');
    work();
    const newValue = localStorage.getItem('cooking');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cooking', oldValue, newValue }));
  };
  const session = { step: 1, done: [0], timers: [] };
  change(() => storeCookingSession(recipe('18'), session));
  expect(heard).not.toHaveBeenCalled();
  change(() => storeCookingSession(recipe('17'), session));
  expect(heard).toHaveBeenLastCalledWith(session);
  change(() => storeCookingSession(recipe('17'), null));
  expect(heard).toHaveBeenLastCalledWith(null);
  stop();
  change(() => storeCookingSession(recipe('17'), session));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('EXT-28 a session of last week is over: nothing rings, and the recipe begins at its first step', async () => {
  const timer = { id: '0 5 minutes', label: '5 minutes', step: 0, endsAt: noon + 300_000 };
  storeCookingSession(recipe('17'), { step: 2, done: [0, 1], timers: [timer] });
  await vi.advanceTimersByTimeAsync(7 * 86_400_000);
  const actor = open();
  await settle();
  expect(actor.getSnapshot().context).toMatchObject({ step: 0, done: [], timers: [], dueTimer: null });
  storeCookingSession(recipe('18'), { step: 0, done: [], timers: [] });
  expect(Object.keys(JSON.parse(localStorage.getItem('cooking') ?? '{}'))).toEqual(['18']);
  actor.stop();
});

test('EXT-28 an undo after midnight takes back the day that was noted', async () => {
  const requests = mockFetch({
    'PUT /recipes/17/cooked': () => [200, { message: '', data: { dates: [] } }],
  });
  vi.setSystemTime(new Date(2026, 4, 4, 23, 59));
  const actor = createActor(cookingFlow, { input: { ...input, servings: 400 } }).start();
  await settle();
  actor.send({ type: 'cooking.finished' });
  await expect.poll(() => actor.getSnapshot().matches({ course: 'asking' })).toBe(true);
  vi.setSystemTime(new Date(2026, 4, 5, 0, 1));
  actor.send({ type: 'record.undone' });
  await expect.poll(() => actor.getSnapshot().matches({ course: 'cooking' })).toBe(true);
  expect(requests.map(({ body }) => body)).toEqual([
    { cooked_on: '2026-05-04', is_cooked: true, servings: 100 },
    { cooked_on: '2026-05-04', is_cooked: false, servings: 100 },
  ]);
  actor.stop();
});
