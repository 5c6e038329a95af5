import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { planProfile } from '#domain/meal-plan/plan-rules.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { noLists } from '#server/queries/member-lists.ts';
import { findPlanCandidates } from '#server/queries/plan-candidates.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
let recipes: readonly { id: number; ref_id: string; food_ids: readonly string[] }[] = [];
beforeAll(async () => {
  app = await startTestApp();
  recipes = await app.db.selectFrom('recipes').select(['id', 'ref_id', 'food_ids']).execute();
});
afterAll(() => app.close());

const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
const isOnion = (id: string) => /^(onion|(red|sweet|dried)-onion|scallion|shallot)(-|$)/.test(id);
/** Dishes with an onion of another kind and none of that name. */
const otherOnions = () =>
  recipes.filter(({ food_ids: ids }) => ids.includes('red-onion') && !ids.includes('onion'));

async function memberWithout(...names: string[]) {
  const { token } = await app.member();
  await app.ok('savePreferences', { token, body: { recipes_disliked_ingredients: names } });
  return token;
}
const sentenceFor = async (token: string, ref: string) =>
  (await app.ok('getRecipe', { token, params: { id: ref } })).data.fit?.sentence;
const candidatesWithout = async (...excludedIngredients: string[]) => {
  const profile = planProfile({ ...noPreferences, excludedIngredients }, noLists, app.context.foods);
  if ('unknown' in profile) throw new Error(JSON.stringify(profile.unknown));
  const search = { slots, rules: rulesOf(profile), owner: null, withBreaking: false, seed: 1 };
  return (await findPlanCandidates(app.context, search)).map(({ id }) => id);
};
const totalWithout = async (token: string, ...ingredients: string[]) =>
  (await app.ok('countRecipes', { token, query: { ingredients } })).data.total;

test('EXT-13 who leaves out onion gets none with red onion or onion powder, in a search, a plan, or a verdict', async () => {
  const token = await memberWithout('Onion');
  const [dish] = otherOnions();
  expect(await sentenceFor(token, dish?.ref_id ?? '')).toMatch(
    /^Not for you: has red onion( and [a-z ]+)? \(left out with onion\)$/,
  );
  const withoutAny = recipes.filter(({ food_ids: ids }) => !ids.some(isOnion));
  const planned = new Set(await candidatesWithout('Onion'));
  const served = recipes.filter(({ id }) => planned.has(id));
  expect(served.length).toBeGreaterThan(0);
  expect(served.filter(({ food_ids: ids }) => ids.some(isOnion))).toEqual([]);
  expect(await totalWithout(token, 'Onion')).toBeLessThanOrEqual(withoutAny.length);
  const { data: found } = await app.ok('listRecipes', {
    token,
    query: { ingredients: ['Onion'], per_page: 50 },
  });
  const shown = recipes.filter(({ id }) => found.some((hit) => hit.id === id));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter(({ food_ids: ids }) => ids.some(isOnion))).toEqual([]);
});

test('EXT-13 who leaves out red onion only still gets dishes with other onions', async () => {
  const token = await memberWithout('Red Onion');
  const plain = recipes.find(({ food_ids: ids }) => ids.includes('onion') && !ids.includes('red-onion'));
  const [red] = otherOnions();
  expect(await sentenceFor(token, plain?.ref_id ?? '')).toBe('Fits you: red onion');
  expect(await sentenceFor(token, red?.ref_id ?? '')).toBe('Not for you: has red onion');
  const planned = await candidatesWithout('Red Onion');
  const isPlanned = ({ id }: { readonly id: number }) => planned.includes(id);
  expect(recipes.filter(({ food_ids: ids }) => ids.includes('red-onion')).some(isPlanned)).toBe(false);
  expect(recipes.filter(({ food_ids: ids }) => ids.includes('onion')).some(isPlanned)).toBe(true);
});

test('EXT-13 who picks an ingredient to leave out reads what else goes with it', async () => {
  const { token } = await app.member();
  const { data, kinds } = await app.ok('searchIngredients', { token, query: { query: 'onion' } });
  expect(data).toContain('Red Onion');
  expect(kinds['Onion']).toEqual(expect.arrayContaining(['Red Onion', 'Onion Powder', 'Scallion']));
  expect(kinds['Onion']).not.toContain('Leek');
  expect(kinds).not.toHaveProperty('Red Onion');
});
