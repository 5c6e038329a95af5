import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { openShop, type Shop } from '#tests/server/membership/sandbox-shop.ts';
import { codeFor } from './mail-inbox.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

interface Device {
  readonly token: string;
  readonly refreshToken: string;
}

async function signInWith(
  userAgent: string,
  address: string,
  { email, password }: TestMember,
): Promise<Device> {
  const body = { grant_type: 'password', client_id: 'app', username: email, password };
  const headers = { 'user-agent': userAgent };
  const tokens = await app.ok('issueToken', { body, headers, address });
  return { token: tokens.access_token, refreshToken: tokens.refresh_token };
}
const security = async ({ token }: { readonly token: string }) =>
  (await app.ok('getSecurity', { token })).data;
const isSignedIn = async ({ token }: { readonly token: string }) =>
  (await app.call('getCurrentUser', { token })).status === 200;

describe('devices', () => {
  test('EXT-23 are listed with time and coarse network, and the current one is marked', async () => {
    const member = await app.member();
    app.clock.advance(minute);
    const phone = await signInWith(iPhone, '203.0.113.7', member);
    const since = app.clock.now().toISOString();
    const { sessions } = await security(phone);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toEqual({
      id: expect.any(String),
      is_current: true,
      device: 'Safari on iPhone',
      network: '203.0.x.x',
      created_at: since,
      last_used_at: since,
    });
    const stored = await app.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('203.0.113.7');
    expect(JSON.stringify(stored)).not.toContain('Mozilla');
  });

  test('EXT-23 a renewed session shows where it was last used', async () => {
    const member = await app.member();
    const laptop = await signInWith(chrome, '203.0.113.7', member);
    app.clock.advance(20 * minute);
    const renewed = await app.ok('issueToken', {
      body: { grant_type: 'refresh_token', client_id: 'app', refresh_token: laptop.refreshToken },
      headers: { 'user-agent': iPhone },
      address: '2001:db8::7',
    });
    const [session] = (await security({ token: renewed.access_token })).sessions;
    expect(session).toMatchObject({
      device: 'Safari on iPhone',
      network: '2001:db8:x:x',
      last_used_at: app.clock.now().toISOString(),
    });
    expect(session?.created_at).not.toBe(session?.last_used_at);
  });

  test('EXT-23 one is signed out, with its notifications, and the others stay', async () => {
    const member = await app.member();
    const [phone, laptop] = [
      await signInWith(iPhone, '203.0.113.7', member),
      await signInWith(chrome, '203.0.113.7', member),
    ];
    for (const [index, { token }] of [member, phone, laptop].entries())
      await app.ok('registerPushToken', { token, body: { token: `push ${index} of ${member.email}` } });
    const { sessions } = await security(laptop);
    const lost = sessions.find(({ device }) => device === 'Safari on iPhone');
    const params = { id: lost?.id ?? '' };
    await app.ok('endOwnSession', { token: laptop.token, params });
    expect([await isSignedIn(phone), await isSignedIn(laptop), await isSignedIn(member)]).toEqual([
      false,
      true,
      true,
    ]);
    const refresh = { grant_type: 'refresh_token', client_id: 'app', refresh_token: phone.refreshToken };
    await app.fails('issueToken', 400, { body: refresh });
    const pushes = await app.db
      .selectFrom('push_tokens')
      .select('token')
      .where('token', 'like', `%${member.email}`)
      .orderBy('token')
      .execute();
    expect(pushes.map(({ token }) => token.slice(0, 6))).toEqual(['push 0', 'push 2']);
    await app.fails('endOwnSession', 404, { token: laptop.token, params });
  });

  test('EXT-23 all others are signed out at once, with their notifications', async () => {
    const member = await app.member();
    const phone = await signInWith(iPhone, '203.0.113.7', member);
    for (const [index, { token }] of [member, phone].entries())
      await app.ok('registerPushToken', { token, body: { token: `all ${index} of ${member.email}` } });
    await app.ok('endOtherSessions', { token: phone.token });
    expect([await isSignedIn(member), await isSignedIn(phone)]).toEqual([false, true]);
    expect((await security(phone)).sessions).toHaveLength(1);
    const pushes = await app.db
      .selectFrom('push_tokens')
      .select('token')
      .where('token', 'like', `all%${member.email}`)
      .execute();
    expect(pushes).toEqual([{ token: `all 1 of ${member.email}` }]);
  });

  test('EXT-23 another member’s session is a 404', async () => {
    const [member, stranger] = [await app.member(), await app.member()];
    const [session] = (await security(member)).sessions;
    const params = { id: session?.id ?? '' };
    await app.fails('endOwnSession', 404, { token: stranger.token, params });
    await app.fails('endOwnSession', 404, { token: stranger.token, params: { id: 'x' } });
    expect(await isSignedIn(member)).toBe(true);
  });

  test('EXT-23 expired sessions, and those that were never renewed in 30 days, are not listed', async () => {
    const member = await app.member();
    app.clock.advance(31 * day);
    const now = await signInWith(chrome, '203.0.113.7', member);
    expect((await security(now)).sessions).toHaveLength(1);
  });
});

