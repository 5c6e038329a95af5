import { healthContent } from '#server/health/health-content.ts';
import type { TestApp, TestMember } from '#tests/server/app-under-test.ts';
import { choicesBy, pairsOf } from '#tests/server/health/health-member.ts';
import type { Shop } from '#tests/server/membership/sandbox-shop.ts';
import { form } from './forms.ts';

const today = '2026-05-04';
const childOf5 = {
  name: 'Lena',
  kind: 'child',
  age: 5,
  allergens: ['Milk'],
  diets: [],
  excluded_foods: [],
  low: [],
  energy_target: null,
};

export interface BusyMember extends TestMember {
  readonly userId: string;
  readonly recipeId: number;
}

/** A member with data in every part of the product. */
export async function busyMember(app: TestApp, shop: Shop): Promise<BusyMember> {
  const member = await app.member();
  const { token } = member;
  const { id: userId } = await shop.buy(token);
  const [{ id: recipeId } = { id: 0 }] = (await app.ok('listRecipes', { token })).data;
  const at = { token, params: { id: String(recipeId) } };
  await app.ok('updateCurrentUser', { token, body: { name: `Trace of ${userId}`, bio: `Bio of ${userId}` } });
  await app.ok('toggleFavorite', at);
  await app.ok('addRecipeReview', { ...at, ...(await form({ rating: '4', comment: `Said by ${userId}` })) });
  await app.ok('recordCooked', { ...at, body: { cooked_on: today, is_cooked: true, servings: 2 } });
  await app.ok('saveRecipeNote', { ...at, body: { text: `Noted by ${userId}` } });
  await app.ok('reportFigure', { ...at, body: { text: `Doubted by ${userId}` } });
  const { data: soups } = await app.ok('createCollection', { token, body: { name: `Soups of ${userId}` } });
  await app.ok('syncCollection', { token, params: { id: soups.id }, body: { recipe_ids: [recipeId] } });
  await app.ok('addToMealPlan', { token, body: { type: 'recipe', date: today, ids: [String(recipeId)] } });
  await app.ok('createCustomFood', { token, body: { title: `Bar of ${userId}`, calories: 200 } });
  await app.ok('createCalendarAddress', { token });
  await app.ok('setCalorieTarget', { token, body: { target_calories: 2150 } });
  await app.ok('registerPushToken', { token, body: { token: `device of ${userId}` } });
  const { questionnaire } = await healthContent(app.context);
  const [first] = questionnaire.categories;
  if (first === undefined) throw new Error('There is nothing to ask.');
  await app.ok('submitHealthAnswers', {
    token,
    params: { id: first.id },
    body: pairsOf(first, choicesBy(questionnaire, 'best')),
  });
  await app.ok('savePreferences', { token, body: { recipes_diet: ['Vegetarian'] } });
  await app.ok('createHousehold', { token, body: { shares_food: true, shares_energy: true } });
  await app.ok('createHouseholdInvite', { token });
  await app.ok('addDependent', { token, body: { ...childOf5, name: `Child of ${userId}` } });
  return { ...member, userId, recipeId };
}
