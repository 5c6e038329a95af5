import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { type Received, startMailServer } from '#tests/server/mail-and-push/mail-server.ts';
import { isOnPostgres } from '#tests/server/test-database.ts';
import { cleanUp, initializedDataLocation, newMember, post, startServer } from './server-process.ts';

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
  cleanUp();
});

async function mailServer(port?: number) {
  const receivers: ((mail: Received) => void)[] = [];
  const server = await startMailServer({}, port, (mail) => receivers.shift()?.(mail));
  closing.push(server.close);
  return { ...server, next: () => new Promise<Received>((resolve) => receivers.push(resolve)) };
}

/** A port that accepts connections and never responds. */
async function silentPort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const envOf = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'Kindfare <hello@food.example>',
});
const codeIn = (raw: string) => /^ {4}(\d{6})\r$/m.exec(raw)?.[1] ?? '';

test('SRV-14 a code requested during an outage of the mail server arrives after kill -9 and a restart, and is valid', {
  timeout: 120_000,
}, async () => {
  const place = await initializedDataLocation();
  const gone = await silentPort();
  await gone.close();
  const first = await startServer({ ...place, ...envOf(gone.port), LOG_LEVEL: 'warn' });
  const { email } = await newMember(first.url);
  const requested = await post(first.url, '/auth/forgot-password', { email });
  const { data } = await requested.json();
  // after a kill during an attempt the mail stays leased for two more minutes
  await first.says('A mail was not taken');
  await first.kill('SIGKILL');

  const mail = await mailServer(gone.port);
  const next = mail.next();
  const second = await startServer({ ...place, ...envOf(gone.port) });
  const { raw, to } = await next;
  expect(to).toEqual([email]);
  const password = 'a quiet orange lamp';
  const body = { otp_token: data.otp_token, code: codeIn(raw), password, password_confirmation: password };
  expect((await post(second.url, '/auth/reset-password', body)).status).toBe(200);
  expect(mail.received).toHaveLength(1);
  expect((await second.kill('SIGTERM')).code).toBe(0);
});

test.skipIf(isOnPostgres)(
  'a hanging mail server delays neither responses nor the stop',
  {
    timeout: 120_000,
  },
  async () => {
    const silent = await silentPort();
    const server = await startServer({ ...(await initializedDataLocation()), ...envOf(silent.port) });
    const { email, token } = await newMember(server.url);
    expect((await post(server.url, '/auth/forgot-password', { email })).status).toBe(200);
    expect((await post(server.url, '/auth/email/verification-notification', {}, token)).status).toBe(200);
    expect((await server.kill('SIGTERM')).code).toBe(0);
  },
);
