import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { codeFor, mailsTo } from './mail-inbox.ts';
import { softPasskey } from './soft-passkey.ts';
import {
  addApp,
  addPasskey,
  appCode,
  confirm,
  firstStep,
  secondStep,
  signIn,
  wrongCode,
} from './two-step-member.ts';

const minute = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const fieldsOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ...Object.keys((body as { errors?: object }).errors ?? {}),
];
const security = async ({ token }: Pick<TestMember, 'token'>) =>
  (await app.ok('getSecurity', { token })).data;
const anotherSession = async (member: TestMember) =>
  ((await signIn(app, member)).body as { access_token: string }).access_token;
const isSignedIn = async (token: string) => (await app.call('getCurrentUser', { token })).status === 200;

describe('a confirmation', () => {
  const guarded = [
    'startAuthenticator',
    'startPasskey',
    'removeAuthenticator',
    'renewRecoveryCodes',
  ] as const;

  test.each([...guarded, 'removePasskey'] as const)('EXT-23 %s is refused without one', async (operation) => {
    const member = await app.member();
    const params = { id: crypto.randomUUID() };
    const at = { token: member.token, params };
    const body = { confirmation_token: 'cf_invented' };
    expect(fieldsOf(await app.call(operation, { ...at, body }))).toEqual([422, 'confirmation_token']);
    expect(fieldsOf(await app.call(operation, { ...at, body: {} }))).toEqual([422, 'confirmation_token']);
  });

  test('EXT-23 is valid for its session and member, for 10 minutes', async () => {
    const [member, stranger] = [await app.member(), await app.member()];
    const body = await confirm(app, member);
    const start = (token: string) => app.call('startAuthenticator', { token, body });
    expect((await start(await anotherSession(member))).status).toBe(422);
    expect((await start(stranger.token)).status).toBe(422);
    expect((await start(member.token)).status).toBe(200);
    app.clock.advance(10 * minute);
    expect((await start(member.token)).status).toBe(422);
  });

  test('EXT-23 needs the present password, whose guesses count as failed sign-ins, or a mailed code', async () => {
    const member = await app.member();
    const confirmWith = (body: object) => app.call('confirmIdentity', { token: member.token, body });
    expect(fieldsOf(await confirmWith({}))).toEqual([422, 'current_password']);
    for (let index = 0; index < 4; index += 1)
      expect(fieldsOf(await confirmWith({ current_password: 'x' }))).toEqual([422, 'current_password']);
    const { data } = await app.ok('sendConfirmationCode', { token: member.token });
    const code = await codeFor(app, member.email);
    expect((await confirmWith({ otp_token: data.otp_token, code })).status).toBe(200);
    expect(fieldsOf(await confirmWith({ otp_token: data.otp_token, code }))).toEqual([422, 'code']);
    await confirmWith({ current_password: 'x' });
    expect((await confirmWith({ current_password: 'x' })).status).toBe(429);
  });
});

