import { afterAll, beforeAll, expect, test } from 'vitest';
import { json } from '#server/db/json.ts';
import { recomputeOwnRecipes } from '#server/recipe-import/recompute-own-recipes.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from '#tests/server/planner/planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
let ben: PlannerMember;
beforeAll(async () => {
  app = await startTestApp();
  [anna, ben] = [await plannerMember(app), await plannerMember(app)];
});
afterAll(() => app.close());

const soup = {
  title: 'Soup',
  summary: '',
  servings: 4,
  ready_in_minutes: 35,
  meal_types: ['Soup'],
  ingredients: ['500 g carrots, sliced', '2 tbsp olive oil', '1 onion'],
  steps: ['Simmer until soft.'],
};
const create = (body: object) => app.ok('createOwnRecipe', { token: anna.token, body });

test('only its owner is notified, once, of changed verdicts after a recomputation', async () => {
  const notified = async (token: string) =>
    (await app.ok('listNotifications', { token })).data.map(({ payload }) => payload);
  const [mine, others] = [await notified(anna.token), await notified(ben.token)];
  const [one, two] = [
    (await create({ ...soup, title: 'Of old rules' })).data,
    (await create({ ...soup, title: 'As good as new' })).data,
  ];
  const { levels } = await app.db
    .selectFrom('recipes')
    .select('levels')
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('recipes')
    .set({ levels: json({ ...levels, oxalate: null, sulfur: 1 }), content_hash: 'of other rules' })
    .where('id', '=', one.id)
    .execute();
  await app.db
    .updateTable('recipes')
    .set({ calories: 1, content_hash: 'of other rules' })
    .where('id', '=', two.id)
    .execute();
  await app.db.transaction().execute((tx) => recomputeOwnRecipes(tx, app.context.foods));
  const [notice, ...rest] = await notified(anna.token);
  expect(rest).toEqual(mine);
  expect(notice?.body).toMatch(
    /^Oxalate of “Of old rules” changed from Unknown to \w+\. Sulfur of “Of old rules” changed from Low to High\.$/,
  );
  expect(await notified(ben.token)).toEqual(others);
  await app.db.transaction().execute((tx) => recomputeOwnRecipes(tx, app.context.foods));
  expect(await notified(anna.token)).toHaveLength(rest.length + 1);
  for (const { id } of [one, two]) await app.ok('deleteOwnRecipe', { token: anna.token, params: { id } });
});
