import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { cookingFlow } from './cooking-flow.ts';
import { readCookingSession, storeCookingSession } from './cooking-sessions.ts';

const noon = new Date('2026-05-04T12:00:00Z').getTime();
const input = { recipeId: '17', steps: 3, servings: 4 };

/** A page with the recipe; its sessions are stored as the screen does it. */
function open() {
  const actor = createActor(cookingFlow, { input });
  actor.on('session.changed', ({ session }) => storeCookingSession('17', session));
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
  storeCookingSession('17', { step: 0, done: [], timers: [timer] });
  storeCookingSession('18', { step: 0, done: [], timers: [] });
  const actor = open();
  await settle();
  expect(actor.getSnapshot().context.dueTimer).toEqual(timer);
  storeCookingSession('17', null);
  expect([readCookingSession('17', 3), readCookingSession('18', 3)?.step]).toEqual([null, 0]);
  actor.stop();
});

test('EXT-28 a session of last week is over: nothing rings, and the recipe begins at its first step', async () => {
  const timer = { id: '0 5 minutes', label: '5 minutes', step: 0, endsAt: noon + 300_000 };
  storeCookingSession('17', { step: 2, done: [0, 1], timers: [timer] });
  await vi.advanceTimersByTimeAsync(7 * 86_400_000);
  const actor = open();
  await settle();
  expect(actor.getSnapshot().context).toMatchObject({ step: 0, done: [], timers: [], dueTimer: null });
  storeCookingSession('18', { step: 0, done: [], timers: [] });
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
