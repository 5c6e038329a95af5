import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planResponses } from '#server/meal-plan/plan-response.ts';
import { findPlansBetween } from '#server/queries/meal-plans.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from './planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
let [soup, porridge] = ['', ''];

const oneOf = async (type: string) =>
  (
    await app.db
      .selectFrom('recipes')
      .select('ref_id')
      .where(sql<boolean>`meal_types = array[${type}]`)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).ref_id;

beforeAll(async () => {
  app = await startTestApp();
  anna = await plannerMember(app);
  [soup, porridge] = [await oneOf('Soup'), await oneOf('Breakfast')];
});
afterAll(() => app.close());

const bar = {
  title: 'Protein bar',
  price: 2.5,
  calories: 210,
  protein: 20,
  fat: 7,
  carbs: 18,
  diets: ['Vegetarian'],
  intolerances: ['Milk'],
} as const;
const nutrientsOf = async (ref: string) =>
  (await app.ok('getRecipeNutrients', { token: anna.token, params: { id: ref } })).data;
const planned = async (date: string) => {
  await anna.add(date, [soup], { servings: 2 });
  await anna.add(date, [porridge]);
  return anna.add(date, [await anna.food(bar)], { type: 'custom_food', servings: 3 });
};

test('SRV-61 PLAN-02 the nutrients of a day are exactly those of its recipes and foods times the servings', async () => {
  const { nutrients } = await planned('2026-05-04');
  const [first, second] = [await nutrientsOf(soup), await nutrientsOf(porridge)];
  const amount = (of: readonly { readonly name: string; readonly amount: number }[], name: string) =>
    of.find((it) => it.name === name)?.amount ?? 0;
  const own = { Calories: 210, Protein: 20, Fat: 7, Carbohydrates: 18 };
  for (const [name, each] of Object.entries(own))
    expect(amount(nutrients, name)).toBeCloseTo(2 * amount(first, name) + amount(second, name) + 3 * each, 9);
  for (const name of ['Sodium', 'Iron'])
    expect(amount(nutrients, name)).toBeCloseTo(2 * amount(first, name) + amount(second, name), 9);
});

test('API-70 PLAN-24 SRV-62 OR-61 all nutrients of a day: per serving, total, and the percentages of its items summed', async () => {
  const { id, nutrients } = await planned('2026-05-05');
  const { data } = await app.ok('getMealPlanNutrients', { token: anna.token, params: { id } });
  const [first, second] = [await nutrientsOf(soup), await nutrientsOf(porridge)];
  expect(data.map(({ name, amount, unit }) => ({ name, amount, unit }))).toEqual(nutrients);
  for (const { name, amount, per_serving, percent_of_daily_needs } of data) {
    expect(per_serving).toBeCloseTo(amount / 6, 2);
    const percents = [first, second].map((of) => of.find((it) => it.name === name)?.percent_of_daily_needs);
    const [a = null, b = null] = percents;
    const own = { Calories: 10.5, Protein: 40, Fat: 9, Carbohydrates: 6.5 }[name] ?? 0;
    const sum = 2 * (a ?? 0) + (b ?? 0) + 3 * own;
    if (a === null && b === null && own === 0) expect(percent_of_daily_needs).toBeNull();
    else expect(percent_of_daily_needs).toBeCloseTo(sum, 2);
  }
  const { data: none } = await app.ok('getMealPlanNutrients', {
    token: anna.token,
    params: { id: (await app.ok('clearMealPlanDay', emptied('2026-05-05'))).data.id },
  });
  expect(none).toEqual([]);
});
const emptied = (date: string) => ({ token: anna.token, query: { date } });

test('PLAN-36 SRV-81 OR-94 an item has the nutrients of the original servings, a food those of one', async () => {
  const { items } = await planned('2026-05-06');
  const [first] = [await nutrientsOf(soup)];
  const calories = (of: readonly { readonly name: string; readonly amount: number }[] = []) =>
    of.find(({ name }) => name === 'Calories')?.amount ?? 0;
  const item = items.find(({ ref_id }) => ref_id === soup);
  expect(calories(item?.nutrients) / (item?.original_servings ?? 0)).toBe(calories(first));
  const food = items.find(({ type }) => type === 'CustomFood');
  expect(food).toMatchObject({ title: bar.title, servings: 3, original_servings: 1, image: null });
  expect(calories(food?.nutrients)).toBe(210);
});

