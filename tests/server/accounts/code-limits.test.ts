import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { codeFor, mailsTo } from './mail-inbox.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const minute = 60_000;
const ask = async (email: string, address?: string) =>
  (await app.ok('requestPasswordReset', { body: { email }, ...(address === undefined ? {} : { address }) }))
    .data.otp_token;
const reset = (otp_token: string, code: string, address?: string) =>
  app.call('resetPassword', {
    body: {
      otp_token,
      code,
      password: 'a quiet orange lamp',
      password_confirmation: 'a quiet orange lamp',
    },
    ...(address === undefined ? {} : { address }),
  });

describe('SRV-78 asking for a new password', () => {
  test('within a minute no second mail is sent, and each returned token is valid for the mailed code', async () => {
    const { email } = await app.member();
    const tokens = [await ask(email), await ask(email), await ask(email.toUpperCase())];
    expect(new Set(tokens).size).toBe(3);
    expect(await mailsTo(app, email)).toHaveLength(1);
    expect((await reset(tokens[2] ?? '', await codeFor(app, email))).status).toBe(200);
  });

  test('more tokens give no more attempts', async () => {
    const { email } = await app.member();
    const tokens = [await ask(email), await ask(email), await ask(email)];
    for (const token of [...tokens, ...tokens]) await reset(token, '000000');
    expect((await reset(tokens[0] ?? '', await codeFor(app, email))).status).toBe(422);
  });

  test('5 mails an hour, 10 a day, and always the same response', async () => {
    const { email } = await app.member();
    for (let time = 0; time < 60; time += 1) {
      await ask(email);
      app.clock.advance(minute);
    }
    expect(await mailsTo(app, email)).toHaveLength(5);
    for (let hour = 0; hour < 22; hour += 1) {
      await ask(email);
      app.clock.advance(60 * minute);
    }
    expect(await mailsTo(app, email)).toHaveLength(10);
  });

  test('a request counts for a day', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const codes = async () => (await app.db.selectFrom('one_time_codes').select('id').execute()).length;
    app.clock.advance(24 * 60 * minute);
    await ask(email);
    app.clock.advance(24 * 60 * minute - 1);
    await cleanUp(app.context);
    expect(await codes()).toBe(1);
    app.clock.advance(1);
    await cleanUp(app.context);
    expect(await codes()).toBe(0);
    expect(await app.db.selectFrom('one_time_code_tokens').selectAll().execute()).toEqual([]);
  });

  test('concurrent requests send one mail', async () => {
    const { email } = await app.member();
    await Promise.all(Array.from({ length: 8 }, () => ask(email)));
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  test('one address can request 30 times in 5 minutes, for any email', async () => {
    const address = '192.0.2.31';
    for (let time = 0; time < 30; time += 1) await ask(`${crypto.randomUUID()}@example.com`, address);
    const refused = await app.call('requestPasswordReset', { body: { email: 'a@example.com' }, address });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(300);
    app.clock.advance(5 * minute);
    await ask('a@example.com', address);
  });
});

test('SRV-78 one address may send 30 wrong codes in 5 minutes, for any account; right ones do not count', async () => {
  const address = '192.0.2.32';
  for (let time = 0; time < 29; time += 1) expect((await reset('ot_x', '000000', address)).status).toBe(422);
  for (let time = 0; time < 2; time += 1) {
    const { email } = await app.member();
    expect((await reset(await ask(email), await codeFor(app, email), address)).status).toBe(200);
  }
  expect((await reset('ot_x', '000000', address)).status).toBe(422);
  const refused = await reset('ot_x', '000000', address);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBe(300);
  const { token } = await app.member();
  const body = { otp_token: 'ot_x', code: '000000' };
  expect((await app.call('verifyEmail', { token, body, address })).status).toBe(429);
  app.clock.advance(5 * minute);
  expect((await reset('ot_x', '000000', address)).status).toBe(422);
});