describe('turning it on', () => {
  test('EXT-23 the first factor signs out other devices, gives ten recovery codes and is mailed; the next one does neither', async () => {
    const member = await app.member();
    const other = await anotherSession(member);
    const { codes } = await addApp(app, member);
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    expect([await isSignedIn(member.token), await isSignedIn(other)]).toEqual([true, false]);
    expect((await mailsTo(app, member.email))[0]?.subject).toBe(
      'An authenticator app was added to your Kindfare account',
    );
    const { token } = await firstStep(app, member);
    const opened = await secondStep(app, token, { recovery_code: codes[0] ?? '' });
    const { codes: more } = await addPasskey(app, member);
    expect(more).toEqual([]);
    expect(await isSignedIn((opened.body as { access_token: string }).access_token)).toBe(true);
    expect((await mailsTo(app, member.email))[0]?.subject).toBe(
      'A passkey was added to your Kindfare account',
    );
    expect((await security(member)).two_step).toMatchObject({
      is_on: true,
      passkey_site: 'localhost',
      authenticator: { created_at: expect.any(String) },
      passkeys: [{ name: 'My phone', last_used_at: null }],
      recovery_codes_left: 9,
    });
  });

  test('EXT-23 an app is on only once it has shown a right code, in its session, within 10 minutes and 5 tries', async () => {
    const member = await app.member();
    const { token } = member;
    const start = async () =>
      (await app.ok('startAuthenticator', { token, body: await confirm(app, member) })).data.secret;
    const add = (code: string, by = token) => app.call('addAuthenticator', { token: by, body: { code } });
    const abandoned = await start();
    expect((await signIn(app, member)).status).toBe(200);
    expect((await add(appCode(app, abandoned), await anotherSession(member))).status).toBe(422);
    app.clock.advance(10 * minute);
    expect((await add(appCode(app, abandoned))).status).toBe(422);

    const guessed = await start();
    for (let index = 0; index < 5; index += 1) expect((await add(wrongCode(app, guessed))).status).toBe(422);
    expect((await add(appCode(app, guessed))).status).toBe(422);

    const replaced = await start();
    const secret = await start();
    expect((await add(appCode(app, replaced))).status).toBe(422);
    expect((await add(appCode(app, secret))).status).toBe(200);
    expect((await add(appCode(app, secret))).status).toBe(422);
    // the code that turned it on was used
    const { token: step } = await firstStep(app, member);
    expect((await secondStep(app, step, { code: appCode(app, secret) })).status).toBe(422);
  });

  test('EXT-23 the secret is encrypted in the database, and for the app there is an address to scan', async () => {
    const member = await app.member();
    const { data } = await app.ok('startAuthenticator', {
      token: member.token,
      body: await confirm(app, member),
    });
    expect(new URL(data.uri).searchParams.get('secret')).toBe(data.secret);
    expect(data.uri).toContain(`otpauth://totp/Kindfare:${encodeURIComponent(member.email)}`);
    await app.ok('addAuthenticator', { token: member.token, body: { code: appCode(app, data.secret) } });
    const rows = JSON.stringify([
      await app.db.selectFrom('authenticators').selectAll().execute(),
      await app.db.selectFrom('two_step_setups').selectAll().execute(),
    ]);
    expect(rows).not.toContain(data.secret);
  });

  test('EXT-23 of two apps that are added at once by two devices one is left', async () => {
    const member = await app.member();
    const tokens = [member.token, await anotherSession(member)];
    const secrets: string[] = [];
    for (const token of tokens) {
      const body = await confirm(app, { ...member, token });
      secrets.push((await app.ok('startAuthenticator', { token, body })).data.secret);
    }
    const all = await Promise.all(
      tokens.map((token, index) =>
        app.call('addAuthenticator', { token, body: { code: appCode(app, secrets[index] ?? '') } }),
      ),
    );
    // the first one ends the session of the other, or the other replaces it
    expect(all.map(({ status }) => status)).toContain(200);
    expect(all.every(({ status }) => status < 500)).toBe(true);
    expect(
      (await security({ token: (await isSignedIn(member.token)) ? member.token : (tokens[1] ?? '') }))
        .two_step.is_on,
    ).toBe(true);
  });

  test.each([
    ['made on another site', { origin: 'https://kindfare.example' }],
    ['made for another site', { rpId: 'kindfare.example' }],
    ['made without finger, face or PIN', { isUserVerified: false }],
    ['made for another challenge', { challenge: 'AAAA' }],
  ] as const)('EXT-23 a passkey that was %s is refused', async (_, ceremony) => {
    const member = await app.member();
    const { token } = member;
    const { data } = await app.ok('startPasskey', { token, body: await confirm(app, member) });
    const credential = softPasskey().create({ challenge: data.challenge, ...ceremony });
    const refused = await app.call('addPasskey', { token, body: { credential, name: 'x' } });
    expect(fieldsOf(refused)).toEqual([422, 'credential']);
    expect((await security(member)).two_step.is_on).toBe(false);
  });

  test('EXT-23 a passkey belongs to one account, once', async () => {
    const [member, other] = [await app.member(), await app.member()];
    const { passkey } = await addPasskey(app, member);
    for (const each of [member, other]) {
      const { data } = await app.ok('startPasskey', { token: each.token, body: await confirm(app, each) });
      const credential = passkey.create({ challenge: data.challenge });
      const refused = await app.call('addPasskey', { token: each.token, body: { credential, name: 'x' } });
      expect(fieldsOf(refused)).toEqual([422, 'credential']);
    }
    expect((await security(other)).two_step.is_on).toBe(false);
  });

  test('EXT-23 a device that has a passkey of the member makes no second one', async () => {
    const member = await app.member();
    await addPasskey(app, member);
    const { data } = await app.ok('startPasskey', { token: member.token, body: await confirm(app, member) });
    expect(data.excludeCredentials).toHaveLength(1);
    expect(data).toMatchObject({
      rp: { id: 'localhost', name: 'Kindfare' },
      authenticatorSelection: { userVerification: 'required' },
      attestation: 'none',
    });
  });

  test.each([
    ['PUBLIC_URL names an IP address', 'https://192.0.2.1'],
    ['a public server doesn’t know its address', null],
  ])('EXT-23 there are no passkeys where %s', async (_, publicUrl) => {
    const context = { config: { ...app.context.config, publicUrl, isPublic: true } };
    const elsewhere = await startTestApp({ database: app.context, context });
    const member = await elsewhere.member();
    const body = await confirm(elsewhere, member);
    const refused = await elsewhere.call('startPasskey', { token: member.token, body });
    expect(fieldsOf(refused)).toEqual([422, 'passkey']);
    await elsewhere.close();
  });
});
