import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { createOutboxWorker } from '#server/jobs/outbox-worker.ts';
import type { MailSender } from '#server/providers/mail/mail-sender.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { withNotes } from '#tests/server/recipes/recorded-queries.ts';
import { mailsTo } from './mail-inbox.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const known = async () => (await app.member()).email;
const unknown = async () => `${crypto.randomUUID()}@example.com`;
const bodyOf = (otp_token: string, code = '000000') => ({
  otp_token,
  code,
  password: 'a quiet orange lamp',
  password_confirmation: 'a quiet orange lamp',
});

/** A second app on the same data that records the work of each call: queries, hashes and encryptions. */
async function watchedApp() {
  const work: string[] = [];
  const db = withNotes(app.db, ({ sql }) => work.push(sql));
  const real = app.context;
  const noted =
    <Parameters extends readonly unknown[], Result>(name: string, call: (...given: Parameters) => Result) =>
    (...given: Parameters) => {
      work.push(name);
      return call(...given);
    };
  const context: Partial<Context> = {
    db,
    passwords: {
      hash: noted('argon2 hash', real.passwords.hash),
      isRight: noted('argon2 verify', real.passwords.isRight),
    },
    secrets: {
      mac: noted('mac', real.secrets.mac),
      encrypt: noted('encrypt', real.secrets.encrypt),
      decrypt: real.secrets.decrypt,
    },
    mailer: { delivery: 'sent', flush: () => void work.push('flush') },
  };
  const watched = await startTestApp({ context });
  return { watched, work };
}

describe('SRV-14 forgot-password does not reveal whether there is an account', () => {
  test('the responses have the same status, headers and body except for the token', async () => {
    const responses = [];
    for (const email of [await known(), await unknown()])
      responses.push(await app.call('requestPasswordReset', { body: { email } }));
    const shapes = responses.map(({ status, headers, text }) => ({
      status,
      headers: { ...headers, date: '', etag: '', 'x-request-id': '' },
      text: text.replace(/ot_[\w-]{43}/, 'ot'),
    }));
    expect(shapes[0]).toEqual(shapes[1]);
    expect(shapes[0]?.status).toBe(200);
  });

  test('the same work is done for each: the same queries, hashes, encryption and wake-ups', async () => {
    const { watched, work } = await watchedApp();
    const done: string[][] = [];
    const emails = [await known(), await unknown()];
    // The second round is rate limited, the third comes later.
    for (const pause of [0, 0, 60_000]) {
      watched.clock.advance(pause);
      for (const email of emails) {
        work.length = 0;
        await watched.call('requestPasswordReset', { body: { email } });
        done.push([...work]);
      }
    }
    await watched.close();
    for (const round of [0, 2, 4]) expect(done[round]).toEqual(done[round + 1]);
    expect(done[0]?.filter((each) => /outbox|one_time_code/.test(each)).length).toBeGreaterThanOrEqual(5);
    expect(done[0]).toContain('flush');
  });

  test('a code that is tried does the same work for each, and hashes no password', async () => {
    const { watched, work } = await watchedApp();
    const done: string[][] = [];
    const responses: string[] = [];
    for (const email of [await known(), await unknown()]) {
      const { data } = await app.ok('requestPasswordReset', { body: { email } });
      for (let time = 0; time < 6; time += 1) {
        work.length = 0;
        responses.push((await watched.call('resetPassword', { body: bodyOf(data.otp_token) })).text);
        done.push([...work]);
      }
    }
    await watched.close();
    expect(new Set(responses).size).toBe(1);
    expect(done.slice(0, 6)).toEqual(done.slice(6));
    expect(done.flat().filter((each) => each.startsWith('argon2'))).toEqual([]);
  });

  test('without an account no code is valid, and nothing is mailed', async () => {
    const email = await unknown();
    const { data } = await app.ok('requestPasswordReset', { body: { email } });
    expect(await mailsTo(app, email)).toEqual([]);
    const row = await app.db
      .selectFrom('outbox')
      .selectAll()
      .where('user_id', 'is', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const mail = app.context.secrets.decrypt(row.encrypted) ?? '';
    const code = /\d{6}/.exec(JSON.parse(mail).text)?.[0] ?? '';
    await app.fails('resetPassword', 422, { body: bodyOf(data.otp_token, code) });
  });

  test('a member of another partner is unknown here', async () => {
    const email = await known();
    await app.db.updateTable('users').set({ partner_id: 'north' }).where('email', '=', email).execute();
    await app.ok('requestPasswordReset', { body: { email } });
    expect(await mailsTo(app, email)).toEqual([]);
  });

  test('the worker deletes mail without a recipient, and sends the rest', async () => {
    const sent: string[] = [];
    const sender: MailSender = { send: async ({ to }) => void sent.push(to), isReachable: async () => true };
    const sending = await startTestApp({ context: { mailer: { delivery: 'sent', flush: () => {} } } });
    const { email } = await sending.member();
    await sending.ok('requestPasswordReset', { body: { email } });
    await sending.ok('requestPasswordReset', { body: { email: await unknown() } });
    await createOutboxWorker(sending.context, sender).settle();
    expect(sent).toEqual([email]);
    expect(await sending.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    await sending.close();
  });
});
