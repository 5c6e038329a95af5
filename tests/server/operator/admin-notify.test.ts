import { afterAll, beforeAll, expect, test } from 'vitest';
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
  expect([code, out]).toEqual([0, 'One member was told.\n']);
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
  expect([declined.code, declined.asked]).toEqual([1, ['Tell every member?']]);
  const tried = await admin(['notify', '--all', ...words, '--dry-run']);
  expect([tried.code, tried.asked]).toEqual([0, []]);
  expect(await titlesOf(ben)).not.toContain('New soups');
  const { out } = await admin(['notify', '--all', ...words, '--yes']);
  expect(out).toMatch(/^\d+ members were told\.\n$/);
  expect(await titlesOf(ben)).toContain('New soups');
});

test.each([
  [['nobody@example.com', ...words], 'Nobody has the e-mail'],
  [[...words], 'Say whom to tell'],
  [['--all', 'x@example.com', ...words], 'Say whom to tell'],
  [['--all', '--title', ' ', '--body', 'x'], 'The title is empty.'],
  [['--all', '--title', 'x', '--body', 'x'.repeat(501)], 'longer than 500'],
  [['--all', ...words, '--url', 'javascript:alert(1)'], 'leads nowhere'],
])('an invalid notification is refused in a sentence: %j', async (argv, sentence) => {
  const { code, err } = await admin(['notify', ...argv]);
  expect(code).toBe(1);
  expect(err).toContain(sentence);
});
