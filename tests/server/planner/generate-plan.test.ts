import { afterAll, beforeAll, expect, test } from 'vitest';
import { mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { tolerance } from '#domain/meal-plan/plan-problem.ts';
import type { Planner } from '#server/context/planner.ts';
import { json } from '#server/db/json.ts';
import { generate as fill } from '#server/meal-plan/generate.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from './planner-member.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const date = '2026-05-06';
const generate = async ({ token }: PlannerMember, body: object = {}) =>
  app.ok('generateMealPlan', { token, body: { date, ...body } });
type Day = Awaited<ReturnType<typeof generate>>['data'];
const caloriesOf = ({ nutrients }: Day) => nutrients.find(({ name }) => name === 'Calories')?.amount ?? 0;
const titlesOf = ({ items }: Day) => items.map(({ title }) => title);
const prefer = ({ token }: PlannerMember, body: object) => app.ok('savePreferences', { token, body });

test('API-67 PLAN-27 SRV-64 EXT-03 CONST-30 a day is filled with breakfast, lunch, dinner and a snack to within 3 % of the target', async () => {
  const member = await plannerMember(app);
  const { data, meta } = await generate(member, { timeFrame: 'day' });
  expect(data.items.map(({ slot }) => slot)).toEqual([...mealSlots]);
  expect(data.items.every(({ generated }) => generated)).toBe(true);
  expect(Math.abs(caloriesOf(data) - 2000)).toBeLessThanOrEqual(2000 * tolerance);
  expect(caloriesOf(data) / 2000 - 1).toBeCloseTo(meta.deviation, 2);
  expect(meta.explanation).toContain('kcal');
  expect(data.target_calories).toBe(2000);
  const { data: small } = await generate(member, { targetCalories: 1500 });
  expect(Math.abs(caloriesOf(small) - 1500)).toBeLessThanOrEqual(1500 * tolerance);
  expect((await app.ok('listMealPlans', { token: member.token })).meta.target_calories).toBe(1500);
});

test('SRV-64 EXT-03 diets, allergens, excluded ingredients and intolerances of the member apply, and the requested diet', async () => {
  const member = await plannerMember(app);
  await prefer(member, {
    recipes_diet: ['Vegetarian'],
    recipes_excluded_ingredients: ['Peanuts', 'Sesame'],
    recipes_disliked_ingredients: ['Onion'],
    recipe_low_oxalate_enabled: true,
  });
  const { data } = await generate(member, { diet: 'Gluten Free', targetCalories: 1600 });
  expect(data.items.length).toBeGreaterThan(0);
  for (const { ref_id, fit } of data.items) {
    expect(fit.sentence).toBe('Fits you: peanuts, sesame, onion, vegetarian, low oxalate');
    const params = { id: ref_id ?? '' };
    const { data: recipe } = await app.ok('getRecipe', { token: member.token, params });
    expect(recipe.diets).toEqual(expect.arrayContaining(['Vegetarian', 'Gluten Free']));
    expect(recipe.allergens).not.toEqual(expect.arrayContaining(['Peanuts']));
    expect(recipe.allergens).not.toEqual(expect.arrayContaining(['Sesame']));
    expect(recipe.verdicts.oxalate.level).toBe(1);
    expect(recipe.ingredients.map(({ food_id }) => food_id)).not.toContain('onion');
  }
});

test('EXT-03 a member limited to Low on all five intolerances gets a plan, too: with a second snack, and more servings if they stay Low', async () => {
  const member = await plannerMember(app);
  const axes = ['oxalate', 'histamine', 'sulfur', 'salicylate', 'fodmap'];
  await prefer(member, Object.fromEntries(axes.map((axis) => [`recipe_low_${axis}_enabled`, true])));
  for (const targetCalories of [2000, 2400]) {
    const { data } = await generate(member, { targetCalories });
    expect(Math.abs(caloriesOf(data) / targetCalories - 1)).toBeLessThanOrEqual(tolerance);
    expect(new Set(data.items.map(({ fit }) => fit.sentence))).toEqual(
      new Set([
        'Fits you: low oxalate, low histamine (estimated), low sulfur, low FODMAP, low salicylate (estimated)',
      ]),
    );
    expect(new Set(titlesOf(data)).size).toBe(data.items.length);
    for (const { deciding } of Object.values(data.verdicts)) {
      const alone = data.items.filter(({ title }) => deciding.includes(title));
      expect(alone.length === 0 || alone.length === data.items.length).toBe(true);
    }
  }
  const { errors } = await app.fails('generateMealPlan', 422, {
    token: member.token,
    body: { date, targetCalories: 9000 },
  });
  expect(Object.keys(errors ?? {})).toEqual(['targetCalories']);
});

test('OR-60 the member’s own items stay and count; generating again replaces only generated ones, with another plan', async () => {
  const member = await plannerMember(app);
  const food = await member.food({ title: 'Cake from the office', calories: 400 });
  await member.add(date, [food], { type: 'custom_food' });
  const { data: first, meta } = await generate(member);
  const { data: again, meta: other } = await generate(member);
  for (const day of [first, again]) {
    expect(day.items.filter(({ generated }) => !generated).map(({ title }) => title)).toEqual([
      'Cake from the office',
    ]);
    expect(Math.abs(caloriesOf(day) - 2000)).toBeLessThanOrEqual(2000 * tolerance);
  }
  expect(titlesOf(again)).not.toEqual(titlesOf(first));
  expect(other.seed).not.toBe(meta.seed);
  // Items that the member has changed since count as the member's own.
  const dinner = again.items.find(({ slot }) => slot === 'dinner');
  const params = { id: again.id, recipeId: dinner?.id ?? '' };
  await app.ok('setPlannedServings', { token: member.token, params, body: { servings: 1 } });
  const { data: third } = await generate(member);
  expect(third.items.find(({ id }) => id === dinner?.id)).toMatchObject({ generated: false, servings: 1 });
});

test('OR-60 generating again returns another plan even with few dishes to choose from', async () => {
  const member = await plannerMember(app);
  const axes = ['oxalate', 'histamine', 'sulfur', 'salicylate', 'fodmap'];
  await prefer(member, Object.fromEntries(axes.map((axis) => [`recipe_low_${axis}_enabled`, true])));
  for (let seed = 0; seed < 30; seed += 3) {
    const { data: first } = await generate(member, { seed, targetCalories: 1600 });
    const { data: again } = await generate(member, { targetCalories: 1600 });
    expect(titlesOf(again).toSorted()).not.toEqual(titlesOf(first).toSorted());
    expect(again.items).not.toEqual([]);
  }
});

test('the requested seed is that of the plan, so that it is reproducible', async () => {
  const { meta } = await generate(await plannerMember(app), { seed: 7 });
  expect(meta.seed).toBe(7);
});

test('EXT-03 when nothing fits, 422 names what to relax, and nothing is changed', async () => {
  const member = await plannerMember(app);
  await generate(member);
  const before = await member.day(date);
  const body = { date, diet: 'Vegan', targetCalories: 20_000 };
  const { errors, message } = await app.fails('generateMealPlan', 422, { token: member.token, body });
  expect(Object.keys(errors ?? {})).toEqual(['targetCalories']);
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(await member.day(date)).toEqual(before);
  for (const wrong of [
    { date: '2026-02-30' },
    { targetCalories: 0 },
    { targetCalories: 1e308 },
    { diet: 'Carnivore' },
    { timeFrame: 'month' },
    { seed: -1 },
  ])
    await app.fails('generateMealPlan', 422, { token: member.token, body: { date, ...wrong } });
  expect(await member.day(date)).toEqual(before);
});

test('a saved word that matches nothing is an error, so that no misspelled allergen is ignored', async () => {
  const member = await plannerMember(app);
  await prefer(member, { recipes_disliked_ingredients: ['Cilantro'] });
  await app.db
    .updateTable('user_metas')
    .set({ value: json(['Corriander']) })
    .where('name', '=', 'recipes_disliked_ingredients')
    .where('user_id', '=', member.userId)
    .execute();
  const { message } = await app.fails('generateMealPlan', 422, { token: member.token, body: { date } });
  expect(message).toContain('Corriander');
});

test('a week from a day to its Sunday; earlier days are unchanged, and their recipes are not repeated', async () => {
  const member = await plannerMember(app);
  const { data: wednesday } = await generate(member);
  const start = '2026-05-07';
  const { data, meta } = await app.ok('generateMealPlanWeek', {
    token: member.token,
    body: { start, targetCalories: 1900 },
  });
  expect(data.map((day) => day.date)).toEqual([start, '2026-05-08', '2026-05-09', '2026-05-10']);
  const planned = data.flatMap(titlesOf);
  expect(titlesOf(wednesday).filter((title) => planned.includes(title))).toEqual([]);
  for (const day of data) expect(Math.abs(caloriesOf(day) - 1900)).toBeLessThanOrEqual(1900 * tolerance);
  expect(meta.explanation).toBe('Every day is within 3 % of 1,900 kcal.');
  expect(await member.menu(date)).toHaveLength(wednesday.items.length);
  await app.fails('generateMealPlanWeek', 422, { token: member.token, body: { start: 'soon' } });
});

test('a day changed during planning is planned again, with its new items', async () => {
  const { planner: usual } = app.context;
  const member = await plannerMember(app);
  const food = await member.food({ title: 'Apple', calories: 80 });
  let calls = 0;
  const interferingPlanner: Planner = {
    ...usual,
    plan: async (problem) => {
      calls += 1;
      if (calls === 1) await member.add(date, [food], { type: 'custom_food', slot: 'breakfast' });
      return usual.plan(problem);
    },
  };
  const request = {
    userId: member.userId,
    dates: [date],
    target: 2000,
    diet: '',
    seed: 1,
    mayRepeat: false,
    largePortions: false,
    cooking: null,
    onlyIfGoalsMet: false,
  };
  await fill({ ...app.context, planner: interferingPlanner }, request);
  expect(calls).toBe(2);
  const day = await member.day(date);
  expect(day.items[0]).toMatchObject({ title: 'Apple', slot: 'breakfast', generated: false });
  expect(Math.abs(caloriesOf(day) - 2000)).toBeLessThanOrEqual(2000 * tolerance);
});

test('two generators at once leave one plan', async () => {
  const member = await plannerMember(app);
  await Promise.all([generate(member), generate(member)]);
  const { items } = await member.day(date);
  expect(items.map(({ slot }) => slot)).toEqual([...mealSlots]);
});
