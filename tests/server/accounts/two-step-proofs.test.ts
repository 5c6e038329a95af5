import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { mailsTo } from './mail-inbox.ts';
import { type Ceremony, softPasskey } from './soft-passkey.ts';
import { addApp, addPasskey, appCode, firstStep, secondStep } from './two-step-member.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const idOf = async ({ token }: Pick<TestMember, 'token'>) =>
  (await app.ok('getCurrentUser', { token })).data.id;
const fieldsOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ...Object.keys((body as { errors?: object }).errors ?? {}),
];
async function memberWithApp() {
  const member = await app.member();
  return { member, userId: await idOf(member), ...(await addApp(app, member)) };
}
async function memberWithPasskey() {
  const member = await app.member();
  const { passkey, codes } = await addPasskey(app, member);
  const assert = async (more: Partial<Ceremony> = {}) => {
    const { token, passkey: options } = await firstStep(app, member);
    const challenge = options?.challenge ?? '';
    return secondStep(app, token, { assertion: passkey.get({ challenge, ...more }) });
  };
  return { member, passkey, codes, assert };
}

describe('the authenticator app', () => {
  test('EXT-23 a code is right for its 30 seconds and those before and after, and works once', async () => {
    const { member, secret } = await memberWithApp();
    app.clock.advance(60_000);
    for (const [steps, status] of [
      [-2, 422],
      [2, 422],
      [-1, 200],
      [1, 200],
    ] as const) {
      const { token } = await firstStep(app, member);
      expect((await secondStep(app, token, { code: appCode(app, secret, steps) })).status, `${steps}`).toBe(
        status,
      );
    }
    // an earlier code than the last one used
    const { token } = await firstStep(app, member);
    expect(fieldsOf(await secondStep(app, token, { code: appCode(app, secret) }))).toEqual([422, 'code']);
  });

  test('EXT-23 of two uses of one code at once one succeeds', async () => {
    const { member, secret } = await memberWithApp();
    const tokens = [await firstStep(app, member), await firstStep(app, member)];
    const code = appCode(app, secret);
    const both = await Promise.all(tokens.map(({ token }) => secondStep(app, token, { code })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('EXT-23 its code is read with the space that apps show', async () => {
    const { member, secret } = await memberWithApp();
    const { token } = await firstStep(app, member);
    const code = appCode(app, secret).replace(/^.../, '$& ');
    expect((await secondStep(app, token, { code })).status).toBe(200);
  });

  test('EXT-23 the code of another account’s app is wrong', async () => {
    const [{ member }, other] = [await memberWithApp(), await memberWithApp()];
    const { token } = await firstStep(app, member);
    expect((await secondStep(app, token, { code: appCode(app, other.secret) })).status).toBe(422);
  });
});

describe('recovery codes', () => {
  test('EXT-23 each works once, and its use is mailed with how many are left', async () => {
    const { member, codes } = await memberWithApp();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    const use = async () =>
      secondStep(app, (await firstStep(app, member)).token, { recovery_code: ` ${code.toUpperCase()} ` });
    expect((await use()).status).toBe(200);
    expect(fieldsOf(await use())).toEqual([422, 'recovery_code']);
    const [mail] = await mailsTo(app, member.email);
    expect(mail?.subject).toContain('A recovery code was used');
    expect(mail?.text).toContain('9 codes are left');
  });

  test('EXT-23 of two uses of the last one at once one succeeds, and the app still works', async () => {
    const { member, codes, secret } = await memberWithApp();
    for (const code of codes.slice(1))
      expect(
        (await secondStep(app, (await firstStep(app, member)).token, { recovery_code: code })).status,
      ).toBe(200);
    const tokens = [await firstStep(app, member), await firstStep(app, member)];
    const both = await Promise.all(
      tokens.map(({ token }) => secondStep(app, token, { recovery_code: codes[0] ?? '' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { token, methods } = await firstStep(app, member);
    expect(methods).toEqual(['authenticator']);
    expect((await secondStep(app, token, { code: appCode(app, secret) })).status).toBe(200);
  });

  test('EXT-23 those of another account are wrong, and none is in the database in clear text', async () => {
    const [{ member }, other] = [await memberWithApp(), await memberWithApp()];
    const { token } = await firstStep(app, member);
    expect((await secondStep(app, token, { recovery_code: other.codes[0] ?? '' })).status).toBe(422);
    const rows = JSON.stringify(await app.db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of other.codes) expect(rows).not.toContain(code);
  });
});

describe('passkeys', () => {
  test('EXT-23 a passkey opens a session', async () => {
    const { member, assert } = await memberWithPasskey();
    const { methods, passkey } = await firstStep(app, member);
    expect(methods).toEqual(['passkey', 'recovery_code']);
    expect(passkey).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(passkey?.allowCredentials).toMatchObject([
      { type: 'public-key', transports: ['hybrid', 'internal'] },
    ]);
    expect((await assert()).status).toBe(200);
  });

  test.each([
    ['on another site', { origin: 'https://kindfare.example' }],
    ['on a site with a similar name', { origin: 'http://localhost.example' }],
    ['at no origin', { origin: '' }],
    ['for another site', { rpId: 'kindfare.example' }],
    ['without finger, face or PIN', { isUserVerified: false }],
    ['for another sign-in', { challenge: 'AAAA' }],
  ] as const)('EXT-23 one that was used %s is refused', async (_, ceremony) => {
    const { assert } = await memberWithPasskey();
    expect(fieldsOf(await assert(ceremony))).toEqual([422, 'assertion']);
  });

  test('EXT-23 an assertion can’t be replayed, neither with its token nor with a new one', async () => {
    const { member, passkey } = await memberWithPasskey();
    const first = await firstStep(app, member);
    const assertion = passkey.get({ challenge: first.passkey?.challenge ?? '' });
    expect((await secondStep(app, first.token, { assertion })).status).toBe(200);
    expect((await secondStep(app, first.token, { assertion })).status).toBe(400);
    const second = await firstStep(app, member);
    expect((await secondStep(app, second.token, { assertion })).status).toBe(422);
  });

  test('EXT-23 the passkey of another account, and an unknown one, are refused', async () => {
    const [{ member }, other] = [await memberWithPasskey(), await memberWithPasskey()];
    for (const passkey of [other.passkey, softPasskey()]) {
      const { token, passkey: options } = await firstStep(app, member);
      const assertion = passkey.get({ challenge: options?.challenge ?? '' });
      expect(fieldsOf(await secondStep(app, token, { assertion }))).toEqual([422, 'assertion']);
    }
  });

  test('EXT-23 a copy is found by its count of signatures', async () => {
    const { assert } = await memberWithPasskey();
    const statuses = [];
    for (const counter of [7, 7, 6, 0, 8]) statuses.push((await assert({ counter })).status);
    expect(statuses).toEqual([200, 422, 422, 422, 200]);
  });

  test('EXT-23 is not blocked by failed guesses of codes', async () => {
    const { member, assert } = await memberWithPasskey();
    for (let index = 0; index < 6; index += 1)
      await secondStep(app, (await firstStep(app, member)).token, { recovery_code: `guess ${index}` });
    expect((await assert()).status).toBe(200);
  });

  test.each([
    '',
    '{}',
    'null',
    '[]',
    '"x"',
    '{"id":"x"}',
    '{"id":"x","response":{"clientDataJSON":"e30"}}',
    'no JSON',
  ])('EXT-23 %j is no assertion', async (assertion) => {
    const { member } = await memberWithPasskey();
    const { token } = await firstStep(app, member);
    expect((await secondStep(app, token, { assertion })).status).toBe(422);
  });
});
