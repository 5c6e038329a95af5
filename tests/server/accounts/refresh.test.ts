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

const second = 1000;
const day = 24 * 60 * 60 * second;
const body = (refresh_token: string) => ({ grant_type: 'refresh_token', client_id: 'app', refresh_token });
const refresh = (token: string) => app.ok('issueToken', { body: body(token) });
const refuses = (token: string) => app.fails('issueToken', 400, { body: body(token) });
const statusWith = async (token: string) => (await app.call('getCurrentUser', { token })).status;

describe('OR-36 SRV-08 the refresh grant', () => {
  test('gives a new pair, and the old access token lives on until its own end', async () => {
    const next = await refresh(member.refreshToken);
    expect(next.expires_in).toBe(900);
    expect(next.refresh_token).not.toBe(member.refreshToken);
    expect(next.access_token).not.toBe(member.token);
    expect(await statusWith(next.access_token)).toBe(200);
    expect(await statusWith(member.token)).toBe(200);
  });

  test('repeated within 10 s it gives the same pair, also when that is in use', async () => {
    const first = await refresh(member.refreshToken);
    expect(await statusWith(first.access_token)).toBe(200);
    app.clock.advance(10 * second);
    expect(await refresh(member.refreshToken)).toEqual({ ...first, expires_in: 890 });
  });

  test('repeated later, when the new pair is in use, it ends the whole session', async () => {
    const next = await refresh(member.refreshToken);
    expect(await statusWith(next.access_token)).toBe(200);
    app.clock.advance(10 * second + 1);
    await refuses(member.refreshToken);
    expect(await statusWith(next.access_token)).toBe(401);
    await refuses(next.refresh_token);
  });

  test.each([
    ['at the send deadline', 15 * second],
    ['after a day without a network', day],
    ['at the end of the token’s own life', 30 * day - 1],
  ])('EXT-21 a lost response is repeated %s, with whole lifetimes', async (_, later) => {
    const lost = await refresh(member.refreshToken);
    app.clock.advance(later);
    const again = await refresh(member.refreshToken);
    expect(again).toEqual(lost);
    app.clock.advance(900 * second - 1);
    expect(await statusWith(again.access_token)).toBe(200);
    await refuses(member.refreshToken);
    expect(await statusWith(again.access_token)).toBe(401);
  });

  test('repeated after its own life it ends the session', async () => {
    app.clock.advance(day);
    const lost = await refresh(member.refreshToken);
    app.clock.advance(29 * day);
    await refuses(member.refreshToken);
    await refuses(lost.refresh_token);
  });

  test('only the immediate parent token can be repeated: an older one ends the session', async () => {
    const child = await refresh(member.refreshToken);
    const grandchild = await refresh(child.refresh_token);
    await refuses(member.refreshToken);
    expect(await statusWith(grandchild.access_token)).toBe(401);
  });

  test('an unknown, a foreign kind of and a missing token are refused', async () => {
    await refuses('kf_rt_unknown');
    await refuses(member.token);
    const { errors } = await app.fails('issueToken', 422, { body: { grant_type: 'refresh_token' } });
    expect(errors).toEqual({ refresh_token: ['Send the refresh token.'] });
  });

  test('it expires when unused for 30 days', async () => {
    app.clock.advance(30 * day - 1);
    const next = await refresh(member.refreshToken);
    app.clock.advance(30 * day);
    await refuses(next.refresh_token);
  });

  test('a session ends after 90 days, however much it is used', async () => {
    let token = member.refreshToken;
    for (let month = 0; month < 3; month += 1) {
      app.clock.advance(30 * day - 60 * second);
      token = (await refresh(token)).refresh_token;
    }
    const last = await refresh(token);
    expect(last.expires_in).toBe(180);
    app.clock.advance(180 * second);
    expect(await statusWith(last.access_token)).toBe(401);
    await refuses(last.refresh_token);
  });

  test('20 concurrent refreshes give the same next pair, and the session has one child', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(member.refreshToken)));
    const { generations } = await app.db
      .selectFrom('session_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .where('users.email', '=', member.email)
      .select(({ fn }) => fn.countAll<number>().as('generations'))
      .executeTakeFirstOrThrow();
    expect(generations).toBe(2);
    expect(new Set(responses.map((response) => response.refresh_token)).size).toBe(1);
    expect(new Set(responses.map((response) => response.access_token)).size).toBe(1);
    expect(await statusWith(responses[0]?.access_token ?? '')).toBe(200);
  });

  test('a logout between refreshes wins: nothing works afterwards', async () => {
    const outcomes = await Promise.all([
      app.call('issueToken', { body: body(member.refreshToken) }),
      app.call('logOut', { token: member.token }),
      app.call('issueToken', { body: body(member.refreshToken) }),
    ]);
    for (const { body: response } of [outcomes[0], outcomes[2]]) {
      const { access_token: token } = response as { access_token?: string };
      if (token !== undefined) expect(await statusWith(token)).toBe(401);
    }
    await refuses(member.refreshToken);
  });
});

test('SRV-07 no token is in the database in a form that could be used', async () => {
  const next = await refresh(member.refreshToken);
  const rows = await app.db.selectFrom('session_tokens').selectAll().execute();
  const stored = JSON.stringify(rows);
  for (const token of [member.token, member.refreshToken, next.access_token, next.refresh_token]) {
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(token.slice(6));
  }
  for (const row of rows) expect(row.refresh_hash).toMatch(/^[0-9a-f]{64}$/);
});
