import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccount, demoCollections, demoOthers } from '#scripts/demo/demo-content.ts';
import { fillDemo } from '#scripts/demo/fill.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await startTestApp();
  url = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

async function found() {
  const body = {
    grant_type: 'password',
    client_id: 'app',
    username: demoAccount.email,
    password: demoAccount.password,
  };
  const { access_token: token } = await app.ok('issueToken', { body });
  const { data: user } = await app.ok('getCurrentUser', { token });
  const favorites = await app.ok('listFavoriteRecipes', { token });
  const { data: collections } = await app.ok('listCollections', { token });
  const [first] = favorites.data.map(({ id }) => id).sort((a, b) => a - b);
  const reviews = await app.db.selectFrom('reviews').select(['recipe_id', 'rating', 'comment']).execute();
  const params = { id: '105' };
  const { data: health } = await app.ok('getHealthQuestions', { token, params });
  const { data: advice } = await app.ok('listRecommendations', { token });
  const { data: weeks } = await app.ok('listMealPlans', { token });
  const week = Object.values(weeks[0] ?? {}).map((plans) => plans.flatMap(({ items }) => items));
  return { user, health, advice, week, favorites: favorites.meta.total, collections, reviews, first };
}

test('the demo has a member with a history, and filling it again changes nothing', async () => {
  await fillDemo(url);
  const once = await found();
  expect(once.user).toMatchObject({ name: 'Maya Lindqvist', email: 'demo@example.com' });
  expect(once.user.activated_subscription).toMatchObject({ status: 'trialing', duration: 'yearly' });
  const trialEnds = Date.parse(once.user.activated_subscription?.trial_ends_at ?? '');
  expect((trialEnds - app.clock.now().getTime()) / (24 * 60 * 60 * 1000)).toBe(9);
  expect(once.user.features).toContain('meal_plan');
  expect(once.health.health_questionnaire_completion).toBe(100);
  expect(once.health.healthscore).toBeGreaterThan(50);
  expect(once.advice.allrecs.length).toBeGreaterThan(5);
  expect(once.advice.urgent_help).toBeNull();
  expect(once.week.map((items) => items.length >= 3)).toEqual(Array(7).fill(true));
  expect(once.week.flat().filter(({ type, fit }) => type === 'Recipe' && fit.kind !== 'fits')).toEqual([]);
  expect(once.favorites).toBe(6);
  expect(once.reviews).toHaveLength(1 + demoOthers.reduce((count, { reviews }) => count + reviews.length, 0));
  for (const { name } of demoCollections)
    expect(once.collections.find((collection) => collection.name === name)?.recipes_count).toBeGreaterThan(0);
  await fillDemo(url);
  const twice = await found();
  expect({ ...twice, reviews: twice.reviews.length }).toEqual({ ...once, reviews: once.reviews.length });
});
