import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from '#tests/server/planner/planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
beforeAll(async () => {
  app = await startTestApp();
  anna = await plannerMember(app);
});
afterAll(() => app.close());

const soup = { title: 'Soup', summary: '', servings: 4, meal_types: ['Soup'], steps: ['Simmer until soft.'] };
const create = (body: object) => app.ok('createOwnRecipe', { token: anna.token, body });

test('EXT-20 its page has the figures of known ingredients and names the others; lists and plans have none', async () => {
  const whole = (await create({ ...soup, title: 'Whole', ingredients: ['500 g carrots'] })).data;
  const body = { ...soup, title: 'In part', ingredients: ['500 g carrots', '3 tbsp moon dust'] };
  const part = (await create(body)).data;
  expect(whole.known_figures).toBeUndefined();
  expect(part.known_figures).toEqual({ without: ['Moon dust'], nutrients: whole.nutrients });
  expect([part.calories, part.nutrients]).toEqual([null, []]);
  const { items } = await anna.add('2026-05-11', [part.id]);
  expect(items.map(({ nutrients }) => nutrients)).toEqual([[]]);
  for (const { id } of [whole, part]) await app.ok('deleteOwnRecipe', { token: anna.token, params: { id } });
});
