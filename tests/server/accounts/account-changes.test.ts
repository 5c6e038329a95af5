import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '#server/security/tokens.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { mailsTo } from './mail-inbox.ts';

const day = 24 * 60 * 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const signIn = (username: string, password: string) =>
  app.call('issueToken', { body: { grant_type: 'password', client_id: 'app', username, password } });
const change = (member: TestMember, body: object) =>
  app.call('updateCurrentUser', { token: member.token, body });
const errorsOf = ({ body }: { body: unknown }) =>
  Object.keys((body as { errors?: Record<string, unknown> }).errors ?? {});
const latestMail = async (email: string) => (await mailsTo(app, email))[0];
const tokenIn = async (email: string) => {
  const mail = await latestMail(email);
  return /restore\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const isSignedIn = async (token: string) => (await app.call('getCurrentUser', { token })).status === 200;

describe('a new email address or password', () => {
  test.each([{ email: 'other@example.com' }, { password: 'a quiet orange lamp' }])(
    'EXT-23 OR-25 %j is refused without the current password, and with a wrong one',
    async (changes) => {
      const member = await app.member();
      for (const extra of [{}, { current_password: '' }, { current_password: 'not mine at all' }]) {
        const response = await change(member, { ...changes, ...extra });
        expect([response.status, errorsOf(response)]).toEqual([422, ['current_password']]);
      }
      expect(await signIn(member.email, member.password)).toMatchObject({ status: 200 });
    },
  );

  test('EXT-23 wrong current passwords count as failed sign-ins', async () => {
    const member = await app.member();
    const statuses = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await change(member, { password: 'a quiet lamp', current_password: 'x' })).status);
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
    expect(statuses[5]).toBe(429);
  });

  test('EXT-23 the right one ends the count', async () => {
    const member = await app.member();
    const wrong = () => change(member, { password: 'a quiet lamp', current_password: 'x' });
    for (let index = 0; index < 4; index += 1) await wrong();
    await change(member, { email: `new-${member.email}`, current_password: member.password });
    await change(member, { email: member.email, current_password: member.password });
    for (let index = 0; index < 4; index += 1) expect((await wrong()).status).toBe(422);
  });

  test('EXT-23 the other fields of the profile need no password', async () => {
    const member = await app.member();
    expect((await change(member, { name: 'Mary', email: member.email })).status).toBe(200);
  });

  test('EXT-23 a code mailed to the current address replaces the password, once and for its owner only', async () => {
    const [member, stranger] = [await app.member(), await app.member()];
    const { data } = await app.ok('sendConfirmationCode', { token: member.token });
    const code = /\d{6}/.exec((await latestMail(member.email))?.text ?? '')?.[0] ?? '';
    const confirmed = { otp_token: data.otp_token, code };
    expect(errorsOf(await change(stranger, { password: 'a quiet orange lamp', ...confirmed }))).toEqual([
      'code',
    ]);
    const again = await app.member();
    const { data: own } = await app.ok('sendConfirmationCode', { token: again.token });
    const ownCode = /\d{6}/.exec((await latestMail(again.email))?.text ?? '')?.[0] ?? '';
    const body = { password: 'a quiet orange lamp', otp_token: own.otp_token, code: ownCode };
    expect((await change(again, body)).status).toBe(200);
    expect(errorsOf(await change(again, { ...body, password: 'another quiet lamp' }))).toEqual(['code']);
  });

  test('EXT-23 a code of the former address confirms nothing', async () => {
    const member = await app.member();
    const { data } = await app.ok('sendConfirmationCode', { token: member.token });
    const code = /\d{6}/.exec((await latestMail(member.email))?.text ?? '')?.[0] ?? '';
    await change(member, { email: `new-${member.email}`, current_password: member.password });
    const late = { password: 'a quiet orange lamp', otp_token: data.otp_token, code };
    expect(errorsOf(await change(member, late))).toEqual(['code']);
  });

  test('EXT-23 ends the other sessions and leaves the own one', async () => {
    const member = await app.member();
    const other = (await signIn(member.email, member.password)).body as { access_token: string };
    const body = { email: `new-${member.email}`, current_password: member.password };
    expect((await change(member, body)).status).toBe(200);
    expect([await isSignedIn(member.token), await isSignedIn(other.access_token)]).toEqual([true, false]);
  });
});

describe('the former address', () => {
  const taken = async () => {
    const member = await app.member();
    const attacker = `attacker-${member.email}`;
    await change(member, { email: attacker, current_password: member.password });
    return { member, attacker, token: await tokenIn(member.email) };
  };

  test('EXT-23 is notified without the new address, and restores the account with all sessions ended', async () => {
    const { member, attacker, token } = await taken();
    const mail = await latestMail(member.email);
    expect(mail?.subject).toBe('The email address of your Kindfare account was changed');
    expect(mail?.text).not.toContain(attacker);
    const stored = await app.db.selectFrom('account_changes').select('token_hash').execute();
    expect(stored.map(({ token_hash }) => token_hash)).toContain(hashToken(token));
    const { data } = await app.ok('restoreAccount', { body: { token } });
    expect(data.email).toBe(member.email);
    expect(await isSignedIn(member.token)).toBe(false);
    // the attacker knows the password
    expect((await signIn(member.email, member.password)).status).toBe(401);
    expect((await signIn(attacker, member.password)).status).toBe(401);
    expect(errorsOf(await app.call('restoreAccount', { body: { token } }))).toEqual(['token']);
  });

  test('EXT-23 takes back a second change of an attacker too, and a new password', async () => {
    const { member, attacker, token } = await taken();
    const thief = { ...member, email: attacker };
    await change(thief, { email: `second-${attacker}`, current_password: member.password });
    await change(thief, { password: 'a stolen orange lamp', current_password: member.password });
    const later = await tokenIn(attacker);
    await app.ok('restoreAccount', { body: { token } });
    expect(errorsOf(await app.call('restoreAccount', { body: { token: later } }))).toEqual(['token']);
    expect((await signIn(member.email, 'a stolen orange lamp')).status).toBe(401);
  });

  test('EXT-23 can take it back after an attacker has taken back a later change', async () => {
    const { member, attacker, token } = await taken();
    app.clock.advance(60_000);
    const thief = { ...member, email: attacker };
    await change(thief, { email: `second-${attacker}`, current_password: member.password });
    await app.ok('restoreAccount', { body: { token: await tokenIn(attacker) } });
    const { data } = await app.ok('restoreAccount', { body: { token } });
    expect(data.email).toBe(member.email);
  });

  test('EXT-23 is reserved for 7 days, and free afterwards', async () => {
    const { member, token } = await taken();
    const register = () =>
      app.call('registerUser', {
        body: {
          name: '__',
          email: member.email.toUpperCase(),
          password: 'correct horse battery',
          password_confirmation: 'correct horse battery',
        },
      });
    const other = await app.member();
    expect(errorsOf(await register())).toEqual(['email']);
    const changes = { email: member.email, current_password: other.password };
    expect(errorsOf(await change(other, changes))).toEqual(['email']);
    app.clock.advance(7 * day);
    expect(errorsOf(await app.call('restoreAccount', { body: { token } }))).toEqual(['token']);
    expect((await register()).status).toBe(201);
  });

  test('EXT-23 of a changed password, the same', async () => {
    const member = await app.member();
    await change(member, { password: 'a stolen orange lamp', current_password: member.password });
    await app.ok('restoreAccount', { body: { token: await tokenIn(member.email) } });
    expect(await isSignedIn(member.token)).toBe(false);
    expect((await signIn(member.email, 'a stolen orange lamp')).status).toBe(401);
  });
});
