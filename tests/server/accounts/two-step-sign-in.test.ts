import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setBlocked } from '#server/queries/user-admin.ts';
import { hashToken } from '#server/security/tokens.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { mailsTo } from './mail-inbox.ts';
import { addApp, appCode, firstStep, secondStep, signIn, wrongCode } from './two-step-member.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const idOf = async ({ token }: Pick<TestMember, 'token'>) =>
  (await app.ok('getCurrentUser', { token })).data.id;
const sessionsOf = async (userId: string) =>
  (await app.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length;
const fieldsOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ...Object.keys((body as { errors?: object }).errors ?? {}),
];
const tokenIn = ({ body }: { body: unknown }) => (body as { access_token: string }).access_token;

async function memberWithApp() {
  const member = await app.member();
  return { member, userId: await idOf(member), ...(await addApp(app, member)) };
}
describe('the first step', () => {
  test('EXT-23 without a second step nothing changes', async () => {
    const member = await app.member();
    const { status, body } = await signIn(app, member);
    expect([status, Object.keys(body as object).sort()]).toEqual([
      200,
      ['access_token', 'expires_in', 'refresh_token'],
    ]);
  });

  test('EXT-23 a correct password gets 403 with a message and a token, and opens no session', async () => {
    const { member, userId } = await memberWithApp();
    const before = await sessionsOf(userId);
    const { status, body } = await signIn(app, member);
    expect(status).toBe(403);
    expect(body).toEqual({
      message: 'Confirm it’s you with your second step.',
      two_step_token: expect.stringMatching(/^kf_2s_[\w-]{43}$/),
      two_step: { expires_in: 600, methods: ['authenticator', 'recovery_code'], passkey: null },
    });
    expect(await sessionsOf(userId)).toBe(before);
  });

  test('EXT-23 a wrong password, and an unknown account, get the same response as without a second step', async () => {
    const { member } = await memberWithApp();
    for (const email of [member.email, 'nobody@example.com'])
      expect(await signIn(app, { email, password: 'wrong horse' })).toMatchObject({
        status: 401,
        body: { message: 'Wrong email or password.' },
      });
  });

  test('EXT-23 a blocked member gets the reason, and no token', async () => {
    const { member, userId } = await memberWithApp();
    const { token } = await firstStep(app, member);
    await setBlocked(app.db, userId, app.clock.now());
    const { status, body } = await signIn(app, member);
    expect([status, body]).toEqual([403, { message: 'This account has been blocked.' }]);
    const { secret: _, ...code } = { secret: '', code: '123456' };
    expect((await secondStep(app, token, code)).status).toBe(403);
  });

  test('EXT-23 the token is hashed in the database', async () => {
    const { member } = await memberWithApp();
    const { token } = await firstStep(app, member);
    const rows = await app.db.selectFrom('two_step_tokens').selectAll().execute();
    expect(rows.map(({ token_hash }) => token_hash)).toContain(hashToken(token));
    expect(JSON.stringify(rows)).not.toContain(token.slice(6));
  });
});

