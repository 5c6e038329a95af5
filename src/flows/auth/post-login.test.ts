import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { storeTokens } from '#src/api/token-store.ts';
import { type AppFlows, createAppFlows, settledSession } from '#src/flows/app-flows.ts';
import { type MockResponses, mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { destinationAfterSignIn } from './post-login.ts';

const user = { id: '7', name: 'Maya', email: 'maya@example.com', email_verified_at: null, features: [] };
const never = new AbortController().signal;
let flows: AppFlows;
let stop: () => void;

function startFlows(responses: MockResponses) {
  const requests = mockFetch({ 'GET /users/me': () => [200, { data: user }], ...responses });
  flows = createAppFlows({ toast: () => {}, navigate: () => {} });
  stop = flows.start();
  return requests;
}
const settingsOf = (change: object) => ({
  'GET /recipes-plus/settings': () => [200, { data: { ...defaultSettings, ...change } }] as const,
});
const metasOf = (...data: readonly object[]) => ({ 'GET /users/me/metas': () => [200, { data }] as const });
const place = async (signal = never) =>
  destinationAfterSignIn(flows, await settledSession(flows, never), signal);

beforeEach(() => {
  localStorage.clear();
  storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('AUTH-40 a returning member is redirected to the dashboard without another call', async () => {
  const requests = startFlows(settingsOf({}));
  expect(await place()).toEqual({ to: 'dashboard' });
  expect(requests.map(({ call }) => call).sort()).toEqual(['GET /recipes-plus/settings', 'GET /users/me']);
});

test('AUTH-42 OR-03 a new member chooses a membership where some are sold', async () => {
  const first = { name: 'first_membership', value: true };
  startFlows({
    ...settingsOf({ stripe_connected: true }),
    ...metasOf(first),
    'GET /packages': () => [200, { data: [{ id: 'plus' }] }],
  });
  expect(await place()).toEqual({ to: 'membershipChoice' });
});

test('AUTH-21 AUTH-40 the first sign-in leads to the profile, and once a page was opened to the dashboard', async () => {
  localStorage.clear();
  startFlows({ ...settingsOf({}), ...metasOf({ name: 'first_login', value: true }) });
  await settledSession(flows, never);
  flows.announce({ type: 'session.signedIn', way: 'password' });
  expect(await place()).toEqual({ to: 'firstProfile' });
  flows.session.send({ type: 'arrival.completed' });
  expect(await place()).toEqual({ to: 'dashboard' });
});

test('AUTH-41 settings that are still loading are awaited', async () => {
  startFlows(settingsOf({ registration_otp_verification: true }));
  await settledSession(flows, never);
  expect(await place()).toEqual({ to: 'verification' });
});

test('settings that cannot be loaded do not block', async () => {
  startFlows({});
  expect(await place()).toEqual({ to: 'dashboard' });
});

test('an aborted decision does not navigate', async () => {
  startFlows(settingsOf({}));
  const leaving = new AbortController();
  const decided = place(leaving.signal);
  const failed = expect(decided).rejects.toThrow('left');
  await settledSession(flows, never);
  leaving.abort(new Error('left'));
  await failed;
});

test('ERR-76 a failed load of the metas is only logged, and the member is signed in', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem('signed_in_before', 'true');
  startFlows({ ...settingsOf({ stripe_connected: true }), 'GET /users/me/metas': () => [500, {}] });
  const destination = await place();
  expect(destination).toEqual({ to: 'dashboard' });
  expect(warn.mock.calls).toEqual([['What is known of the member: unavailable 500']]);
  warn.mockRestore();
});
