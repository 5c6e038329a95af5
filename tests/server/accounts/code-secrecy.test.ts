import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Failure, startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { codeFor } from './mail-inbox.ts';

const hashed: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('a mailed code', () => {
  test('SRV-14 SRV-07 appears in no response, log line or database row; its token in no log line or row', async () => {
    const { email, token } = await app.member();
    const responses: string[] = [];
    const call = async (...given: Parameters<TestApp['call']>) => {
      const response = await app.call(...given);
      responses.push(response.text, JSON.stringify(response.headers));
      return response;
    };
    const secrets: string[] = [];
    const sent = await call('sendVerificationCode', { token });
    const verification = (sent.body as { data: { otp_token: string } }).data.otp_token;
    const verificationCode = await codeFor(app, email);
    app.clock.advance(1000);
    const requested = await call('requestPasswordReset', { body: { email } });
    const reset = (requested.body as { data: { otp_token: string } }).data.otp_token;
    const code = await codeFor(app, email);
    secrets.push(verification, reset);

    const everything = async () => {
      const tables = ['one_time_codes', 'one_time_code_tokens', 'outbox', 'rate_limits', 'users'] as const;
      const rows = await Promise.all(tables.map((table) => app.db.selectFrom(table).selectAll().execute()));
      return JSON.stringify(rows).replaceAll(/"[0-9a-f]{8}-[0-9a-f-]{27}"|"\d{4}-\d\d-\d\dT[^"]*"/g, '""');
    };
    const before = await everything();
    const passwords = { password: 'a quiet orange lamp', password_confirmation: 'a quiet orange lamp' };
    await call('verifyEmail', { token, body: { otp_token: verification, code: '000000' } });
    await call('verifyEmail', { token, body: { otp_token: verification, code: verificationCode } });
    await call('resetPassword', { body: { otp_token: reset, code: '000000', ...passwords } });
    await call('resetPassword', { body: { otp_token: reset, code, ...passwords } });
    await call('resetPassword', { body: { otp_token: reset, code, ...passwords } });
    const stored = before + (await everything());
    const logged = app.logs.join('');
    expect(app.logs.length).toBeGreaterThan(7);
    for (const secret of [code, verificationCode]) {
      expect(responses.join('')).not.toContain(secret);
      expect(logged).not.toContain(secret);
      expect(stored).not.toMatch(new RegExp(`(?<![0-9a-f])${secret}(?![0-9a-f])`));
    }
    for (const secret of [...secrets, passwords.password]) {
      expect(logged).not.toContain(secret);
      expect(stored).not.toContain(secret);
    }
    expect(logged).not.toContain(email);
  });

  test('its hash reveals nothing: equal digits of two members, or twice of one, have different hashes', async () => {
    const rows = await app.db.selectFrom('one_time_codes').select(['code_hash', 'subject']).execute();
    const values = rows.flatMap((row) => [row.code_hash, row.subject]);
    for (const value of values) expect(value).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(rows.map((row) => row.code_hash)).size).toBe(rows.length);
  });
});

describe('SRV-01 a password that is far too long costs nothing', () => {
  test.each([
    ['1 MB', 1_000_000, 422],
    ['more than any call may hold', 3_000_000, 413],
    ['as much as a body may hold', 100_000, 422],
    ['one character too many', 129, 422],
  ])('%s: refused before anything is hashed or looked up', async (_, length, status) => {
    const hashing = {
      hash: async (password: string) => String(hashed.push(password)),
      isRight: async () => false,
    };
    let queries = 0;
    const counted = app.db.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const watched = await createApp({ ...app.context, db: counted, passwords: hashing });
    await watched.ready();
    queries = 0;
    const password = 'x'.repeat(length);
    const common = { password, password_confirmation: password };
    const calls = [
      ['/api/auth/reset-password', { otp_token: 'ot_x', code: '123456', ...common }],
      ['/api/auth/register', { name: '__', email: 'big@example.com', ...common }],
    ] as const;
    for (const [url, payload] of calls) {
      const response = await watched.inject({ method: 'POST', url, payload });
      expect(response.statusCode).toBe(status);
      if (status === 422) expect(Object.keys(response.json<Failure>().errors ?? {})).toContain('password');
    }
    expect(queries).toBe(0);
    await watched.close();
    expect(hashed).toEqual([]);
  });
});
