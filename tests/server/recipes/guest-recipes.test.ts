import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const answers = {
  recipes_excluded_ingredients: ['Milk'],
  recipes_diet: ['Vegetarian'],
  recipe_low_histamine_enabled: true,
} as const;
const find = async (body: object) => (await app.ok('findGuestRecipes', { body })).data;

describe('EXT-27 dishes for the answers of a guest', () => {
  test('a dozen of several meals, each as a member with these preferences sees it', async () => {
    const dishes = await find(answers);
    expect(dishes).toHaveLength(12);
    expect(new Set(dishes.map(({ id }) => id)).size).toBe(12);
    expect(new Set(dishes.map(({ category }) => category)).size).toBeGreaterThan(2);
    const { token } = await app.member();
    await app.ok('savePreferences', { token, body: answers });
    for (const { id, fit, verdicts } of dishes) {
      const { data } = await app.ok('getRecipe', { token, params: { id } });
      expect(fit).toEqual({ kind: data.fit?.kind, sentence: data.fit?.sentence });
      expect(['fits', 'at_limit']).toContain(fit?.kind);
      expect(verdicts.histamine.limit).toBe(1);
    }
  });

  test('without answers nothing is judged, and more than fits is not shown', async () => {
    const dishes = await find({});
    expect(dishes).toHaveLength(12);
    expect(dishes.every(({ fit }) => fit?.sentence === '')).toBe(true);
    const limits = ['oxalate', 'histamine', 'sulfur', 'salicylate', 'fodmap'];
    const all = Object.fromEntries(limits.map((axis) => [`recipe_low_${axis}_enabled`, true]));
    const few = await find({ ...all, recipes_diet: ['Vegan', 'Ketogenic', 'Paleo', 'Whole30'] });
    expect(few.length).toBeLessThan(12);
  });

  test('the page of any recipe is judged with its reasons, and the answers are not stored', async () => {
    const params = { id: 'fish-pie' };
    const { data } = await app.ok('judgeGuestRecipe', { params, body: answers });
    expect(data.fit?.kind).toBe('not_for_you');
    expect(data.fit?.reasons.map(({ name }) => name)).toContain('Milk');
    expect(data.is_favorite).toBeUndefined();
    const { data: again } = await app.ok('getGuestRecipe', { params });
    expect(again.fit).toBeUndefined();
    await app.fails('judgeGuestRecipe', 404, { params: { id: 'no-such-dish' }, body: answers });
  });

  test('a misspelled answer is refused, not ignored', async () => {
    await app.fails('findGuestRecipes', 422, { body: { recipes_excluded_ingredients: ['Mlik'] } });
  });
});
