import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationResponse } from '#contract/operations.ts';
import { addDays } from '#domain/calendar/week.ts';
import { maxWorkOfWeek } from '#domain/meal-plan/cooking-wishes.ts';
import { tolerance } from '#domain/meal-plan/plan-problem.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from './planner-member.ts';

type Day = OperationResponse<'scheduleRecipe'>['data'];

let app: TestApp;
let anna: PlannerMember;
beforeAll(async () => {
  app = await startTestApp();
  anna = await plannerMember(app);
});
afterAll(() => app.close());

const start = '2027-06-07';
const generate = (member: PlannerMember, body: object = {}) =>
  app.ok('generateMealPlanWeek', { token: member.token, body: { start, seed: 4, ...body } });
const caloriesOf = ({ nutrients }: Day) => nutrients.find(({ name }) => name === 'Calories')?.amount ?? 0;
const itemsOf = (days: readonly Day[]) =>
  days.flatMap(({ items, date }) => items.map((item) => ({ ...item, date })));

describe('EXT-29: a week as it is cooked', () => {
  test('EXT-29: by default it has eight to ten dishes and at most four hours of work, on target every day', async () => {
    for (const seed of [1, 2, 3]) {
      const { data, meta } = await generate(anna, { seed });
      const items = itemsOf(data);
      expect(meta.dishes).toBe(new Set(items.map(({ recipe_id }) => recipe_id)).size);
      expect(meta.dishes).toBeGreaterThanOrEqual(8);
      expect(meta.dishes).toBeLessThanOrEqual(10);
      expect(meta.work_minutes).toBeLessThanOrEqual(maxWorkOfWeek);
      expect(meta.is_saved).toBe(true);
      for (const day of data) {
        expect(Math.abs(caloriesOf(day) / 2000 - 1)).toBeLessThanOrEqual(tolerance + 0.001);
        expect(new Set(day.items.map(({ recipe_id }) => recipe_id)).size).toBe(day.items.length);
      }
      expect(items.every(({ servings }) => servings <= 2)).toBe(true);
      const leftovers = items.filter(({ cooked_on }) => cooked_on !== null);
      expect(leftovers.length).toBeGreaterThan(4);
      for (const { cooked_on, date, leftover_of } of leftovers) {
        expect(date <= addDays(cooked_on ?? '', 3)).toBe(true);
        expect(items.map(({ id }) => id)).toContain(leftover_of);
      }
    }
  });

  test('EXT-29: nothing is a leftover for a member who limits histamine', async () => {
    const member = await plannerMember(app);
    await app.ok('savePreferences', { token: member.token, body: { recipe_low_histamine_enabled: true } });
    const { data } = await generate(member);
    expect(itemsOf(data).filter(({ cooked_on }) => cooked_on !== null)).toEqual([]);
  });

  test('EXT-29: wishes are followed and offered the next time', async () => {
    const member = await plannerMember(app);
    const cooking = {
      dinners: 7,
      cook_once_eat_twice: false,
      repeat_breakfasts: false,
      persons: 3,
      use_up: ['chickpeas'],
    };
    const { data } = await generate(member, { cooking });
    const items = itemsOf(data);
    const titlesAt = (slot: string) => items.filter((item) => item.slot === slot).map(({ title }) => title);
    expect(new Set(titlesAt('dinner')).size).toBe(7);
    expect(new Set(titlesAt('breakfast')).size).toBe(7);
    expect(items.every(({ cooked_on }) => cooked_on === null)).toBe(true);
    const { meta } = await app.ok('listMealPlans', { token: member.token, query: { start } });
    expect(meta.cooking).toMatchObject({ dinners: 7, cook_once_eat_twice: false, persons: 3 });
    expect(meta.cooking).not.toHaveProperty('use_up');
  });

  test('EXT-29: what a week does not keep of the wishes is said', async () => {
    const member = await plannerMember(app);
    const cooking = { weekday_minutes: 10, most_price_class: 1, use_up: ['swordfish'] };
    const { data, meta } = await generate(member, { cooking, diet: 'Vegan' });
    const ids = new Set(itemsOf(data).map(({ recipe_id }) => Number(recipe_id)));
    const rows = await app.db
      .selectFrom('recipes')
      .select('price_class')
      .where('id', 'in', [...ids])
      .execute();
    const isDearer = rows.some(({ price_class }) => price_class > 1);
    expect(meta.wishes_missed.some((said) => /costs? more than you chose/.test(said))).toBe(isDearer);
    expect(meta.wishes_missed).toContainEqual(expect.stringMatching(/more work than you asked for/));
    expect(meta.wishes_missed.at(-1)).toBe('No dish of this week uses up: swordfish.');
    const free = await generate(member, {
      cooking: { weekday_minutes: 180, weekend_minutes: 180, most_price_class: 4 },
    });
    expect(free.meta.wishes_missed).toEqual([]);
  });

  test('EXT-29: a week that misses a goal is shown before it is saved, and saved as shown', async () => {
    const member = await plannerMember(app);
    const request = { onlyIfGoalsMet: true, targetCalories: 1500, diet: 'Vegan' };
    const preview = await generate(member, request);
    expect(preview.meta.misses[0]).toMatch(/^This week has .* a day; aim for/);
    expect(preview.meta.is_saved).toBe(false);
    expect(
      Object.values(await member.week(start))
        .flat()
        .flatMap(({ items }) => items),
    ).toEqual([]);
    const saved = await generate(member, { ...request, onlyIfGoalsMet: false, seed: preview.meta.seed });
    expect(saved.meta.is_saved).toBe(true);
    const shown = (days: readonly Day[]) =>
      itemsOf(days).map(({ date, slot, title, servings }) => [date, slot, title, servings]);
    expect(shown(saved.data)).toEqual(shown(preview.data));
  });
});
