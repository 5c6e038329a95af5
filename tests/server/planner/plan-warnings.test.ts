import { afterAll, beforeAll, expect, test } from 'vitest';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import { foodsPerServing } from '#server/meal-plan/foods-per-serving.ts';
import { findPlannedRecipes } from '#server/queries/planned-recipes.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from './planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
let ben: PlannerMember;
beforeAll(async () => {
  app = await startTestApp();
  [anna, ben] = [await plannerMember(app), await plannerMember(app)];
  await app.ok('saveMetas', { token: anna.token, body: { recipe_low_histamine_enabled: true } });
});
afterAll(() => app.close());

const meat = 'chicken-and-apple-slaw';
const vegetables = 'spaghetti-with-fresh-tomato-and-basil';

async function leftoverOf(member: PlannerMember, ref: string, date = '2026-06-02') {
  const { id, items } = await member.add('2026-06-01', [ref]);
  const added = items.at(-1);
  const { data } = await app.ok('planLeftovers', {
    token: member.token,
    params: { id, recipeId: added?.id ?? '' },
    body: { date, servings: 1 },
  });
  return [added, data.items.find(({ leftover_of }) => leftover_of === added?.id)] as const;
}

test('leftovers of meat are warned of on the plan and the page, for those who limit histamine alone', async () => {
  const [fresh, leftover] = await leftoverOf(anna, meat);
  expect(fresh?.histamine_warning).toBeUndefined();
  expect(leftover?.histamine_warning?.sentence).toMatch(/^Leftovers of meat and fish gather histamine\./);
  expect((await leftoverOf(anna, vegetables))[1]).toMatchObject({ cooked_on: '2026-06-01' });
  expect((await leftoverOf(anna, vegetables))[1]?.histamine_warning).toBeUndefined();
  const [, ofBen] = await leftoverOf(ben, meat);
  expect(ofBen?.cooked_on).toBe('2026-06-01');
  expect(ofBen?.histamine_warning).toBeUndefined();
  const pageOf = async ({ token }: PlannerMember, id: string | number) =>
    (await app.ok('getRecipe', { token, params: { id } })).data.histamine_warning;
  expect(await pageOf(anna, meat)).toMatchObject({
    sentence: expect.stringMatching(/on the day you cook it/),
  });
  expect(await pageOf(anna, vegetables)).toBeUndefined();
  expect(await pageOf(ben, meat)).toBeUndefined();
});

test('EXT-17 leftovers of rice that are planned for more than a day later are to be frozen', async () => {
  const rice = 'chicken-and-rice-soup';
  const [fresh, nextDay] = await leftoverOf(ben, rice);
  expect([fresh?.keeping_note, nextDay?.keeping_note]).toEqual([undefined, undefined]);
  const [, later] = await leftoverOf(ben, rice, '2026-06-03');
  expect(later?.keeping_note?.sentence).toMatch(/^Cooked rice keeps for a day in the fridge\./);
});

test('the page warns of meat without a known amount', async () => {
  const body = {
    title: 'Chicken by eye',
    summary: '',
    servings: 2,
    meal_types: ['Soup'],
    ingredients: ['chicken breast', '200 g carrots'],
    steps: ['Simmer.'],
  };
  const { data } = await app.ok('createOwnRecipe', { token: anna.token, body });
  expect(data.histamine_warning?.sentence).toMatch(/meat and fish/);
});

test('EXT-16 a day names its worst meal: two Low dishes that are High together, and not in two meals', async () => {
  const ids = (await app.db.selectFrom('recipes').select('id').where('owner_id', 'is', null).execute()).map(
    ({ id }) => id,
  );
  const dishes = (await findPlannedRecipes(app.db, ids)).map((recipe) => ({
    id: recipe.id,
    eaten: foodsPerServing(recipe, app.context.foods),
  }));
  const levelOf = (eaten: (typeof dishes)[number]['eaten']) => verdictOf('fodmap', eaten).level;
  const low = dishes.filter(({ eaten }) => levelOf(eaten) === 1);
  const pairs = low.flatMap((one, at) => low.slice(at + 1).map((two) => [one, two] as const));
  const [one, two] = pairs.find(([a, b]) => levelOf([...a.eaten, ...b.eaten]) === 3) ?? [];
  if (one === undefined || two === undefined) throw new Error('No two Low dishes are High together.');
  await ben.add('2026-06-08', [one.id], { slot: 'dinner' });
  const together = await ben.add('2026-06-08', [two.id], { slot: 'dinner' });
  const worst = together.fodmap_sums?.worst_meal;
  expect(worst).toMatchObject({ slot: 'dinner', level: 3, is_together: true });
  expect(worst?.largest_sum?.share).toBeGreaterThan(1.5);
  expect(worst?.foods.length).toBeGreaterThan(0);
  await ben.add('2026-06-09', [one.id], { slot: 'lunch' });
  const apart = await ben.add('2026-06-09', [two.id], { slot: 'dinner' });
  expect(apart.fodmap_sums?.worst_meal).toMatchObject({ level: 1, is_together: false });
});
