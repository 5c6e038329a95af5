import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { form } from '#tests/server/accounts/forms.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { type AdminRunOptions, adminOf } from './admin-run.ts';

let app: TestApp;
let admin: ReturnType<typeof adminOf>;
let [anna, ben] = [{} as TestMember, {} as TestMember];
let recipe: { readonly id: number; readonly title: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = adminOf(app);
  [anna, ben] = [await app.member(), await app.member()];
  const { data } = await app.ok('listRecipes', { token: anna.token });
  recipe = data[0] ?? { id: 0, title: '' };
});
beforeEach(async () => {
  await app.db.deleteFrom('reviews').execute();
  await app.db.deleteFrom('notifications').execute();
});
afterAll(() => app.close());

const reviews = (argv: readonly string[], given?: AdminRunOptions) => admin(['reviews', ...argv], given);
const write = async (words: Readonly<Record<string, string>>, { token } = anna) =>
  app.ok('addRecipeReview', { token, params: { id: recipe.id }, ...(await form(words)) });
const own = async () => {
  const { data } = await app.ok('getOwnReview', { token: anna.token, params: { id: recipe.id } });
  if (data === null) throw new Error('There is no review.');
  return data;
};
const notified = async ({ token } = anna) =>
  (await app.ok('listNotifications', { token })).data.map(({ payload }) => payload);
const unknownId = '00000000-0000-4000-8000-000000000000';

test('SRV-41 ENT-21 a reply to a review is public, and its author is notified once with a link', async () => {
  await app.ok('registerPushToken', { token: anna.token, body: { token: 'phone' } });
  await app.ok('saveMetas', { token: anna.token, body: { notification_enabled: true } });
  await write({ rating: '2', comment: 'Too sweet.' });
  app.clock.advance(60_000);
  await write({ rating: '5', comment: 'Just right.' }, ben);
  const { id } = await own();
  expect(await own()).not.toHaveProperty('answer');
  app.clock.advance(60_000);
  const text = '  Leave out the honey.\nThen <b>it</b> is milder. ';
  expect(await reviews(['answer', id, text])).toMatchObject({
    code: 0,
    out: `Answered, and we notified ${anna.email}.\n`,
  });
  const response = {
    body: 'Leave out the honey.\nThen <b>it</b> is milder.',
    answered_at: app.clock.now().toISOString(),
    answered_at_text: 'just now',
  };
  expect((await own()).answer).toEqual(response);
  const { data } = await app.ok('listGuestRecipeReviews', { params: { id: recipe.id } });
  expect(data.map((review) => review.answer)).toEqual([undefined, response]);
  const { data: archive } = await app.ok('exportCurrentUser', { token: anna.token });
  expect(archive.reviews).toMatchObject([
    { comment: 'Too sweet.', answer: { body: response.body, answered_at: response.answered_at } },
  ]);
  const [payload, ...others] = await notified();
  expect(payload).toEqual({
    title: 'We answered your review',
    body: `Read our reply to your review of ${recipe.title}.`,
    actions: [{ url: expect.stringMatching(/^\/recipes\/[a-z0-9-]+\?tab=reviews$/) }],
  });
  const [url = ''] = payload?.actions.map((action) => action.url) ?? [];
  const ref = url.slice('/recipes/'.length, url.indexOf('?'));
  expect((await app.ok('getRecipe', { token: anna.token, params: { id: ref } })).data.id).toBe(recipe.id);
  expect(await app.db.selectFrom('pushes').selectAll().execute()).toHaveLength(1);

  expect((await reviews(['answer', id, 'Or use half of it.'])).out).toContain('nobody was notified again');
  expect((await own()).answer?.body).toBe('Or use half of it.');
  expect([others, await notified()]).toEqual([[], [payload]]);
  expect(await notified(ben)).toEqual([]);
});

test('the reply stays while the review is unchanged, and is deleted with it', async () => {
  await write({ rating: '2', comment: 'Too sweet.' });
  const { id } = await own();
  await reviews(['answer', id, 'Leave out the honey.']);
  await write({ rating: '2', comment: 'Too sweet.' });
  expect((await own()).answer?.body).toBe('Leave out the honey.');
  await write({ rating: '5', comment: 'Too sweet.' });
  expect(await own()).not.toHaveProperty('answer');
  await reviews(['answer', id, 'Thank you.']);
  await write({ rating: '5', comment: 'This site is bad.' });
  expect(await own()).not.toHaveProperty('answer');
});

test('reviews are listed newest first, optionally only those without a reply, and shown in full', async () => {
  expect((await reviews(['list'])).out).toBe('There are no reviews yet.\n');
  await write({ rating: '2', comment: `Too sweet.\n\u202E${'long '.repeat(30)}` });
  app.clock.advance(60_000);
  await write({ rating: '5', comment: 'Just right.' }, ben);
  const listed = JSON.parse((await reviews(['list', '--json'])).out);
  expect(listed.map(({ email }: { email: string }) => email)).toEqual([ben.email, anna.email]);
  const { id } = await own();
  await reviews(['answer', id, 'Leave out\nthe honey.']);
  expect(JSON.parse((await reviews(['list', '--unanswered', '--json'])).out)).toEqual([listed[0]]);
  const { out } = await reviews(['list', '--limit', '1']);
  expect(out).toMatch(/^id +written +recipe +stars +comment\n[0-9a-f-]{36} .* 5 +Just right\.\n$/);
  const shown = await reviews(['show', id]);
  for (const words of [anna.email, 'Too sweet.\n\uFFFDlong', 'Leave out\nthe honey.\n'])
    expect(shown.out).toContain(words);
  expect(shown.out).not.toContain('\u202E');
});

test('a reply or a review is deleted after a confirmation', async () => {
  await write({ rating: '1', comment: 'Buy pills at pills.example.' });
  const { id } = await own();
  expect((await reviews(['remove-answer', id])).out).toBe('It doesn’t have an answer.\n');
  await reviews(['answer', id, 'No.']);
  expect(await reviews(['remove-answer', id])).toMatchObject({ code: 1 });
  for (const name of ['remove-answer', 'remove']) {
    const { out } = await reviews([name, id, '--dry-run']);
    expect(out).toContain(`by ${anna.email}`);
    expect(out).toContain('Nothing was changed.');
  }
  expect((await own()).answer?.body).toBe('No.');
  await reviews(['remove-answer', id, '--yes']);
  expect(await own()).not.toHaveProperty('answer');
  expect(await reviews(['remove', id], { answer: true })).toMatchObject({
    code: 0,
    prompts: ['Remove this review with its picture and answer for good?'],
  });
  const { data } = await app.ok('getOwnReview', { token: anna.token, params: { id: recipe.id } });
  expect(data).toBeNull();
  const ratings = await app.ok('getRecipeRatings', {
    token: anna.token,
    query: { ids: [String(recipe.id)] },
  });
  expect(ratings.data).toEqual({});
});

test.each([
  [['show', unknownId], 1, 'There is no review'],
  [['answer', "1' or 1=1", 'Hello.'], 1, 'There is no review'],
  [['answer', unknownId, '  \n'], 2, 'The answer is empty.'],
  [['answer', unknownId, 'x'.repeat(1001)], 2, 'longer than 1000'],
  [['answer', unknownId, 'a\u001b[2J'], 2, 'control characters'],
] as const)('an impossible command is refused in a sentence: %j', async (argv, exitCode, sentence) => {
  const { code, err } = await reviews(argv);
  expect(code).toBe(exitCode);
  expect(err).toContain(sentence);
});
