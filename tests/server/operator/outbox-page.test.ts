import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { createMailer } from '#server/jobs/create-mailer.ts';
import { styleHashes } from '#server/web/security-headers.ts';
import { mailsTo } from '#tests/server/accounts/mail-inbox.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const loopback = '127.0.0.1';
const look = (path: string, options: { address?: string; headers?: Record<string, string> } = {}) =>
  app.request('GET', path, { address: loopback, ...options });
async function mailCode(email?: string): Promise<string> {
  const member = await app.member(email);
  await app.ok('sendVerificationCode', { token: member.token });
  return member.email;
}

describe('SRV-14 stored mail', () => {
  test('an empty outbox has a message and an empty list', async () => {
    expect((await look('/outbox')).text).toContain('No mail yet.');
    expect((await look('/outbox.json')).body).toEqual([]);
  });

  test('/outbox.json lists to, subject, text and date, newest first, within the same moment as well', async () => {
    const first = await mailCode();
    const second = await mailCode();
    app.clock.advance(1000);
    const third = await mailCode();
    const { body } = await look('/outbox.json');
    const mails = body as Record<string, string>[];
    expect(mails.map(({ to }) => to).slice(0, 3)).toEqual([third, second, first]);
    expect(Object.keys(mails[0] ?? {}).sort()).toEqual(['date', 'subject', 'text', 'to']);
    expect(mails[0]?.['date']).toBe(app.clock.now().toISOString());
    expect(mails[0]?.['text']).toMatch(/^ {4}\d{6}$/m);
  });

  test('/outbox shows them as a page without scripts, whose one style the policy names', async () => {
    const email = await mailCode(`o'neil-${crypto.randomUUID()}@example.com`);
    const { text, headers } = await look('/outbox');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<h1>Outbox</h1>');
    expect(text).toContain(email.replaceAll("'", '&#39;'));
    expect(text).not.toContain('<script');
    const [hash, ...others] = styleHashes(text);
    expect(others).toEqual([]);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`style-src '${hash}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('one mail is shown as sent, without scripts and external resources', async () => {
    await mailCode();
    const link = /href="(\/outbox\/\d+)"/.exec((await look('/outbox')).text)?.[1] ?? '';
    const { text, headers } = await look(link);
    expect(text).toMatch(/>\d{6}<\/p>/);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    for (const path of ['/outbox/0', '/outbox/x', '/outbox/99999999999999999999', '/outbox/-1'])
      expect((await look(path)).status).toBe(404);
  });

  test('it is there for 7 days', async () => {
    const email = await mailCode();
    app.clock.advance(7 * 24 * 60 * 60_000 - 1);
    await cleanUp(app.context);
    expect(await mailsTo(app, email)).toHaveLength(1);
    app.clock.advance(1);
    await cleanUp(app.context);
    expect(await mailsTo(app, email)).toEqual([]);
  });

  test('mail in the database is encrypted', async () => {
    const email = await mailCode();
    const [mail] = await mailsTo(app, email);
    const rows = JSON.stringify(await app.db.selectFrom('outbox').selectAll().execute());
    expect(rows).not.toContain(email);
    expect(rows).not.toContain(/\d{6}/.exec(mail?.text ?? '')?.[0]);
  });
});

describe('the outbox is for this machine alone', () => {
  const paths = ['/outbox', '/outbox.json', '/outbox/1'];

  test.each([
    ['another address', { address: '192.0.2.7' }],
    ['another address of version 6', { address: '2001:db8::1' }],
    ['somebody behind a proxy', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['somebody behind two', { headers: { 'x-forwarded-for': '192.0.2.7, 127.0.0.1' } }],
    ['a proxy that speaks otherwise', { headers: { forwarded: 'for=192.0.2.7' } }],
    ['a proxy that names the visitor otherwise', { headers: { 'x-real-ip': '192.0.2.7' } }],
    ['a proxy that names only the protocol', { headers: { 'x-forwarded-proto': 'https' } }],
    ['a proxy that names itself', { headers: { via: '1.1 edge' } }],
    ['a content delivery network', { headers: { 'cf-connecting-ip': '192.0.2.7' } }],
    ['a page whose name points here', { headers: { host: 'evil.example' } }],
    ['a name that begins like this machine', { headers: { host: 'localhost.evil.example' } }],
    [
      'another machine that claims to be this one',
      { address: '192.0.2.7', headers: { 'x-forwarded-for': loopback } },
    ],
  ])('%s finds nothing', async (_, options) => {
    await mailCode();
    for (const path of paths) {
      const response = await look(path, options);
      expect(response).toMatchObject({ status: 404, body: { message: 'Not found.' } });
    }
  });

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])('%s finds it', async (host) => {
    for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
      expect((await look('/outbox.json', { address, headers: { host } })).status).toBe(200);
  });
});

describe('without stored mail there is no outbox', () => {
  test.each([
    ['in production', { NODE_ENV: 'production' }],
    ['with SMTP', { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@food.example' }],
  ])('%s', async (_, env) => {
    const { delivery } = createMailer({ ...app.context, config: readConfig(env) });
    expect(delivery).toBe('sent');
    const other = await startTestApp({ env, context: { mailer: { delivery, flush: () => {} } } });
    const { token } = await other.member();
    await other.ok('sendVerificationCode', { token });
    for (const path of ['/outbox', '/outbox.json', '/outbox/1'])
      expect((await other.request('GET', path, { address: loopback })).status).toBe(404);
    const [row] = await other.db.selectFrom('outbox').selectAll().execute();
    expect(row?.next_attempt_at).toEqual(other.clock.now());
    await other.close();
  });

  test('otherwise mail is stored', () => {
    expect(createMailer(app.context).delivery).toBe('stored');
  });
});
