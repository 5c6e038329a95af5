import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const params = { id: 'fish-pie' };

test('EXT-28 what was cooked when, latest first, once a day, for the member alone', async () => {
  const { token } = await app.member();
  const cook = (cooked_on: string, is_cooked = true) =>
    app.ok('recordCooked', { token, params, body: { cooked_on, is_cooked, servings: 6 } });
  await cook('2026-05-01');
  await cook('2026-05-04');
  expect(await cook('2026-05-04')).toEqual({
    message: 'Noted as cooked.',
    data: { dates: ['2026-05-04', '2026-05-01'] },
  });
  const { data: history } = await app.ok('listCookedRecipes', { token });
  expect(history.map(({ cooked_on, servings, recipe }) => [cooked_on, servings, recipe.title])).toEqual([
    ['2026-05-04', 6, 'Fish pie with a potato top'],
    ['2026-05-01', 6, 'Fish pie with a potato top'],
  ]);
  await cook('2026-05-04', false);
  expect((await app.ok('getCookedDates', { token, params })).data.dates).toEqual(['2026-05-01']);
  const { token: other } = await app.member();
  expect((await app.ok('getCookedDates', { token: other, params })).data.dates).toEqual([]);
  expect((await app.ok('listCookedRecipes', { token: other })).data).toEqual([]);
});

test('an unknown recipe and a day that does not exist are refused', async () => {
  const { token } = await app.member();
  const body = { cooked_on: '2026-05-04', is_cooked: true };
  await app.fails('recordCooked', 404, { token, params: { id: 'no-such-dish' }, body });
  await app.fails('getCookedDates', 404, { token, params: { id: 'no-such-dish' } });
  await app.fails('recordCooked', 422, { token, params, body: { ...body, cooked_on: '2026-02-30' } });
});

test('EXT-28 a day that has come nowhere on earth is refused, and can be taken back', async () => {
  const { token } = await app.member();
  const on = (days: number) =>
    new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const body = (days: number, isCooked = true) => ({ cooked_on: on(days), is_cooked: isCooked });
  await app.ok('recordCooked', { token, params, body: body(1) });
  await app.fails('recordCooked', 422, { token, params, body: body(2) });
  await app.fails('recordCooked', 422, { token, params, body: { ...body(2), cooked_on: '9999-12-31' } });
  await app.ok('recordCooked', { token, params, body: body(2, false) });
  expect((await app.ok('getCookedDates', { token, params })).data.dates).toEqual([on(1)]);
});
