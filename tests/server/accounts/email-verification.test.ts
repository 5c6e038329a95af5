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
const send = async ({ token } = member) => (await app.ok('sendVerificationCode', { token })).data.otp_token;
const verify = (otp_token: string, code: string, { token } = member) =>
  app.call('verifyEmail', { token, body: { otp_token, code } });
const refuses = async (otpToken: string, code: string, by = member) => {
  const body = { otp_token: otpToken, code };
  const { errors } = await app.fails('verifyEmail', 422, { token: by.token, body });
  expect(Object.keys(errors ?? {})).toEqual(['code']);
};
const verifiedAt = async ({ token } = member) =>
  (await app.ok('getCurrentUser', { token })).data.email_verified_at;
const myCode = () => codeFor(app, member.email);

describe('verifying the email', () => {
  test('API-14 API-15 AUTH-56 OK-05 SRV-18 the mailed code fills email_verified_at', async () => {
    expect(await verifiedAt()).toBeNull();
    const token = await send();
    const response = await verify(token, await myCode());
    expect(response).toMatchObject({
      status: 200,
      body: { message: 'Your email has been verified successfully.' },
    });
    expect(await verifiedAt()).toBe(app.clock.now().toISOString());
  });

  test('API-15 OK-04 sending takes no body or an empty one, and the code is not in the response', async () => {
    const response = await app.call('sendVerificationCode', { token: member.token, body: {} });
    expect(response.body).toEqual({ data: { otp_token: expect.stringMatching(/^ot_[\w-]{43}$/) } });
    expect(response.text).not.toContain(await myCode());
  });

  test('OR-37 `token` and `otp` are accepted as aliases', async () => {
    const token = await send();
    await app.ok('verifyEmail', { token: member.token, body: { token, otp: await myCode() } });
    expect(await verifiedAt()).not.toBeNull();
  });

  test('AUTH-57 SRV-18 only the newest token counts, with its code', async () => {
    const first = await send();
    const old = await myCode();
    app.clock.advance(minute);
    const second = await send();
    const code = await myCode();
    await refuses(first, old);
    await refuses(first, code);
    expect(await verifiedAt()).toBeNull();
    expect((await verify(second, code)).status).toBe(200);
  });

  test('SRV-18 repeating it is harmless, and two at once both succeed', async () => {
    const token = await send();
    const code = await myCode();
    const responses = await Promise.all([verify(token, code), verify(token, code)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const first = await verifiedAt();
    app.clock.advance(minute);
    expect((await verify(token, code)).status).toBe(200);
    expect(await verifiedAt()).toBe(first);
  });

  test('ERR-08 a wrong code is an error at the field `code`, and 5 wrong attempts end it', async () => {
    const token = await send();
    const code = await myCode();
    for (let time = 0; time < 5; time += 1) await refuses(token, otherThan(code));
    await refuses(token, code);
    expect(await verifiedAt()).toBeNull();
  });

  test('6 wrong ones at once, then the right one: refused', async () => {
    const token = await send();
    const code = await myCode();
    await Promise.all(Array.from({ length: 6 }, () => refuses(token, otherThan(code))));
    await refuses(token, code);
  });

  test('SRV-15 it expires after 10 minutes', async () => {
    const token = await send();
    const code = await myCode();
    app.clock.advance(10 * minute);
    await refuses(token, code);
  });

  test.each(['12345', '1234567', 'abcdef', ''])(
    'ERR-08 ERR-39 the code %j is an error at the field `code`',
    async (code) => {
      await refuses(await send(), code);
    },
  );

  test('another member’s token and code verify no one', async () => {
    const other = await app.member();
    const token = await send(other);
    await refuses(token, await codeFor(app, other.email));
    expect(await verifiedAt()).toBeNull();
    expect(await verifiedAt(other)).toBeNull();
  });

  test('a code mailed to the old address does not verify the new one', async () => {
    const token = await send();
    const code = await myCode();
    await app.ok('updateCurrentUser', {
      token: member.token,
      body: { email: `new-${member.email}`, current_password: member.password },
    });
    await refuses(token, code);
    expect(await verifiedAt()).toBeNull();
  });

  test('a code for a new password does not verify', async () => {
    const body = { email: member.email };
    const { data } = await app.ok('requestPasswordReset', { body });
    await refuses(data.otp_token, await myCode());
  });

  test('guests can do neither', async () => {
    await app.fails('sendVerificationCode', 401);
    await app.fails('verifyEmail', 401, { body: { otp_token: 'x', code: '123456' } });
  });
});

describe('SRV-78 how often a code is mailed', () => {
  const refusedFor = async () => {
    const response = await app.call('sendVerificationCode', { token: member.token });
    expect(response.status).toBe(429);
    return Number(response.headers['retry-after']);
  };

  test('once a minute, and the previous one stays valid', async () => {
    const token = await send();
    const code = await myCode();
    expect(await refusedFor()).toBe(60);
    app.clock.advance(59_001);
    expect(await refusedFor()).toBe(1);
    expect(await mailsTo(app, member.email)).toHaveLength(1);
    expect((await verify(token, code)).status).toBe(200);
  });

  /** Advances the clock and signs in again, as access tokens expire. */
  const pass = async (ms: number) => {
    app.clock.advance(ms);
    const { email: username, password } = member;
    const body = { grant_type: 'password', client_id: 'app', username, password };
    member = { ...member, token: (await app.ok('issueToken', { body })).access_token };
  };

  test('5 times an hour and 10 times a day', async () => {
    for (let time = 0; time < 5; time += 1) {
      await send();
      app.clock.advance(minute);
    }
    expect(await refusedFor()).toBe(55 * 60);
    await pass(55 * minute);
    for (let time = 0; time < 5; time += 1) {
      await send();
      await pass(13 * minute);
    }
    // 10 in 125 minutes: the day is used up.
    expect(await refusedFor()).toBe((24 * 60 - 125) * 60);
    expect(await mailsTo(app, member.email)).toHaveLength(10);
    await pass((24 * 60 - 125) * minute);
    await send();
  });

  test('concurrent requests send one mail', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => app.call('sendVerificationCode', { token: member.token })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(429)]);
    expect(await mailsTo(app, member.email)).toHaveLength(1);
  });

  test('each member has his own count', async () => {
    await send();
    await send(await app.member());
  });
});
