import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { file, form } from '#tests/server/accounts/forms.ts';
import { codeFor } from '#tests/server/accounts/mail-inbox.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { png } from '#tests/server/files/pictures.ts';
import { openShop, type Shop } from '#tests/server/membership/sandbox-shop.ts';
import { partnerClient } from './partner-client.ts';

/** The calls of the API rows of docs/requirements.md, which are those of the two documents. */
const documented = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(
    /^\| API-\d+ \| (?:\(guest\) )?`(GET|POST|PUT|DELETE) \/?([^`]+)`/gm,
  ),
].map(([, method, path]) => `${method} ${path}`);

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const email = 'mary@example.com';
const password = 'a quiet orange lamp';
const date = '2026-05-05';

test('a strict client that knows only the contract walks all documented calls', async () => {
  const { ok, refused, useToken, walked } = partnerClient(app, {
    'x-partner-id': 'main',
    'x-requested-with': 'XMLHttpRequest',
  });
  const guest = { isGuest: true } as const;
  const grant = { grant_type: 'password', client_id: 'app', client_secret: 'app', username: email };

  // an account, whose code the next one names
  const first = { email: 'ann@example.com', password };
  await ok('registerUser', 'POST auth/register', {
    ...guest,
    body: { ...first, name: '__', password_confirmation: password },
  });
  const anns = { ...grant, username: first.email, password };
  useToken((await ok('issueToken', 'POST auth/token', { ...guest, body: anns })).access_token);
  const code = 'ANN-42';
  await ok('updateCurrentUser', 'PUT users/me', { body: { referral_code: code } });
  await ok('logOut', 'POST auth/logout');
  await ok('getSettings', 'GET recipes-plus/settings', guest);
  const isKnown = () => ok('checkEmail', 'POST auth/check-email', { ...guest, body: { email } });
  expect((await isKnown()).exists).toBe(false);
  const names = { name: '__', email, password, password_confirmation: password };
  await ok('registerUser', 'POST auth/register', { ...guest, body: names });
  expect((await isKnown()).exists).toBe(true);
  const signIn = async (secret: string) => {
    const body = { ...grant, password: secret };
    useToken((await ok('issueToken', 'POST auth/token', { ...guest, body })).access_token);
  };
  await signIn(password);
  app.clock.advance(120_000);
  const mailed = await ok('sendVerificationCode', 'POST auth/email/verification-notification');
  await ok('verifyEmail', 'POST auth/email/verification', {
    body: { otp_token: mailed.data.otp_token, code: await codeFor(app, email) },
  });
  expect((await ok('getCurrentUser', 'GET users/me')).data.email_verified_at).not.toBeNull();
  app.clock.advance(120_000);
  const forgotten = await ok('requestPasswordReset', 'POST auth/forgot-password', {
    ...guest,
    body: { email },
  });
  const renewed = { password: `${password}s`, password_confirmation: `${password}s` };
  await ok('resetPassword', 'POST auth/reset-password', {
    ...guest,
    body: { otp_token: forgotten.data.otp_token, code: await codeFor(app, email), ...renewed },
  });
  await signIn(renewed.password);
  // this member has a password
  await refused('verifyThirdParty', 'POST users/me/verify-third-party', 403);
  const profile = { name: 'Mary Ann', date_of_birth: '1990-05-03', gender: 'other', weight: 150, height: 67 };
  const saved = await ok('updateCurrentUser', 'PUT users/me', { body: profile });
  expect(saved.data).toMatchObject({ name: 'Mary Ann', weight: 150 });
  await ok('uploadPhoto', 'POST users/me/photo', { form: await form({ photo: file(await png(40, 40)) }) });
  await ok('deletePhoto', 'DELETE users/me/photo');
  const flag = { first_membership: false };
  const metas = await ok('saveMetas', 'POST users/me/metas', { body: flag });
  expect((await ok('listMetas', 'GET users/me/metas')).data).toEqual(metas.data);
  await ok('addReferralCode', 'POST users/me/add-referral-code', { body: { referral_code: code } });
  const token = 'cT9x-example-token';
  await ok('registerPushToken', 'POST users/fcm-tokens', { body: { token } });
  await ok('getPushToken', 'GET users/fcm-tokens/{token}', { params: { token } });
  await ok('deletePushToken', 'DELETE users/fcm-tokens/{token}', { params: { token } });

  // a membership, paid on the page whose address the checkout gives
  const plans = await ok('listPackages', 'GET packages');
  const plan = plans.data.find(({ id }) => id === 'plus') ?? plans.data[0];
  const chosen = await ok('getPackage', 'GET packages/{id}', { params: { id: plan?.id ?? '' } });
  const order = { package_id: chosen.data.id, package_duration: 'yearly' };
  const { data: checkout } = await ok('startCheckout', 'POST checkout', { body: order });
  expect(new URL(checkout.url).protocol).toBe('http:');
  expect((await shop.pay(checkout.url)).status).toBe(303);
  const held = (await ok('getCurrentUser', 'GET users/me')).data.subscriptions.find(
    ({ status }) => status !== 'canceled',
  );
  const subscription = { params: { id: held?.id ?? '' } };
  await ok('cancelAutoRenewal', 'DELETE users/me/subscriptions/{id}/auto-renewal', subscription);
  await ok('enableAutoRenewal', 'POST users/me/subscriptions/{id}/auto-renewal', subscription);

  // notifications and pages
  const notices = await ok('listNotifications', 'GET users/me/notifications');
  await ok('countUnreadNotifications', 'GET users/me/notifications/unread-count');
  for (const { id } of notices.data.slice(0, 1))
    await ok('markNotificationRead', 'POST users/me/notifications/{id}/mark-as-read', { params: { id } });
  await ok('markAllNotificationsRead', 'POST users/me/notifications/mark-all-as-read');
  await ok('getPage', 'GET pages/{id}', { ...guest, params: { id: 'faq' } });

  // recipes: ids go back as they came
  const list = await ok('listRecipes', 'GET recipes', { query: { per_page: '5' } });
  const [soup, bread] = list.data;
  if (soup === undefined || bread === undefined) throw new Error('There are no recipes.');
  const recipe = { params: { id: soup.id } };
  await ok('getRecipe', 'GET recipes/{id}', recipe);
  await ok('getRecipeNutrients', 'GET recipes/{id}/nutrients', recipe);
  await ok('getRecipeIngredients', 'GET recipes/{id}/ingredients', recipe);
  await ok('getGuestRecipe', 'GET guest/recipes/{id}', { ...guest, ...recipe });
  await ok('getGuestRecipeNutrients', 'GET guest/recipes/{id}/nutrients', { ...guest, ...recipe });
  await ok('getGuestRecipeIngredients', 'GET guest/recipes/{id}/ingredients', { ...guest, ...recipe });
  await ok('listGuestRecipeReviews', 'GET guest/recipes/{id}/reviews', { ...guest, ...recipe });
  await ok('listMealTypes', 'GET recipes/meal-types');
  await ok('listProteinSources', 'GET recipes/protein-sources');
  await ok('listDiets', 'GET recipes/diet');
  await ok('listIngredients', 'GET recipes/ingredients');
  const ids = { query: { ids: String(soup.id) } };
  await ok('getRecipeRatings', 'GET recipes/reviews', ids);
  await ok('getNutrientsOfRecipes', 'GET recipes/nutrients', ids);
  await ok('searchIngredients', 'GET recipes/search-ingredients', { query: { query: 'carrot' } });
  const oxalate = { query: { name: 'oxalate' } };
  await ok('getIncludedIngredients', 'GET recipes/include-ingredients', oxalate);
  await ok('getExcludedIngredients', 'GET recipes/exclude-ingredients', oxalate);
  const reset = { body: { name: 'oxalate' } };
  await ok('resetExcludedIngredients', 'POST recipes/reset-exclude-ingredients', reset);
  const review = { ...recipe, form: await form({ rating: '5', comment: 'Smooth and mild.' }) };
  await ok('addRecipeReview', 'POST recipes/{id}/reviews', review);
  const reviews = await ok('listRecipeReviews', 'GET recipes/{id}/reviews', recipe);
  expect(reviews.data).toHaveLength(1);
  await ok('toggleFavorite', 'POST recipes/{id}/favorites', { ...recipe, body: { is_favorite: true } });
  const favorites = await ok('listFavoriteRecipes', 'GET users/me/favorite-recipes');
  expect(favorites.data.map(({ id }) => id)).toEqual([soup.id]);
  await ok('listCustomRecipes', 'GET custom-recipes', { query: { query: 'soup', number: '5', page: '1' } });

  // collections
  await ok('listCollections', 'GET recipes/collections');
  const made = await ok('createCollection', 'POST recipes/collections', { body: { name: 'Soups' } });
  const collection = { params: { id: made.data.id } };
  const recipes = [soup.id, bread.id];
  await ok('syncCollection', 'POST recipes/collections/{id}/sync', {
    ...collection,
    body: { recipe_ids: recipes },
  });
  const stored = await ok('getCollection', 'GET recipes/collections/{id}', collection);
  expect(stored.data.recipes.map(({ id }) => id).toSorted()).toEqual(recipes.toSorted());
  const within = await ok('listRecipeCollections', 'GET recipes/{id}/collections', recipe);
  const collectionIds = within.data.map(({ id }) => id);
  await ok('replaceRecipeCollections', 'POST recipes/{id}/collections', {
    ...recipe,
    body: { collection_ids: collectionIds },
  });

  // the planner
  await ok('verifyMealPlanAccess', 'GET meal-plans/verify');
  await ok('addToMealPlan', 'POST users/me/meal-plans', { body: { type: 'recipe', date, ids: recipes } });
  await ok('scheduleRecipe', 'POST recipes/{id}/meal-plan', { ...recipe, body: { date: '2026-05-06' } });
  const food = { title: 'Protein bar', price: 2.5, calories: 210, protein: 20, fat: 7, carbs: 18 };
  const bar = { ...food, diets: ['Vegetarian'], intolerances: ['Milk'] };
  await ok('createCustomFood', 'POST users/me/custom-foods', { body: bar });
  const foods = await ok('listCustomFoods', 'GET users/me/custom-foods', { query: { query: 'bar' } });
  await ok('addToMealPlan', 'POST users/me/meal-plans', {
    body: { type: 'custom_food', date, ids: foods.data.map(({ id }) => id) },
  });
  const week = await ok('listMealPlans', 'GET users/me/meal-plans', { query: { start: '2026-05-04' } });
  const day = week.data[0]?.[date]?.[0];
  if (day === undefined) throw new Error('The day is not planned.');
  const planId = day.id;
  await ok('getMealPlanNutrients', 'GET meal-plans/{id}/nutrients', { params: { id: planId } });
  const servings = { params: { id: planId, recipeId: soup.id }, body: { servings: 2 } };
  await ok('setPlannedServings', 'POST meal-plans/{id}/recipes/{recipeId}/servings', servings);
  const one = { query: { date, recipe_id: String(soup.id) } };
  await ok('removeFromMealPlan', 'DELETE users/me/meal-plans', one);
  await ok('clearMealPlanDay', 'DELETE users/me/meal-plans/date', { query: { date } });
  const wish = { date, timeFrame: 'day', targetCalories: 2000, diet: '' };
  await ok('generateMealPlan', 'POST users/me/meal-plans/generate', { body: wish });

  // health
  await ok('getHealthQuestions', 'GET swims/105/health-questions');
  const categories = await ok('listQuestionnaireCategories', 'GET health-questions');
  const category = { params: { id: categories.data[0]?.id ?? '' } };
  const questions = await ok('getHealthQuestions', 'GET swims/{id}/health-questions', category);
  for (const { id, version } of (await ok('listConsents', 'GET users/me/consents')).data)
    await ok('giveConsent', 'PUT users/me/consents/{id}', { params: { id }, body: { version } });
  const single = questions.data.pages
    .flatMap(({ inputs }) => inputs)
    .find(({ groups }) => groups.length === 0);
  const asked = single?.input_id ?? 0;
  await ok('submitHealthAnswers', 'POST swims/{id}/health-questions', {
    ...category,
    body: { [`INPUT_${asked}`]: 0 },
  });
  const medicines = await ok('getHealthQuestions', 'GET swims/rx/health-questions');
  const medicine = medicines.data.inputs?.[0]?.input_id ?? 0;
  const none = { body: { [`INPUT_${medicine}`]: 0 } };
  await ok('submitHealthAnswers', 'POST swims/rx/health-questions', none);
  await ok('listRecommendations', 'GET users/me/recommendations');

  await ok('cancelSubscription', 'POST users/me/subscriptions/{id}/cancel', subscription);
  expect(documented.filter((call) => !walked.has(call))).toEqual([]);
});
