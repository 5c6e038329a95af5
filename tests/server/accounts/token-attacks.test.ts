import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSignInCode } from '#server/queries/sign-in-codes.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { hashToken, randomToken } from '#server/security/tokens.ts';
import { file, form } from '#tests/server/accounts/forms.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { png } from '#tests/server/files/pictures.ts';
import { openShop } from '#tests/server/membership/sandbox-shop.ts';
import { codeFor, mailsTo } from './mail-inbox.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const redirectUri = 'https://kindfare.example/auth/social';
const today = () => app.clock.now().toISOString().slice(0, 10);

/** A member with one of each secret that works without their password. */
async function memberWithSecrets() {
  const member = await app.member();
  const { token } = member;
  const { id: userId } = await (await openShop(app)).buy(token);
  await app.ok('createHousehold', { token, body: { shares_food: true, shares_energy: false } });
  const { path: calendar } = (await app.ok('createCalendarAddress', { token })).data;
  const { path: report } = (await app.ok('createReportLink', { token, body: { today: today() } })).data;
  const { code: invite } = (await app.ok('createHouseholdInvite', { token })).data;
  const signIn = randomToken();
  const expiresAt = addMs(app.clock.now(), lifetimes.signInCode);
  await addSignInCode(app.db, { hash: hashToken(signIn), userId, redirectUri, expiresAt });
  return {
    member,
    userId,
    secrets: { calendar: calendar ?? '', report: report.split('#')[1] ?? '', invite, signIn },
  };
}
type Secrets = Awaited<ReturnType<typeof memberWithSecrets>>['secrets'];

/** Statuses of all the secrets; the code for a sign-in is used up by it. */
async function opened({ calendar, report, invite, signIn }: Secrets, { withSignIn = true } = {}) {
  const { token: guest } = await app.member();
  const code = {
    grant_type: 'authorization_code',
    client_id: 'app',
    code: signIn,
    redirect_uri: redirectUri,
  };
  return {
    calendar: (await app.request('GET', calendar)).status,
    report: (await app.call('openSharedReport', { body: { token: report } })).status,
    invite: (await app.call('readHouseholdInvite', { token: guest, body: { code: invite } })).status,
    ...(withSignIn && { signIn: (await app.call('issueToken', { body: code })).status }),
  };
}
const shut = { calendar: 404, report: 404, invite: 404, signIn: 400 };

async function reset({ email }: TestMember) {
  const { data } = await app.ok('requestPasswordReset', { body: { email } });
  const password = 'a quiet orange lamp';
  const code = await codeFor(app, email);
  await app.ok('resetPassword', {
    body: { otp_token: data.otp_token, code, password, password_confirmation: password },
  });
}
async function takeBack({ email, token, password }: TestMember) {
  await app.ok('updateCurrentUser', {
    token,
    body: { password: 'a quiet orange lamp', current_password: password },
  });
  const [mail] = await mailsTo(app, email);
  const secret = /restore\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await app.ok('restoreAccount', { body: { token: secret } });
}

test('EXT-23 the secrets of an account open what they are for', async () => {
  const { secrets } = await memberWithSecrets();
  expect(await opened(secrets)).toEqual({ calendar: 200, report: 200, invite: 200, signIn: 200 });
});

test.each([
  ['a password reset', reset],
  ['a change that is taken back', takeBack],
] as const)('EXT-23 after %s no secret from before opens anything, in any hands', async (_, end) => {
  const { member, secrets } = await memberWithSecrets();
  await end(member);
  expect(await opened(secrets)).toEqual(shut);
});

test('EXT-23 EXT-08 while a deletion is scheduled no secret opens anything; a sign-in before it is due opens the addresses again', async () => {
  const { member, secrets } = await memberWithSecrets();
  await app.ok('deleteCurrentUser', { token: member.token });
  expect(await opened(secrets)).toEqual({ ...shut, invite: expect.any(Number) });
  const { invite } = await opened(secrets, { withSignIn: false });
  expect([404, 409]).toContain(invite);
  await app.ok('issueToken', {
    body: { grant_type: 'password', client_id: 'app', username: member.email, password: member.password },
  });
  expect(await opened(secrets, { withSignIn: false })).toMatchObject({ calendar: 200, report: 200 });
});

