import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { accountOfSocial } from '#server/queries/social-identities.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { codeFor, mailsTo } from './mail-inbox.ts';
import { addApp, addPasskey, appCode, confirm, firstStep, secondStep, signIn } from './two-step-member.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const security = async ({ token }: Pick<TestMember, 'token'>) =>
  (await app.ok('getSecurity', { token })).data;
const isSignedIn = async (token: string) => (await app.call('getCurrentUser', { token })).status === 200;

describe('removing', () => {
  test('EXT-23 the last factor takes the recovery codes along and turns it off; each removal is mailed', async () => {
    const member = await app.member();
    const { codes } = await addApp(app, member);
    await addPasskey(app, member);
    const { token } = member;
    const body = await confirm(app, member);
    const [passkey] = (await security(member)).two_step.passkeys;
    await app.ok('removePasskey', { token, params: { id: passkey?.id ?? '' }, body });
    expect((await firstStep(app, member)).methods).toEqual(['authenticator', 'recovery_code']);
    await app.ok('removeAuthenticator', { token, body });
    expect((await mailsTo(app, member.email)).slice(0, 2).map(({ subject }) => subject)).toEqual([
      'The authenticator app of your Kindfare account was removed',
      'A passkey was removed from your Kindfare account',
    ]);
    expect((await signIn(app, member)).status).toBe(200);
    expect((await security(member)).two_step).toMatchObject({ is_on: false, recovery_codes_left: 0 });
    // turning it on again does not restore the former codes
    await addApp(app, member);
    const step = await firstStep(app, member);
    expect((await secondStep(app, step.token, { recovery_code: codes[0] ?? '' })).status).toBe(422);
  });

  test('EXT-23 a removed passkey, and another member’s, are a 404', async () => {
    const [member, other] = [await app.member(), await app.member()];
    await addPasskey(app, other);
    const [theirs] = (await security(other)).two_step.passkeys;
    const params = { id: theirs?.id ?? '' };
    const body = await confirm(app, member);
    await app.fails('removePasskey', 404, { token: member.token, params, body });
    await app.fails('removeAuthenticator', 404, { token: member.token, body });
    await app.fails('renewRecoveryCodes', 404, { token: member.token, body });
    const own = { token: other.token, params, body: await confirm(app, other) };
    await app.ok('removePasskey', own);
    await app.fails('removePasskey', 404, own);
  });

  test('EXT-23 new recovery codes end those before', async () => {
    const member = await app.member();
    const { codes } = await addApp(app, member);
    const { data } = await app.ok('renewRecoveryCodes', {
      token: member.token,
      body: await confirm(app, member),
    });
    const [renewed = ''] = data.recovery_codes ?? [];
    const use = async (code: string) =>
      (await secondStep(app, (await firstStep(app, member)).token, { recovery_code: code })).status;
    expect([await use(codes[0] ?? ''), await use(renewed)]).toEqual([422, 200]);
  });
});

describe('the link in the mail', () => {
  const linkIn = async (email: string) => {
    const [mail] = await mailsTo(app, email);
    return /restore\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const newPassword = async (email: string) => {
    const password = 'a quiet orange lamp';
    const { data } = await app.ok('requestPasswordReset', { body: { email } });
    const code = await codeFor(app, email);
    const body = { otp_token: data.otp_token, code, password, password_confirmation: password };
    await app.ok('resetPassword', { body });
    return { email, password };
  };

  test('EXT-23 a factor added by an attacker doesn’t lock the member out', async () => {
    const member = await app.member();
    await addPasskey(app, member);
    await app.ok('restoreAccount', { body: { token: await linkIn(member.email) } });
    expect(await isSignedIn(member.token)).toBe(false);
    expect((await signIn(app, await newPassword(member.email))).status).toBe(200);
  });

  test('EXT-23 reverting a new address reverts added and removed factors since, and no others', async () => {
    const member = await app.member();
    const { secret, codes } = await addApp(app, member);
    const attacker = `attacker-${member.email}`;
    app.clock.advance(minute);
    const change = { email: attacker, current_password: member.password };
    await app.ok('updateCurrentUser', { token: member.token, body: change });
    const link = await linkIn(member.email);
    app.clock.advance(minute);
    await addPasskey(app, member);
    await app.ok('removeAuthenticator', { token: member.token, body: await confirm(app, member) });
    await app.ok('renewRecoveryCodes', { token: member.token, body: await confirm(app, member) });
    await app.ok('restoreAccount', { body: { token: link } });

    const again = await newPassword(member.email);
    const { token, methods } = await firstStep(app, again);
    expect(methods).toEqual(['authenticator', 'recovery_code']);
    expect((await secondStep(app, token, { code: appCode(app, secret) })).status).toBe(200);
    const recovery = { recovery_code: codes[0] ?? '' };
    expect((await secondStep(app, (await firstStep(app, again)).token, recovery)).status).toBe(200);
  });

  test('EXT-23 it also takes off a Google account that was linked since', async () => {
    const member = await app.member();
    const { id: userId } = (await app.ok('getCurrentUser', { token: member.token })).data;
    const change = { password: 'a stolen orange lamp', current_password: member.password };
    await app.ok('updateCurrentUser', { token: member.token, body: change });
    await app.db
      .updateTable('users')
      .set({ email_verified_at: app.clock.now() })
      .where('id', '=', userId)
      .execute();
    const linked = await accountOfSocial(app.db, {
      issuer: 'https://accounts.example',
      subject: 'thief',
      email: member.email,
      isEmailVerified: true,
      name: 'Thief',
      partnerId: 'main',
      isOpen: true,
      now: app.clock.now(),
    });
    expect(linked).toEqual({ kind: 'account', userId });
    await app.ok('restoreAccount', { body: { token: await linkIn(member.email) } });
    const remaining = await app.db
      .selectFrom('social_identities')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect(remaining).toEqual([]);
  });

  test('EXT-23 a factor that is removed for good is deleted after the 7 days', async () => {
    const member = await app.member();
    const { id: userId } = (await app.ok('getCurrentUser', { token: member.token })).data;
    await addApp(app, member);
    await app.ok('removeAuthenticator', { token: member.token, body: await confirm(app, member) });
    const rows = async () =>
      (await app.db.selectFrom('authenticators').select('id').where('user_id', '=', userId).execute()).length;
    app.clock.advance(7 * day - 1);
    await cleanUp(app.context);
    expect(await rows()).toBe(1);
    app.clock.advance(1);
    await cleanUp(app.context);
    expect(await rows()).toBe(0);
  });
});
