import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNotificationForAll } from '#server/queries/notifications.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { adminOf } from './admin-run.ts';

let app: TestApp;
let admin: ReturnType<typeof adminOf>;
let [anna, ben] = [{} as TestMember, {} as TestMember];
beforeAll(async () => {
  app = await startTestApp();
  admin = adminOf(app);
  [anna, ben] = [await app.member(), await app.member()];
});
afterAll(() => app.close());

const words = ['--title', 'New soups', '--body', 'Twelve of them.'];
const titlesOf = async ({ token }: TestMember) =>
  (await app.ok('listNotifications', { token })).data.map(({ payload }) => payload.title);

test('SRV-41 one member is notified, with a link', async () => {
  const { code, out } = await admin(['notify', anna.email, ...words, '--url', '/recipes']);
  expect([code, out]).toEqual([0, 'One member was notified.\n']);
  const { data } = await app.ok('listNotifications', { token: anna.token });
  expect(data.map(({ payload }) => payload)).toContainEqual({
    title: 'New soups',
    body: 'Twelve of them.',
    actions: [{ url: '/recipes' }],
  });
  expect(await titlesOf(ben)).not.toContain('New soups');
});

test('SRV-41 all members are notified after a confirmation', async () => {
  const declined = await admin(['notify', '--all', ...words], { answer: false });
  expect([declined.code, declined.prompts]).toEqual([1, ['Notify every member?']]);
  const tried = await admin(['notify', '--all', ...words, '--dry-run']);
  expect([tried.code, tried.prompts]).toEqual([0, []]);
  expect(await titlesOf(ben)).not.toContain('New soups');
  const { out } = await admin(['notify', '--all', ...words, '--yes']);
  expect(out).toMatch(/^\d+ members were notified\.\n$/);
  expect(await titlesOf(ben)).toContain('New soups');
});

test('members are notified in batches, and a run that stopped goes on behind the last member', async () => {
  const payload = { title: 'In batches', body: 'Once each.', actions: [] };
  const notice = { payload, now: app.context.now() };
  let stoppedAt: { readonly count: number; readonly lastId: string } | null = null;
  const stopped = addNotificationForAll(app.db, notice, {
    batchSize: 1,
    onBatch: (count, lastId) => {
      stoppedAt = { count, lastId };
      throw new Error('the connection is gone');
    },
  });
  await expect(stopped).rejects.toThrow('the connection is gone');
  const after = (stoppedAt as { readonly lastId: string } | null)?.lastId ?? '';
  const { code } = await admin([
    'notify',
    '--all',
    '--after',
    after,
    '--title',
    'In batches',
    '--body',
    'Once each.',
    '--yes',
  ]);
  expect(code).toBe(0);
  for (const member of [anna, ben])
    expect((await titlesOf(member)).filter((title) => title === 'In batches')).toHaveLength(1);
});

test.each([
  [['--all', ...words, '--after', 'me'], 2, '--after goes with --all'],
  [['nobody@example.com', ...words], 1, 'Nobody has the email'],
  [[...words], 2, 'Say who to notify'],
  [['--all', 'x@example.com', ...words], 2, 'Say who to notify'],
  [['--all', '--title', ' ', '--body', 'x'], 2, 'The title is empty.'],
  [['--all', '--title', 'x', '--body', 'x'.repeat(501)], 2, 'longer than 500'],
  [['--all', ...words, '--url', 'javascript:alert(1)'], 2, 'doesn’t lead anywhere'],
] as const)('an invalid notification is refused in a sentence: %j', async (argv, exitCode, sentence) => {
  const { code, err } = await admin(['notify', ...argv]);
  expect(code).toBe(exitCode);
  expect(err).toContain(sentence);
});