test('EXT-23 at another partner no secret opens anything', async () => {
  const { userId, secrets } = await memberWithSecrets();
  await app.db.updateTable('users').set({ partner_id: 'north' }).where('id', '=', userId).execute();
  expect(await opened(secrets)).toEqual({ ...shut, signIn: 403 });
});

test('EXT-23 signing out the other devices ends a sign-in that has begun there', async () => {
  const { member, secrets } = await memberWithSecrets();
  await app.ok('endOtherSessions', { token: member.token });
  expect(await opened(secrets)).toMatchObject({ calendar: 200, report: 200, signIn: 400 });
});

test('EXT-23 a secret opens nothing that another kind is for, however it is sent', async () => {
  const { member, secrets } = await memberWithSecrets();
  const { calendar, report, invite, signIn } = secrets;
  const feed = /\/([\w-]+)\.ics$/.exec(calendar)?.[1] ?? '';
  expect(feed).not.toBe('');
  const all = [feed, report, invite, signIn, member.refreshToken, member.token];
  for (const secret of all) {
    if (secret !== member.token) await app.fails('getCurrentUser', 401, { token: secret });
    if (secret !== feed) expect((await app.request('GET', calendar.replace(feed, secret))).status).toBe(404);
    if (secret !== report) await app.fails('openSharedReport', 404, { body: { token: secret } });
    const grant = { grant_type: 'refresh_token', client_id: 'app', refresh_token: secret };
    if (secret !== member.refreshToken) await app.fails('issueToken', 400, { body: grant });
  }
  const { token } = member;
  const elsewhere = [
    [`/api/users/me?access_token=${token}&token=${token}`, {}],
    ['/api/users/me', { cookie: `access_token=${token}; token=${token}` }],
    ['/api/users/me', { authorization: token }],
    ['/api/users/me', { authorization: `Basic ${Buffer.from(`x:${token}`).toString('base64')}` }],
    ['/api/users/me', { 'x-access-token': token, 'proxy-authorization': `Bearer ${token}` }],
  ] as const;
  for (const [url, headers] of elsewhere)
    expect((await app.request('GET', url, { headers })).status).toBe(401);
  expect(app.logs.join('\n')).not.toContain(token);
});

test.each([
  ['signed out', (member: TestMember) => app.ok('logOut', { token: member.token })],
  ['reset', reset],
  ['about to be deleted', (member: TestMember) => app.ok('deleteCurrentUser', { token: member.token })],
] as const)('a picture whose upload began before the session was %s is not stored', async (_, end) => {
  const member = await app.member();
  const { id: userId } = (await app.ok('getCurrentUser', { token: member.token })).data;
  const { port } = await listening();
  const { body, headers } = await form({ photo: file(new Uint8Array(await png())) });
  const content = body as Buffer;
  const sending = httpRequest({
    port,
    path: '/api/users/me/photo',
    method: 'POST',
    headers: { ...headers, 'content-length': content.length, authorization: `Bearer ${member.token}` },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sending.on('error', reject);
  });
  const isArrived = new Promise<void>((resolve) => app.fastify.server.once('request', () => resolve()));
  sending.write(content.subarray(0, 40));
  await isArrived;
  // a call that begins later ends later: the upload is authorized by then
  await app.ok('getCurrentUser', { token: member.token });
  await end(member);
  sending.end(content.subarray(40));
  expect(await status).toBe(401);
  const stored = await app.db.selectFrom('files').select('url').where('user_id', '=', userId).execute();
  expect(stored).toEqual([]);
});

async function listening() {
  if (!app.fastify.server.listening) await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  return app.fastify.server.address() as AddressInfo;
}
