import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOutboxWorker } from '#server/jobs/outbox-worker.ts';
import { MailError, type MailSender } from '#server/providers/mail/mail-sender.ts';
import { addMail } from '#server/queries/outbox.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { adminOf } from './admin-run.ts';

const hour = 60 * 60 * 1000;
let app: TestApp;
let userId: string;
let email: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ email } = await app.member());
  const row = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  userId = row.id;
});
beforeEach(async () => {
  await app.db.deleteFrom('outbox').execute();
});
afterAll(() => app.close());

const mails = (argv: readonly string[]) => adminOf(app)(['mails', ...argv]);
const post = (topic: string, expiresAt: Date | null = null) => {
  const now = app.clock.now();
  const encrypted = app.context.secrets.encrypt(
    JSON.stringify({ to: email, subject: topic, text: '', html: '' }),
  );
  return addMail(app.db, { userId, topic, encrypted, now, dueAt: now, expiresAt });
};
/** Sends what is due to a mail server with this answer; what it took. */
async function send(answer: MailError | null): Promise<readonly string[]> {
  const taken: string[] = [];
  const sender: MailSender = {
    send: async ({ subject }) => {
      if (answer !== null) throw answer;
      taken.push(subject);
    },
    isReachable: async () => answer === null,
  };
  const worker = createOutboxWorker(app.context, sender);
  await worker.settle();
  await worker.stop();
  return taken;
}
const refused = new MailError('never', '550');
const busy = new MailError('later', '451');
const listed = async () => JSON.parse((await mails(['list', '--json'])).out);

test('EXT-25 a refused mail is listed with its reason, and sent again', async () => {
  expect((await mails([])).out).toBe('No mail has failed in the last week.\n');
  await post('membership renewed 12');
  await post('account-change:3f2a');
  await send(refused);
  const { out } = await mails([]);
  expect(out).toMatch(/^id +to +about +tries +why\n/);
  expect(out).toContain('membership renewed');
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(110);
  const [newest, oldest] = await listed();
  expect(oldest).toMatchObject({ email, about: 'membership renewed', tries: 1, why: '550', next: null });
  expect((await mails(['retry', String(oldest.id), '--dry-run'])).out).toContain('Nothing was changed.');
  expect(await send(null)).toEqual([]);
  expect(await mails(['retry', String(oldest.id)])).toMatchObject({ code: 0 });
  expect(await send(null)).toEqual(['membership renewed 12']);
  expect(await listed()).toMatchObject([{ id: newest.id }]);
});

test('EXT-25 a mail that is given up after a day, and all at once', async () => {
  await post('membership ended 1');
  await post('membership ended 2');
  await send(busy);
  expect(await listed()).toMatchObject([{ given_up: null, why: '451' }, { given_up: null }]);
  app.clock.advance(25 * hour);
  await send(busy);
  const given = await listed();
  expect(given.map(({ given_up: at }: { given_up: string | null }) => at !== null)).toEqual([true, true]);
  expect((await mails(['retry', '--all', '--dry-run'])).out).toContain('Up to 2 mails');
  expect((await mails(['retry', '--all'])).out).toContain('2 mails again');
  expect((await send(null)).toSorted()).toEqual(['membership ended 1', 'membership ended 2']);
  expect((await mails(['retry', '--all'])).out).toBe('There is nothing to send again.\n');
});

test('SRV-14 neither an expired code nor what a newer mail replaced is sent again', async () => {
  await post('code 1', new Date(app.clock.now().getTime() + hour));
  await post('membership ended 3');
  await send(refused);
  await post('membership ended 3');
  app.clock.advance(2 * hour);
  const ids = (await listed()).map(({ id }: { id: number }) => String(id));
  expect(ids).toHaveLength(2);
  for (const id of ids) expect(await mails(['retry', id])).toMatchObject({ code: 1 });
  expect(await send(null)).toEqual(['membership ended 3']);
});

test.each([
  [['retry'], 2, 'Name one mail, or add --all.'],
  [['retry', '1', '--all'], 2, 'Name one mail, or add --all.'],
  [['retry', '999999999'], 1, 'There is no failed mail'],
  [['retry', "1' or 1=1"], 1, 'There is no failed mail'],
] as const)('an impossible command is refused in a sentence: %j', async (argv, exitCode, sentence) => {
  const { code, err } = await mails(argv);
  expect(code).toBe(exitCode);
  expect(err).toContain(sentence);
});
