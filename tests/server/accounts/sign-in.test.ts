import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  member = await app.member();
});
afterAll(() => app.close());

const minute = 60_000;
const grant = (more: Record<string, unknown> = {}) => ({
  grant_type: 'password',
  client_id: 'app',
  client_secret: 'anything',
  username: member.email,
  password: member.password,
  ...more,
});
const signIn = (more?: Record<string, unknown>, address?: string) =>
  app.call('issueToken', { body: grant(more), ...(address === undefined ? {} : { address }) });
const meWith = async (token: string) => (await app.call('getCurrentUser', { token })).status;

describe('API-02 ENT-11 the password grant', () => {
  test('SRV-08 returns the two tokens and the lifetime in seconds at the top level', async () => {
    const tokens = await app.ok('issueToken', { body: grant() });
    expect(Object.keys(tokens).sort()).toEqual(['access_token', 'expires_in', 'refresh_token']);
    expect(tokens.expires_in).toBe(900);
    expect(await meWith(tokens.access_token)).toBe(200);
    expect(await meWith(tokens.refresh_token)).toBe(401);
    const renewal = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    const renewed = await app.ok('issueToken', { body: renewal });
    expect(await meWith(renewed.access_token)).toBe(200);
  });

  test('takes form encoding as well, and the email in any case', async () => {
    const form = { username: member.email.toUpperCase(), password: member.password };
    const response = await app.call('issueToken', {
      body: new URLSearchParams({ grant_type: 'password', client_id: 'app', ...form }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(200);
  });

  test('SRV-04 ERR-03 wrong credentials are a 401, known or unknown alike', async () => {
    const known = await signIn({ password: 'wrong horse battery' });
    const unknown = await signIn({ username: 'nobody@example.com' });
    expect([known.status, unknown.status]).toEqual([401, 401]);
    expect(known.body).toEqual(unknown.body);
  });

  test('SRV-04 ERR-01 missing credentials are a 422 at their fields', async () => {
    const { errors } = await app.fails('issueToken', 422, { body: { grant_type: 'password' } });
    expect(errors).toEqual({ username: ['Enter your email address.'], password: ['Enter your password.'] });
    expect((await app.fails('issueToken', 422, {})).errors).toHaveProperty('grant_type');
    expect((await app.fails('issueToken', 422, { body: { grant_type: 'magic' } })).errors).toHaveProperty(
      'grant_type',
    );
  });

  test('an account without a password cannot be entered by one', async () => {
    await app.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('email', '=', member.email)
      .execute();
    expect((await signIn()).status).toBe(401);
  });

  test('SRV-05 ERR-02 a blocked user with the right password gets 403, with the wrong one 401', async () => {
    await block();
    const { message } = await app.fails('issueToken', 403, { body: grant() });
    expect(message).toBe('This account has been blocked.');
    expect((await signIn({ password: 'wrong horse battery' })).status).toBe(401);
  });

  test('the code grant is a 400 without a provider, a 422 without its fields', async () => {
    const body = {
      grant_type: 'authorization_code',
      code: 'abc',
      redirect_uri: 'http://127.0.0.1/auth/social',
    };
    await app.fails('issueToken', 400, { body });
    const { errors } = await app.fails('issueToken', 422, { body: { grant_type: 'authorization_code' } });
    expect(Object.keys(errors ?? {})).toEqual(['code', 'redirect_uri']);
  });
});

const block = () =>
  app.db
    .updateTable('users')
    .set({ blocked_at: app.clock.now() })
    .where('email', '=', member.email)
    .execute();

describe('SRV-03 API-82 authentication', () => {
  test.each([
    ['none', undefined],
    ['an unknown one', 'Bearer kf_at_unknown'],
    ['another scheme', 'Basic bWFyeTptYXJ5'],
    ['nothing behind the word', 'Bearer '],
    ['two words', 'Bearer a b'],
    ['an endless one', `Bearer ${'a'.repeat(5_000)}`],
  ])('the token is %s: 401', async (_, authorization) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const response = await app.call('getCurrentUser', { headers });
    expect(response.status).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });

  test('a refresh token is no access token', async () => {
    expect(await meWith(member.refreshToken)).toBe(401);
  });

  test('SRV-03 an access token ends after 15 minutes', async () => {
    app.clock.advance(15 * minute - 1);
    expect(await meWith(member.token)).toBe(200);
    app.clock.advance(1);
    expect(await meWith(member.token)).toBe(401);
  });

  test('authentication precedes reading the body', async () => {
    const response = await app.call('saveMetas', { body: '{broken' });
    expect(response.status).toBe(401);
    expect((await app.call('saveMetas', { body: { first_login: 7 } })).status).toBe(401);
  });

  test('SRV-06 ERR-04 a member blocked after sign-in gets 403 with a message', async () => {
    await block();
    const { message } = await app.fails('getCurrentUser', 403, { token: member.token });
    expect(message).toBe('This account has been blocked.');
    await app.fails('issueToken', 403, {
      body: { grant_type: 'refresh_token', refresh_token: member.refreshToken },
    });
  });

  test('API-13 SRV-08 logout ends both tokens at once, and only of this session', async () => {
    const other = await app.ok('issueToken', { body: grant() });
    expect(await app.ok('logOut', { token: member.token })).toEqual({ message: 'You have been logged out.' });
    expect(await meWith(member.token)).toBe(401);
    await app.fails('issueToken', 400, {
      body: { grant_type: 'refresh_token', refresh_token: member.refreshToken },
    });
    expect(await meWith(other.access_token)).toBe(200);
  });

  test('logout takes an empty JSON body too', async () => {
    const response = await app.call('logOut', { token: member.token, body: '' });
    expect(response.status).toBe(200);
  });
});

describe('SRV-77 API-83 API-84 OR-35 partner and marker headers', () => {
  test.each([{}, { 'x-partner-id': 'main', 'x-requested-with': 'XMLHttpRequest' }, { 'x-partner-id': '' }])(
    '%o is served as the default partner',
    async (headers) => {
      await app.ok('getCurrentUser', { token: member.token, headers });
    },
  );

  test('client id and secret are public: any are as good as none', async () => {
    for (const client of [{}, { client_id: 'other' }, { client_id: 'app', client_secret: 'guessed' }]) {
      const { username, password } = grant();
      await app.ok('issueToken', { body: { grant_type: 'password', username, password, ...client } });
    }
  });

  test('another partner is not served here', async () => {
    await app.fails('getSettings', 403, { headers: { 'x-partner-id': 'north' } });
    await app.fails('getCurrentUser', 403, { token: member.token, headers: { 'x-partner-id': 'north' } });
  });
});

describe('SRV-78 guessing passwords', () => {
  const wrong = (address?: string) => signIn({ password: 'wrong horse battery' }, address);

  test('after five failures the account must wait 1 s, doubling up to 15 min, with 429 and the time', async () => {
    for (let time = 0; time < 5; time += 1) expect((await wrong()).status).toBe(401);
    const waits: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      const refused = await signIn();
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers['retry-after']);
      waits.push(seconds);
      app.clock.advance(seconds * 1000);
      expect((await wrong()).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  test('it never locks permanently and resets after a successful sign-in', async () => {
    for (let time = 0; time < 5; time += 1) await wrong();
    app.clock.advance(1000);
    expect((await signIn()).status).toBe(200);
    for (let time = 0; time < 4; time += 1) expect((await wrong()).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  test('existing sessions are not affected', async () => {
    for (let time = 0; time < 6; time += 1) await wrong();
    expect((await signIn()).status).toBe(429);
    expect(await meWith(member.token)).toBe(200);
    await app.ok('issueToken', { body: { grant_type: 'refresh_token', refresh_token: member.refreshToken } });
  });

  test('unknown accounts have the same limits', async () => {
    const unknown = { username: `${crypto.randomUUID()}@example.com` };
    for (let time = 0; time < 5; time += 1) expect((await signIn(unknown)).status).toBe(401);
    expect((await signIn(unknown)).status).toBe(429);
  });

  test('concurrent guesses are all counted', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => wrong()));
    const statuses = responses.map((response) => response.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('one address fails 30 times in 5 minutes, whatever the account, and not when it succeeds', async () => {
    const address = '192.0.2.77';
    const guess = () => signIn({ username: `${crypto.randomUUID()}@example.com` }, address);
    for (let time = 0; time < 29; time += 1) expect((await guess()).status).toBe(401);
    for (let time = 0; time < 3; time += 1) expect((await signIn({}, address)).status).toBe(200);
    expect((await guess()).status).toBe(401);
    const refused = await signIn({}, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(300);
    app.clock.advance(5 * minute);
    expect((await signIn({}, address)).status).toBe(200);
  });
});

test('known and unknown accounts take the same time: both hash a password', async () => {
  const storedHashes: (string | null)[] = [];
  const watched = await startTestApp({
    context: {
      passwords: {
        hash: async () => 'hash',
        isRight: async (stored) => {
          storedHashes.push(stored);
          return false;
        },
      },
    },
  });
  const body = grant({ username: 'nobody@example.com' });
  await watched.fails('issueToken', 401, { body });
  await watched.close();
  expect(storedHashes).toEqual([null]);
});