test('EXT-23 the calendar’s address is listed and ended, also without a membership', async () => {
  const member = await app.member();
  await shop.buy(member.token);
  const { data } = await app.ok('createCalendarAddress', { token: member.token });
  expect((await security(member)).calendar).toEqual({ created_at: app.clock.now().toISOString() });
  const feed = async () => (await app.request('GET', data.path ?? '')).status;
  expect(await feed()).toBe(200);
  await app.db.deleteFrom('subscriptions').execute();
  await app.ok('revokeCalendarAddress', { token: member.token });
  expect((await security(member)).calendar).toBeNull();
  expect(await feed()).toBe(404);
});

test('EXT-23 the changes of the last 30 days are listed with the device, newest first, without addresses', async () => {
  const member = await app.member();
  const { token } = member;
  const headers = { 'user-agent': chrome };
  const body = { email: `new-${member.email}`, current_password: member.password };
  await app.ok('updateCurrentUser', { token, headers, address: '203.0.113.7', body });
  const sent = await app.ok('sendVerificationCode', { token });
  const proof = { otp_token: sent.data.otp_token, code: await codeFor(app, body.email) };
  await app.ok('verifyEmail', { token, body: proof });
  app.clock.advance(minute);
  const { data } = await app.ok('requestPasswordReset', { body: { email: body.email } });
  const password = 'a quiet orange lamp';
  const code = await codeFor(app, body.email);
  const reset = { otp_token: data.otp_token, code, password, password_confirmation: password };
  await app.ok('resetPassword', { headers: { 'user-agent': iPhone }, body: reset });
  const signedIn = { ...member, email: body.email, password };
  const later = await signInWith(chrome, '203.0.113.7', signedIn);
  const { changes } = await security(later);
  expect(changes.map(({ kind, device }) => [kind, device])).toEqual([
    ['passwordReset', 'Safari on iPhone'],
    ['email', 'Chrome on Windows'],
  ]);
  expect(JSON.stringify(changes)).not.toContain('@');

  // after 7 days it can't be reverted, so the former address is deleted
  app.clock.advance(7 * day);
  await cleanUp(app.context);
  const rows = await app.db
    .selectFrom('account_changes')
    .select('former_email')
    .where('kind', '=', 'email')
    .execute();
  expect(rows).toEqual([{ former_email: null }]);
  app.clock.advance(23 * day - 2 * minute);
  await cleanUp(app.context);
  expect((await security(await signInWith(chrome, '203.0.113.7', signedIn))).changes).toHaveLength(2);
  app.clock.advance(2 * minute);
  await cleanUp(app.context);
  expect((await security(await signInWith(chrome, '203.0.113.7', signedIn))).changes).toEqual([]);
});

test('EXT-23 EXT-08 sessions, changes and passkeys are in the export', async () => {
  const member = await app.member();
  await app.ok('updateCurrentUser', {
    token: member.token,
    body: { password: 'a quiet orange lamp', current_password: member.password },
  });
  const { data } = await app.ok('exportCurrentUser', { token: member.token });
  expect(data.sessions).toMatchObject([{ is_current: true }]);
  expect(data.account_changes).toMatchObject([{ kind: 'password' }]);
  expect(data.passkeys).toEqual([]);
});
