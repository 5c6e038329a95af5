import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { anaAndBen } from './household-members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('EXT-29 EXT-32 what a member ate instead leaves the meal to those whom they plan for', async () => {
  const { token } = (await anaAndBen(app)).ana;
  await app.ok('saveHouseholdPlanning', { token, body: { for_all: true } });
  const date = '2026-05-04';
  const { data } = await app.ok('listRecipes', { token, query: { per_page: 1 } });
  const [dish] = data;
  const body = { type: 'recipe', date, ids: [String(dish?.id)], slot: 'dinner' };
  const { id, items } = (await app.ok('addToMealPlan', { token, body })).data;
  const params = { id, recipeId: items[0]?.id ?? '' };
  const eaten = { title: 'Pizza at work', calories: 800 };
  const { data: days } = await app.ok('recordEatenInstead', { token, params, body: eaten });
  const eaters = new Map(
    days[0]?.table?.pots.map((pot) => [
      days[0]?.items.find((item) => item.id === pot.item_id)?.title,
      pot.portions.map(({ name }) => name),
    ]),
  );
  expect(eaters).toEqual(
    new Map([
      [dish?.title, ['Ben']],
      ['Pizza at work', ['Ana']],
    ]),
  );
  const list = await app.ok('getShoppingList', { token, query: { start: date } });
  expect(list.data.flatMap((aisle) => aisle.items).flatMap(({ recipes }) => recipes)).toContain(dish?.title);
});
