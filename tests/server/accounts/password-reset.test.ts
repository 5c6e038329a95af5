import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { codeFor, mailsTo, otherThan } from './mail-inbox.ts';

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
const fresh = 'a quiet orange lamp';
const ask = async (email = member.email) =>
  (await app.ok('requestPasswordReset', { body: { email } })).data.otp_token;
const bodyOf = (otp_token: string, code: string, password = fresh) => ({
  otp_token,
  code,
  password,
  password_confirmation: password,
});
const reset = (token: string, code: string, password?: string) =>
  app.call('resetPassword', { body: bodyOf(token, code, password) });
const refusesCode = async (token: string, code: string) => {
  const { errors } = await app.fails('resetPassword', 422, { body: bodyOf(token, code) });
  expect(Object.keys(errors ?? {})).toEqual(['code']);
};
const signIn = async (password: string, username = member.email) =>
  (await app.call('issueToken', { body: { grant_type: 'password', client_id: 'app', username, password } }))
    .status;
const meWith = async (token: string) => (await app.call('getCurrentUser', { token })).status;
const myCode = () => codeFor(app, member.email);

describe('a forgotten password', () => {
  test('API-11 API-12 AUTH-49 AUTH-52 OK-28 SRV-14 token and mailed code set the new password', async () => {
    const token = await ask();
    const { message } = await app.ok('resetPassword', { body: bodyOf(token, await myCode()) });
    expect(message).toBe('Your password has been changed. Sign in with the new one.');
    expect(await signIn(member.password)).toBe(401);
    expect(await signIn(fresh)).toBe(200);
  });

  test('OR-37 `token` and `otp` are other names of the two, and the proper names count where both are sent', async () => {
    const token = await ask();
    const code = await myCode();
    const { otp_token, code: _, ...passwords } = bodyOf(token, code);
    const mixed = { ...passwords, token: 'other', otp_token, otp: otherThan(code), code };
    await app.ok('resetPassword', { body: mixed });
    app.clock.advance(minute);
    const again = { ...passwords, token: await ask(), otp: await myCode() };
    await app.ok('resetPassword', { body: again });
    const missing = await app.fails('resetPassword', 422, { body: passwords });
    expect(Object.keys(missing.errors ?? {}).sort()).toEqual(['code', 'otp_token']);
  });

  test('SRV-14 CONST-08 the code has 6 digits and is only in the mail, not in the response', async () => {
    const response = await app.call('requestPasswordReset', { body: { email: member.email } });
    const [mail, ...others] = await mailsTo(app, member.email);
    expect(others).toEqual([]);
    const code = await myCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(mail?.subject).not.toContain(code);
    expect(response.text).not.toContain(code);
    expect(response.body).toEqual({ data: { otp_token: expect.stringMatching(/^ot_[\w-]{43}$/) } });
  });

  test('the mail is sent to the address as registered, whatever the spelling in the request', async () => {
    const email = `Mary.${crypto.randomUUID()}@Example.com`;
    await app.member(email);
    await ask(email.toLowerCase());
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  test('SRV-17 it ends all sessions of the member, and no others', async () => {
    const other = await app.member();
    const { access_token: elsewhere } = await app.ok('issueToken', {
      body: {
        grant_type: 'password',
        client_id: 'app',
        username: member.email,
        password: member.password,
      },
    });
    await reset(await ask(), await myCode());
    expect(await meWith(member.token)).toBe(401);
    expect(await meWith(elsewhere)).toBe(401);
    const refresh = { grant_type: 'refresh_token', client_id: 'app', refresh_token: member.refreshToken };
    await app.fails('issueToken', 400, { body: refresh });
    expect(await meWith(other.token)).toBe(200);
  });

  test('a member who had to wait after wrong passwords signs in at once', async () => {
    for (let time = 0; time < 7; time += 1) await signIn('wrong horse battery');
    expect(await signIn(member.password)).toBe(429);
    await reset(await ask(), await myCode());
    expect(await signIn(fresh)).toBe(200);
  });

  test('a member without a password sets the first one, and the email counts as verified', async () => {
    await app.db
      .updateTable('users')
      .set({ password_hash: null, email_verified_at: null })
      .where('email', '=', member.email)
      .execute();
    await reset(await ask(), await myCode());
    expect(await signIn(fresh)).toBe(200);
    const { token } = await signedIn();
    expect((await app.ok('getCurrentUser', { token })).data.email_verified_at).toBe(
      app.clock.now().toISOString(),
    );
  });

  test('the date of an earlier verification is unchanged', async () => {
    const before = new Date('2026-01-01T00:00:00.000Z');
    await app.db
      .updateTable('users')
      .set({ email_verified_at: before })
      .where('email', '=', member.email)
      .execute();
    await reset(await ask(), await myCode());
    const { token } = await signedIn();
    expect((await app.ok('getCurrentUser', { token })).data.email_verified_at).toBe(before.toISOString());
  });
});

async function signedIn(): Promise<{ token: string }> {
  const body = { grant_type: 'password', client_id: 'app', username: member.email, password: fresh };
  return { token: (await app.ok('issueToken', { body })).access_token };
}

describe('SRV-15 a code', () => {
  test('works for 10 minutes', async () => {
    const token = await ask();
    const code = await myCode();
    app.clock.advance(10 * minute - 1);
    expect((await reset(token, code)).status).toBe(200);
  });

  test('and no longer', async () => {
    const token = await ask();
    const code = await myCode();
    app.clock.advance(10 * minute);
    await refusesCode(token, code);
  });

  test('works once', async () => {
    const token = await ask();
    const code = await myCode();
    expect((await reset(token, code)).status).toBe(200);
    await refusesCode(token, code);
  });

  test('of two concurrent right ones one works', async () => {
    const token = await ask();
    const code = await myCode();
    const responses = await Promise.all(
      ['a quiet orange lamp', 'a loud purple chair'].map((password) => reset(token, code, password)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    const won = responses[0]?.status === 200 ? 'a quiet orange lamp' : 'a loud purple chair';
    expect(await signIn(won)).toBe(200);
  });

  test('works after 4 wrong attempts', async () => {
    const token = await ask();
    const code = await myCode();
    for (let time = 0; time < 4; time += 1) await refusesCode(token, otherThan(code));
    expect((await reset(token, code)).status).toBe(200);
  });

  test('is invalid after 5 wrong attempts', async () => {
    const token = await ask();
    const code = await myCode();
    for (let time = 0; time < 5; time += 1) await refusesCode(token, otherThan(code));
    await refusesCode(token, code);
  });

  test('is invalid after 6 concurrent wrong attempts', async () => {
    const token = await ask();
    const code = await myCode();
    const wrong = await Promise.all(Array.from({ length: 6 }, () => reset(token, otherThan(code))));
    expect(wrong.map(({ status }) => status)).toEqual(Array(6).fill(422));
    await refusesCode(token, code);
    expect(await signIn(member.password)).toBe(200);
  });

  test('of 20 concurrent attempts at most 5 are checked', async () => {
    const token = await ask();
    await Promise.all(Array.from({ length: 20 }, () => reset(token, '000000')));
    const { tries } = await app.db
      .selectFrom('one_time_codes')
      .innerJoin('users', 'users.id', 'one_time_codes.user_id')
      .select('tries')
      .where('users.email', '=', member.email)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
  });

  test('is replaced by a newer one', async () => {
    const first = await ask();
    const old = await myCode();
    app.clock.advance(minute);
    const second = await ask();
    const code = await myCode();
    await refusesCode(first, old);
    await refusesCode(first, code);
    if (old !== code) await refusesCode(second, old);
    expect((await reset(second, code)).status).toBe(200);
  });

  test('belongs to its token', async () => {
    const other = await app.member();
    await ask();
    const code = await myCode();
    await refusesCode(await ask(other.email), code);
    await refusesCode('ot_unknown', code);
  });

  test('is good for one purpose only', async () => {
    const { data } = await app.ok('sendVerificationCode', { token: member.token });
    await refusesCode(data.otp_token, await myCode());
  });

  test('is invalidated by a change of the address', async () => {
    const token = await ask();
    const code = await myCode();
    await app.ok('updateCurrentUser', {
      token: member.token,
      body: { email: `new-${member.email}`, current_password: member.password },
    });
    await refusesCode(token, code);
  });

  test('is deleted with the account', async () => {
    const token = await ask();
    const code = await myCode();
    await app.db.deleteFrom('users').where('email', '=', member.email).execute();
    await refusesCode(token, code);
    expect(await mailsTo(app, member.email)).toEqual([]);
  });
});

describe('SRV-16 ERR-07 an invalid password is an error at its field, and the code stays valid', () => {
  test.each([
    ['short', 'short'],
    ['too long', 'x'.repeat(129)],
    ['widely used', 'password1'],
    ['with a control character', 'line\nbreak here'],
  ])('%s', async (_, password) => {
    const token = await ask();
    const code = await myCode();
    for (let time = 0; time < 6; time += 1) {
      const { errors } = await app.fails('resetPassword', 422, { body: bodyOf(token, code, password) });
      expect(errors).toHaveProperty('password');
      expect(errors).not.toHaveProperty('code');
    }
    expect((await reset(token, code)).status).toBe(200);
  });

  test('the own email as password, which is checked only after the code', async () => {
    const token = await ask();
    const code = await myCode();
    for (let time = 0; time < 6; time += 1) {
      const body = bodyOf(token, code, member.email.toUpperCase());
      expect(Object.keys((await app.fails('resetPassword', 422, { body })).errors ?? {})).toEqual([
        'password',
      ]);
    }
    expect((await reset(token, code)).status).toBe(200);
  });

  test('a different confirmation is an error at its field', async () => {
    const body = { ...bodyOf(await ask(), await myCode()), password_confirmation: 'something else' };
    const { errors } = await app.fails('resetPassword', 422, { body });
    expect(Object.keys(errors ?? {})).toEqual(['password_confirmation']);
  });

  test.each(['12345', '1234567', '12345a', '١٢٣٤٥٦', ''])(
    'the code %j is an error at the field `code`',
    async (code) => {
      await refusesCode(await ask(), code);
    },
  );
});
