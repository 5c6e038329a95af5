import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/week.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { anaAndBen } from './household-members.ts';

let app: TestApp;
let members: TestMember[];
let recipes: string[];
const start = '2026-05-04';
const foods = ['carrot', 'onion', 'rice'] as const;

beforeAll(async () => {
  app = await startTestApp();
  const { ana, ben } = await anaAndBen(app);
  members = [ana, ben];
  for (const { token } of members)
    await app.ok('saveHouseholdPlanning', { token, body: { shares_plan: true } });
  const { data } = await app.ok('listRecipes', { token: ana.token, query: { per_page: 50 } });
  recipes = data.map(({ id }) => String(id));
});
afterAll(() => app.close());

interface Row {
  readonly id: string;
  readonly planId: string;
  readonly recipe: string;
  readonly date: string;
  readonly servings: number;
}

async function rowsOf(token: string): Promise<Row[]> {
  const { data } = await app.ok('listMealPlans', { token, query: { start } });
  return Object.values(data[0] ?? {}).flatMap((days) =>
    (days ?? []).flatMap(({ id: planId, date, items }) =>
      items.map((item) => ({
        id: item.id,
        planId,
        recipe: String(item.recipe_id),
        date,
        servings: item.servings,
      })),
    ),
  );
}

const step = fc.record({
  tab: fc.integer({ min: 0, max: 3 }),
  kind: fc.constantFrom('read', 'add', 'move', 'servings', 'remove', 'tick'),
  pick: fc.nat(),
  day: fc.integer({ min: 0, max: 6 }),
  isOn: fc.boolean(),
});

test('EXT-32 two members with two tabs each lose no change, double none, and see the same plan', async () => {
  const runs = Number(process.env['RUNS'] ?? 10);
  // a step takes a tenth of a second: the nightly run takes the long walks
  const length = runs > 10 ? { minLength: 30, maxLength: 40 } : { minLength: 10, maxLength: 14 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, length), async (steps) => {
      const tokens = members.flatMap(({ token }) => [token, token]);
      await app.db.deleteFrom('plan_items').execute();
      const unused = [...recipes];
      const model = new Map<string, { date: string; servings: number }>();
      const ticks = new Map<string, boolean>();
      // what each tab has seen, which others have changed meanwhile
      const seen: Row[][] = [[], [], [], []];
      for (const { tab, kind, pick, day, isOn } of steps) {
        const token = tokens[tab] ?? '';
        const known = seen[tab] ?? [];
        const row = known[pick % Math.max(1, known.length)];
        const date = addDays(start, day);
        const params = { id: row?.planId ?? '', recipeId: row?.id ?? '' };
        const now = row === undefined ? undefined : model.get(row.recipe);
        // a dish is found by its day, or by its plan and id wherever it was moved since
        const isThere = row !== undefined && (kind === 'remove' ? now?.date === row.date : now !== undefined);
        if (kind === 'read') seen[tab] = await rowsOf(token);
        else if (kind === 'add') {
          const recipe = unused.pop() ?? '';
          const body = { type: 'recipe', date, ids: [recipe], slot: 'dinner' } as const;
          await app.ok('addToMealPlan', { token, body });
          model.set(recipe, { date, servings: 1 });
        } else if (kind === 'tick') {
          const food = foods[pick % foods.length] ?? 'carrot';
          const body = { start, items: [{ food_id: food, ticked: isOn, grams: 1_000_000 }] };
          await app.ok('tickShoppingItems', { token, body });
          ticks.set(food, isOn);
        } else if (row !== undefined) {
          const { status } =
            kind === 'move'
              ? await app.call('movePlanItem', { token, params, body: { date } })
              : kind === 'servings'
                ? await app.call('setPlannedServings', { token, params, body: { servings: 1 + (pick % 4) } })
                : await app.call('removeFromMealPlan', {
                    token,
                    query: { date: row.date, recipe_id: row.id },
                  });
          expect(status).toBe(isThere ? 200 : 404);
          if (!isThere || now === undefined) continue;
          if (kind === 'move') model.set(row.recipe, { ...now, date });
          if (kind === 'servings') model.set(row.recipe, { ...now, servings: 1 + (pick % 4) });
          if (kind === 'remove') model.delete(row.recipe);
        }
      }
      const expected = [...model]
        .map(([recipe, at]) => ({ recipe, ...at }))
        .sort((a, b) => (a.recipe < b.recipe ? -1 : 1));
      for (const { token } of members) {
        const rows = (await rowsOf(token)).map(({ recipe, date, servings }) => ({ recipe, date, servings }));
        expect(rows.sort((a, b) => (a.recipe < b.recipe ? -1 : 1))).toEqual(expected);
      }
      const stored = await app.db
        .selectFrom('shopping_ticks')
        .select('food_id')
        .where('starts_on', '=', start)
        .execute();
      expect(stored.map(({ food_id }) => food_id).sort()).toEqual(
        [...ticks].flatMap(([food, isOn]) => (isOn ? [food] : [])).sort(),
      );
      await app.db.deleteFrom('shopping_ticks').execute();
    }),
    { numRuns: runs },
  );
}, 300_000);