test('EXT-10 EXT-02 the week contains the load of each day: doses of all items add up, a food of one’s own is never Low', async () => {
  const member = await plannerMember(app);
  const rows = await app.db
    .selectFrom('recipes')
    .innerJoin('recipe_details', 'recipe_id', 'id')
    .select(['ref_id', 'title', sql<number>`(verdicts->'oxalate'->>'dose')::float8`.as('dose')])
    .where(sql<boolean>`levels->>'oxalate' = '2' and (verdicts->'oxalate'->>'dose')::float8 > 13`)
    .orderBy('id')
    .limit(2)
    .execute();
  const [one, two] = rows;
  if (one === undefined || two === undefined) throw new Error('There are no two Medium recipes.');
  const { verdicts: alone } = await member.add('2026-05-04', [one.ref_id]);
  expect(alone.oxalate).toMatchObject({ level: 2, unit: 'mg', deciding: [one.title], unknown: [] });
  const { verdicts: both } = await member.add('2026-05-04', [two.ref_id]);
  expect(both.oxalate.level).toBe(3);
  expect(both.oxalate.dose).toBeCloseTo(one.dose + two.dose, 0);
  expect(new Set(both.oxalate.deciding)).toEqual(new Set([one.title, two.title]));
  const food = await member.food({ title: 'Tea' });
  const { verdicts } = await member.add('2026-05-05', [food], { type: 'custom_food' });
  for (const load of Object.values(verdicts)) expect(load).toMatchObject({ level: null, unknown: ['Tea'] });
});

test('EXT-13 an item has its judgement on the plan: a custom food by its entered data', async () => {
  const member = await plannerMember(app);
  const food = await member.food({ title: 'Bread', diets: ['Vegetarian'], intolerances: ['Wheat', 'Milk'] });
  const sentence = async () => {
    const { items } = await member.add('2026-05-04', [food], { type: 'custom_food' });
    return items[0]?.fit.sentence;
  };
  expect(await sentence()).toBe('');
  await app.ok('savePreferences', {
    token: member.token,
    body: { recipes_diet: ['Vegan'], recipes_excluded_ingredients: ['Milk', 'Cereals containing gluten'] },
  });
  expect(await sentence()).toBe('Not for you: contains milk and gluten, not vegan');
  const { data } = await app.ok('listRecipes', { token: member.token, query: { allergens: ['Milk'] } });
  const day = await member.add('2026-05-05', [data[0]?.ref_id ?? '']);
  expect(day.items[0]?.fit.sentence).not.toContain('contains milk');
  await app.ok('savePreferences', { token: member.token, body: { recipe_low_oxalate_enabled: true } });
  const unknown = await member.add('2026-05-06', [food], { type: 'custom_food' });
  expect(unknown.fit).toMatchObject({ kind: 'unknown', sentence: expect.stringContaining('oxalate') });
});

test('EXT-22 between the days of a week other calls are served', async () => {
  const dates = ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09', '2026-07-10'];
  for (const date of dates) await anna.add(date, [soup]);
  const plans = await findPlansBetween(app.db, anna.userId, '2026-07-06', '2026-07-12');
  expect(plans).toHaveLength(dates.length);
  let turn = 0;
  let isDone = false;
  const count = () => {
    turn += 1;
    if (!isDone) setImmediate(count);
  };
  count();
  const computedIn: number[] = [];
  const observed = plans.map((plan) => ({
    ...plan,
    get date() {
      computedIn.push(turn);
      return plan.date;
    },
  }));
  await planResponses(app.context, anna.userId, observed);
  isDone = true;
  expect(new Set(computedIn).size).toBeGreaterThanOrEqual(dates.length - 1);
});
