import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { doseTolerance } from '#domain/triggers/dose-limit.ts';
import { countedSubstances } from '#domain/triggers/doses.ts';
import { encryptLimit } from '#server/health/dose-limits.ts';
import { conditionsOfRules } from '#server/queries/recipe-conditions.ts';
import { testOf } from '#server/queries/sql-conditions.ts';
import { putLimit } from '#server/queries/trigger-tests.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { anaAndBen } from './household-members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('EXT-31 EXT-32 a plan for a household respects the limits that each adult has accepted', async () => {
  const { ana, ben } = await anaAndBen(app, { shares_food: true, shares_energy: true });
  // eats more than what one serving is for
  const large = { gender: 'male', height: 78, weight: 250, date_of_birth: '1990-01-01' } as const;
  await app.ok('updateCurrentUser', { token: ben.token, body: large });
  const since = '2026-03-14';
  const load = 0.5;
  const accept = async (token: string, substance: 'oxalate' | 'lactose', foodId: string) => {
    const { data: user } = await app.ok('getCurrentUser', { token });
    const id = randomUUID();
    const limit = { substance, foodId, since, limit: { low: 0.4, median: load, high: 0.6, isFigure: true } };
    await putLimit(app.db, user.id, { id, encrypted: encryptLimit(app.context, user.id, id, limit) });
  };
  await accept(ana.token, 'lactose', 'evaporated-milk');
  await accept(ben.token, 'oxalate', 'almonds');
  await app.ok('saveHouseholdPlanning', { token: ana.token, body: { for_all: true } });
  const { data } = await app.ok('generateMealPlanWeek', {
    token: ana.token,
    body: { start: '2026-05-04', seed: 7 },
  });
  const planned = data.flatMap(({ items }) =>
    items.flatMap(({ recipe_id, only_for }) => (only_for === undefined ? (recipe_id ?? []) : [])),
  );
  expect(planned.length).toBeGreaterThan(14);
  const doses = (['lactose', 'oxalate'] as const).map((substance) => ({ substance, load, since }));
  const fitting = await app.db
    .selectFrom('recipes')
    .select('id')
    .where('id', 'in', planned)
    .where(testOf(conditionsOfRules(rulesOf({ ...emptyProfile, doses }))))
    .execute();
  expect(fitting.map(({ id }) => id).toSorted()).toEqual([...new Set(planned)].toSorted());

  // a limit is of one sitting, so nobody with one gets more servings than stay within it
  const rows = await app.db.selectFrom('recipes').select(['id', 'doses']).execute();
  const portions = data.flatMap(({ items, table }) =>
    (table?.pots ?? []).flatMap(({ item_id: itemId, portions: of }) => {
      const recipeId = items.find(({ id }) => id === itemId)?.recipe_id;
      const row = rows.find(({ id }) => Number(id) === recipeId);
      return of.map(({ name, servings }) => ({
        servings,
        load: row?.doses?.[countedSubstances.indexOf(name === 'Ben' ? 'oxalate' : 'lactose')] ?? 0,
      }));
    }),
  );
  expect(portions.some(({ servings }) => servings > 1)).toBe(true);
  for (const { servings, load: each } of portions)
    expect(servings * each).toBeLessThanOrEqual(load * doseTolerance + 1e-9);
});
