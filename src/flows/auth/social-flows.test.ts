import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { storeTokens } from '#src/api/token-store.ts';
import { type AppFlows, createAppFlows, settledSession } from '#src/flows/app-flows.ts';
import { type MockResponses, mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { finishSocialSignIn } from './finish-social-sign-in.ts';
import { socialSignInFlow } from './social-flows.ts';

const user = { id: '7', name: 'Maya', email: 'maya@example.com', email_verified_at: null, features: [] };
const tokens = { access_token: 'a2', refresh_token: 'r2', expires_in: 900 };
const never = new AbortController().signal;

beforeEach(() => localStorage.clear());
afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

describe('coming back from another provider', () => {
  test('AUTH-31 AUTH-32 API-03 STOR-04 the code is exchanged for tokens, which are stored with a session flag', async () => {
    history.replaceState(null, '', '/auth/social?code=kf%2Fcode');
    const requests = mockFetch({ 'POST /auth/token': () => [200, tokens] });
    const actor = createActor(socialSignInFlow).start();
    await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
    expect(requests.map(({ body }) => body)).toEqual([
      {
        grant_type: 'authorization_code',
        client_id: 'app',
        client_secret: 'app',
        code: 'kf/code',
        redirect_uri: `${location.origin}/auth/social`,
      },
    ]);
    expect({ ...localStorage }).toEqual({
      access_token: 'a2',
      refresh_token: 'r2',
      token_expires_in: '900',
      login_via_code: 'true',
    });
  });

  test('AUTH-34 ERR-36 without a code no request is sent', async () => {
    history.replaceState(null, '', '/auth/social');
    const requests = mockFetch({});
    const actor = createActor(socialSignInFlow);
    const emitted = vi.fn();
    actor.on('*', emitted);
    await waitFor(actor.start(), (snapshot) => snapshot.matches('turnedAway'));
    expect(requests).toEqual([]);
    expect(emitted.mock.calls.map(([event]) => event)).toEqual([
      { type: 'toast.requested', tone: 'error', message: 'Something went wrong' },
      { type: 'navigation.requested', place: { to: 'login', email: null, justLoggedOut: false } },
    ]);
  });
});

describe('finishing the sign-in on the dashboard', () => {
  const navigate = vi.fn();
  let flows: AppFlows;
  let stop: () => void;

  async function start(responses: MockResponses) {
    storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 });
    const requests = mockFetch({ 'GET /users/me': () => [200, { data: user }], ...responses });
    flows = createAppFlows({ toast: vi.fn(), navigate });
    stop = flows.start();
    await settledSession(flows, never);
    return () => requests.filter(({ call }) => call === 'POST /users/me/verify-third-party').length;
  }
  const continued = () => expect.poll(() => navigate).toHaveBeenCalledOnce();

  afterEach(() => {
    stop();
    navigate.mockClear();
  });

  test('AUTH-35 OR-79 STOR-05 the first sign-in is verified once, later ones are not, and both go on', async () => {
    const timesVerified = await start({ 'POST /users/me/verify-third-party': () => [200, { message: '' }] });
    finishSocialSignIn(flows);
    finishSocialSignIn(flows);
    await continued();
    expect(navigate).toHaveBeenCalledWith({ type: 'navigation.requested', place: { to: 'onward' } });
    expect(timesVerified()).toBe(1);
    expect(localStorage.getItem('user_verification_via_third_party')).toBe('true');
    const session = await settledSession(flows, never);
    expect(session.context.way).toBe('resumed');

    navigate.mockClear();
    finishSocialSignIn(flows);
    await continued();
    expect(timesVerified()).toBe(1);
  });

  test('AUTH-35 a failed verification is retried at the next sign-in', async () => {
    const timesVerified = await start({ 'POST /users/me/verify-third-party': () => [500, {}] });
    finishSocialSignIn(flows);
    await continued();
    expect(localStorage.getItem('user_verification_via_third_party')).toBeNull();
    navigate.mockClear();
    finishSocialSignIn(flows);
    await continued();
    expect(timesVerified()).toBe(2);
  });
});
