import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { form } from '#tests/server/accounts/forms.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { png } from '#tests/server/files/pictures.ts';
import { type PlannerMember, plannerMember } from './planner-member.ts';

let app: TestApp;
let member: PlannerMember;
let refs: readonly string[];
beforeAll(async () => {
  app = await startTestApp();
  member = await plannerMember(app);
  const rows = await app.db.selectFrom('recipes').select('ref_id').orderBy('id').limit(4).execute();
  refs = rows.map(({ ref_id }) => ref_id);
});
afterAll(() => app.close());

const withKey = () => ({ 'idempotency-key': randomUUID() });
const refusal = {
  status: 422,
  body: { errors: { 'Idempotency-Key': [expect.stringMatching(/^This change has the key of another one/)] } },
};

test('EXT-06 a key that is sent again for another path is refused, and nothing is acknowledged that isn’t done', async () => {
  const { token } = member;
  const headers = withKey();
  const [one = '', two = ''] = refs;
  const save = (id: string, text: string) =>
    app.call('saveRecipeNote', { token, headers, params: { id }, body: { text } });
  expect(await save(one, 'Less salt')).toMatchObject({ status: 200, body: { data: { text: 'Less salt' } } });
  expect(await save(two, 'Less salt')).toMatchObject(refusal);
  expect(await save('no-such-recipe', 'Less salt')).toMatchObject(refusal);
  expect((await app.ok('getRecipeNote', { token, params: { id: two } })).data.text).toBe('');
  expect(await save(one, 'Less salt')).toMatchObject({ status: 200, body: { data: { text: 'Less salt' } } });
});

test('EXT-06 so is one with another body, also if that isn’t valid', async () => {
  const { token } = member;
  const headers = withKey();
  const plan = (body: object) => app.call('addToMealPlan', { token, headers, body: body as never });
  const first = { type: 'recipe', date: '2026-05-10', ids: [refs[0]] };
  expect((await plan(first)).status).toBe(201);
  expect(await plan({ ...first, ids: [refs[1]] })).toMatchObject(refusal);
  expect(await plan({ ...first, servings: 2 })).toMatchObject(refusal);
  expect(await plan({ type: 'recipe' })).toMatchObject(refusal);
  const { type, date, ids } = first;
  expect((await plan({ ids, date, type })).status).toBe(201);
  expect(await member.menu('2026-05-10')).toHaveLength(1);
});

test('EXT-06 so is one with another query or another picture', async () => {
  const { token } = member;
  const headers = withKey();
  for (const date of ['2026-05-11', '2026-05-12']) await member.add(date, [refs[0] ?? '']);
  const clear = (date: string) => app.call('clearMealPlanDay', { token, headers, query: { date } });
  expect((await clear('2026-05-11')).status).toBe(200);
  expect(await clear('2026-05-12')).toMatchObject(refusal);
  expect(await member.menu('2026-05-12')).toHaveLength(1);

  const review = withKey();
  const write = async (picture: Buffer | null) => {
    const file = picture && { file: new Blob([new Uint8Array(picture)], { type: 'image/png' }) };
    const { headers: type, body } = await form({ rating: '4', ...file });
    const params = { id: refs[2] ?? '' };
    return app.call('addRecipeReview', { token, params, headers: { ...type, ...review }, body });
  };
  const picture = await png();
  expect((await write(picture)).status).toBe(201);
  expect(await write(null)).toMatchObject(refusal);
  expect((await write(picture)).status).toBe(201);
});

test('EXT-06 of two concurrent calls with one key and different bodies, one is done and the other refused', async () => {
  const { token } = member;
  const headers = withKey();
  const [one = '', two = ''] = refs;
  const toggle = (id: string) =>
    app.call('toggleFavorite', { token, headers, params: { id }, body: { is_favorite: true } });
  const both = await Promise.all([toggle(one), toggle(two)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect((await app.ok('listFavoriteRecipes', { token })).data).toHaveLength(1);
});
