import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationResponse } from '#contract/operations.ts';
import { addDays } from '#domain/calendar/week.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from './planner-member.ts';

type Day = OperationResponse<'scheduleRecipe'>['data'];
type Item = Day['items'][number];

let app: TestApp;
let anna: PlannerMember;
const monday = '2027-05-03';

beforeAll(async () => {
  app = await startTestApp();
  anna = await plannerMember(app);
});
afterAll(() => app.close());

const generate = async (date: string) =>
  (
    await app.ok('generateMealPlan', {
      token: anna.token,
      body: { date, timeFrame: 'day', targetCalories: 2000, diet: '', seed: 3 },
    })
  ).data;
const paramsOf = (day: Day, item: Item) => ({ id: day.id, recipeId: item.id });
const offersFor = (day: Day, item: Item) =>
  app.ok('listReplacements', { token: anna.token, params: paramsOf(day, item) });
const dinnerOf = (day: Day): Item => {
  const item = day.items.find(({ slot }) => slot === 'dinner');
  if (item === undefined) throw new Error('There is no dinner.');
  return item;
};

describe('EXT-29: replacing a planned dish', () => {
  test('EXT-29: three dishes keep the day on target, are not in the week, and are the same each time', async () => {
    const day = await generate(monday);
    const other = await generate(addDays(monday, 1));
    const item = dinnerOf(day);
    const { data, meta } = await offersFor(day, item);
    expect(data).toHaveLength(3);
    expect(meta).toEqual({ target_calories: 2000, is_on_target: true });
    const inWeek = [...day.items, ...other.items].map(({ recipe_id }) => String(recipe_id));
    for (const offer of data) {
      expect(Math.abs(offer.day_calories - 2000) / 2000).toBeLessThanOrEqual(0.03);
      expect(['fits', 'at_limit']).toContain(offer.fit.kind);
      expect(inWeek).not.toContain(offer.recipe_id);
    }
    expect((await offersFor(day, item)).data).toEqual(data);

    const [first] = data;
    if (first === undefined) throw new Error('There is no offer.');
    const { data: days } = await app.ok('replacePlanItem', {
      token: anna.token,
      params: paramsOf(day, item),
      body: { type: 'recipe', id: first.recipe_id, servings: first.servings },
    });
    const calories = days[0]?.nutrients.find(({ name }) => name === 'Calories')?.amount ?? 0;
    expect(Math.abs(calories - first.day_calories)).toBeLessThan(5);
    expect(dinnerOf(days[0] ?? day)).toMatchObject({ title: first.title, generated: false });
    expect(days[0]?.former_revision).toBe(day.revision);
  });

  test('EXT-29: a replaced cooking leaves its leftovers to be cooked, and the undo links them again', async () => {
    const date = addDays(monday, 7);
    const day = await generate(date);
    const item = dinnerOf(day);
    const next = addDays(date, 1);
    const { data: later } = await app.ok('planLeftovers', {
      token: anna.token,
      params: paramsOf(day, item),
      body: { date: next },
    });
    const leftover = later.items[0];
    expect(leftover).toMatchObject({ cooked_on: date });
    const { data: offers } = await offersFor(day, item);
    const { data: days } = await app.ok('replacePlanItem', {
      token: anna.token,
      params: paramsOf(day, item),
      body: { type: 'recipe', id: offers[0]?.recipe_id ?? '' },
    });
    expect(days.map((it) => it.date)).toEqual([date, next]);
    expect(days[1]?.items[0]).toMatchObject({ title: item.title, cooked_on: null });
    const inputOf = ({ ref_id, slot, servings, generated, leftover_of }: Item) => ({
      type: 'recipe' as const,
      id: ref_id ?? '',
      slot,
      servings,
      generated,
      leftover_of,
    });
    const before = [day, later];
    await app.ok('restorePlanDays', {
      token: anna.token,
      body: {
        days: days.map(({ date: of, revision }, at) => ({
          date: of,
          revision,
          items: (before[at]?.items ?? []).map(inputOf),
        })),
      },
    });
    expect(dinnerOf(await anna.day(date)).title).toBe(item.title);
    expect((await anna.day(next)).items[0]).toMatchObject({ title: item.title, cooked_on: date });
  });

  test('EXT-29: what was eaten instead counts for the day and is neither offered nor bought', async () => {
    const date = addDays(monday, 14);
    const day = await generate(date);
    const item = dinnerOf(day);
    const { data: days } = await app.ok('recordEatenInstead', {
      token: anna.token,
      params: paramsOf(day, item),
      body: { title: ' Pizza at work ', calories: 800 },
    });
    expect(dinnerOf(days[0] ?? day)).toMatchObject({
      type: 'CustomFood',
      title: 'Pizza at work',
      servings: 1,
    });
    const { data: foods } = await app.ok('listCustomFoods', { token: anna.token });
    expect(foods.map(({ title }) => title)).not.toContain('Pizza at work');
    const { data: aisles } = await app.ok('getShoppingList', { token: anna.token, query: { start: date } });
    expect(aisles.flatMap(({ items }) => items.map(({ name }) => name))).not.toContain('Pizza at work');
    await app.fails('recordEatenInstead', 422, {
      token: anna.token,
      params: paramsOf(day, dinnerOf(days[0] ?? day)),
      body: { title: ' ', calories: null },
    });
  });

  test('what belongs to somebody else, or is on the day already, cannot be replaced', async () => {
    const day = await generate(addDays(monday, 21));
    const item = dinnerOf(day);
    const twin = day.items.find(({ id }) => id !== item.id);
    const bob = await plannerMember(app);
    await app.fails('listReplacements', 404, { token: bob.token, params: paramsOf(day, item) });
    const body = { type: 'recipe', id: String(twin?.recipe_id) } as const;
    await app.fails('replacePlanItem', 404, { token: bob.token, params: paramsOf(day, item), body });
    await app.fails('replacePlanItem', 422, { token: anna.token, params: paramsOf(day, item), body });
  });
});