describe('the token', () => {
  test('EXT-23 opens one session', async () => {
    const { member, secret } = await memberWithApp();
    const { token } = await firstStep(app, member);
    const opened = await secondStep(app, token, { code: appCode(app, secret) });
    expect(opened.status).toBe(200);
    await app.ok('getCurrentUser', { token: tokenIn(opened) });
    app.clock.advance(30_000);
    const again = await secondStep(app, token, { code: appCode(app, secret) });
    expect(again).toMatchObject({ status: 400, body: { message: expect.stringContaining('sign in again') } });
  });

  test('EXT-23 of two exchanges at once one succeeds', async () => {
    const { member, codes } = await memberWithApp();
    const { token } = await firstStep(app, member);
    const both = await Promise.all(
      codes.slice(0, 2).map((code) => secondStep(app, token, { recovery_code: code })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const { two_step } = (await app.ok('getSecurity', { token: member.token })).data;
    // the code of the attempt that failed still works
    expect(two_step.recovery_codes_left).toBe(9);
  });

  test('EXT-23 expires after 10 minutes', async () => {
    const { member, secret } = await memberWithApp();
    const { token } = await firstStep(app, member);
    app.clock.advance(10 * 60_000);
    expect((await secondStep(app, token, { code: appCode(app, secret) })).status).toBe(400);
  });

  test('EXT-23 has 5 attempts, and its member is mailed about failures once a day', async () => {
    const { member, secret } = await memberWithApp();
    const fail = async () => {
      const { token } = await firstStep(app, member);
      const statuses = [];
      for (let index = 0; index < 5; index += 1)
        statuses.push(fieldsOf(await secondStep(app, token, { code: wrongCode(app, secret) })));
      return { token, statuses };
    };
    const { token, statuses } = await fail();
    expect(statuses).toEqual(Array.from({ length: 5 }, () => [422, 'code']));
    // as long as the account has to wait, but before the token expires
    app.clock.advance(1_000);
    expect((await secondStep(app, token, { code: appCode(app, secret) })).status).toBe(400);
    const warnings = async () =>
      (await mailsTo(app, member.email)).filter(({ subject }) => subject.startsWith('Someone tried'));
    expect(await warnings()).toHaveLength(1);
    app.clock.advance(15 * 60_000);
    await fail();
    expect(await warnings()).toHaveLength(1);
  });

  test('EXT-23 parallel guesses count, too', async () => {
    const { member, secret } = await memberWithApp();
    const { token } = await firstStep(app, member);
    const code = wrongCode(app, secret);
    const all = await Promise.all(Array.from({ length: 12 }, () => secondStep(app, token, { code })));
    expect(all.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(5);
    expect((await secondStep(app, token, { code: appCode(app, secret) })).status).not.toBe(200);
  });

  test('EXT-23 a new token for each guess doesn’t help: after 5 failures of the account codes have to wait', async () => {
    const { member, secret } = await memberWithApp();
    for (let index = 0; index < 5; index += 1) {
      const { token } = await firstStep(app, member);
      expect((await secondStep(app, token, { code: wrongCode(app, secret) })).status).toBe(422);
    }
    const { token } = await firstStep(app, member);
    const held = await secondStep(app, token, { code: appCode(app, secret) });
    expect(held).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    app.clock.advance(1_000);
    expect((await secondStep(app, token, { code: appCode(app, secret) })).status).toBe(200);
  });

  test('EXT-23 one address guesses 30 times in 5 minutes at most, at whichever accounts', async () => {
    const { member, secret } = await memberWithApp();
    const address = '192.0.2.55';
    const statuses = [];
    for (let index = 0; index < 31; index += 1) {
      const proof = { code: wrongCode(app, secret) };
      statuses.push((await secondStep(app, `kf_2s_guess${index}`, proof, address)).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 400)).toBe(true);
    const { token } = await firstStep(app, member);
    expect((await secondStep(app, token, { code: appCode(app, secret) }, address)).status).toBe(429);
  });

  test('EXT-23 ends with a new password, and when everybody is signed out', async () => {
    const { member, secret, userId } = await memberWithApp();
    const { token } = await firstStep(app, member);
    const body = { password: 'a quiet orange lamp', current_password: member.password };
    await app.ok('updateCurrentUser', { token: member.token, body });
    expect((await secondStep(app, token, { code: appCode(app, secret) })).status).toBe(400);
    const remaining = await app.db
      .selectFrom('two_step_tokens')
      .select('token_hash')
      .where('user_id', '=', userId)
      .execute();
    expect(remaining).toEqual([]);
  });

  test('a proof is missing, or the token is', async () => {
    const { member } = await memberWithApp();
    const { token } = await firstStep(app, member);
    for (let index = 0; index < 6; index += 1)
      expect(fieldsOf(await secondStep(app, token, {}))).toEqual([422, 'code']);
    const empty = await secondStep(app, token, { recovery_code: '' });
    expect(fieldsOf(empty)).toEqual([422, 'recovery_code']);
    expect(fieldsOf(await secondStep(app, '', { code: '123456' }))).toEqual([422, 'two_step_token']);
  });
});
