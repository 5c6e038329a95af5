import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { day, openShop, type Shop } from '#tests/server/membership/sandbox-shop.ts';
import { traces as tracesIn } from '#tests/server/traces.ts';
import { busyMember } from './busy-member.ts';
import { form } from './forms.ts';
import { addApp, addPasskey, firstStep } from './two-step-member.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const today = '2026-05-04';
const traces = (text: string) => tracesIn(app.db, text);

test('EXT-08 the export contains everything the member has entered', async () => {
  const { token, userId, recipeId, email } = await busyMember(app, shop);
  const tick = { user_id: userId, starts_on: today, food_id: 'carrot', grams: 500 };
  await app.db.insertInto('shopping_ticks').values(tick).execute();
  const { data } = await app.ok('exportCurrentUser', { token });
  expect(data.user).toMatchObject({ id: userId, email, bio: `Bio of ${userId}` });
  expect(data.user.subscriptions).toHaveLength(1);
  expect(data.metas).toContainEqual({ name: 'recipes_diet', value: ['Vegetarian'] });
  expect(data.favorite_recipe_ids).toEqual([recipeId]);
  expect(data.collections).toMatchObject([{ name: `Soups of ${userId}`, recipe_ids: [recipeId] }]);
  expect(data.reviews).toMatchObject([{ recipe_id: recipeId, rating: 4, comment: `Said by ${userId}` }]);
  expect(data.recipe_notes).toMatchObject([{ recipe_id: recipeId, text: `Noted by ${userId}` }]);
  expect(data.figure_reports).toMatchObject([{ recipe_id: recipeId, text: `Doubted by ${userId}` }]);
  expect(data.cooked_recipes).toEqual([{ recipe_id: recipeId, cooked_on: today, servings: 2 }]);
  expect(data.custom_foods).toMatchObject([{ title: `Bar of ${userId}` }]);
  expect(data.meal_plans).toMatchObject([{ date: today, items: [{ recipe_id: recipeId }] }]);
  expect(Object.keys(data.health_answers).length).toBeGreaterThan(0);
  expect(data.calorie_target).toBe(2150);
  const { data: calendar } = await app.ok('getCalendarAddress', { token });
  expect([data.calendar_path, typeof calendar.path]).toEqual([calendar.path, 'string']);
  expect(data.shopping_ticks).toEqual([{ starts_on: today, food_id: 'carrot', grams: 500 }]);
  expect(data.purchases).toMatchObject([{ package_id: 'plus', currency: 'usd', discount_code: null }]);
  expect(data.household).toMatchObject({ position: 'owner', dependents: [{ name: `Child of ${userId}` }] });
  expect(data.push_tokens).toMatchObject([{ token: `device of ${userId}` }]);
  expect(data.notifications.map(({ payload }) => payload.title)).toContain('Welcome to Kindfare');
});

test('EXT-08 every table with member data is in the export, or has no data to export', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'user_id' order by 1`.execute(app.db);
  const exported = [
    'account_changes',
    'checkouts',
    'collection_recipes',
    'collections',
    'consents',
    'cooked_recipes',
    'custom_foods',
    'diary_records',
    'favorites',
    'figure_reports',
    'files',
    'health_answers',
    'health_scores',
    'household_adults',
    'household_dependents',
    'ingredient_bindings',
    'meal_planners',
    'meal_plans',
    'notifications',
    'passkeys',
    'payments',
    'plan_items',
    'push_tokens',
    'recipe_notes',
    'referral_rewards',
    'report_links',
    'reviews',
    'sessions',
    'shopping_ticks',
    'social_identities',
    'subscriptions',
    'trigger_events',
    'trigger_limits',
    'trigger_programs',
    'user_metas',
    'withdrawals',
  ];
  const ofTheMoment = [
    'applied_changes',
    'authenticators',
    'confirmations',
    'household_invites',
    'member_versions',
    'one_time_code_tokens',
    'one_time_codes',
    'outbox',
    'pushes',
    'recovery_codes',
    'session_tokens',
    'sign_in_codes',
    'token_owners',
    'two_step_setups',
    'two_step_tokens',
  ];
  const ofTheShop = ['payment_customers', 'redemptions', 'referral_sales'];
  const known = [...exported, ...ofTheMoment, ...ofTheShop];
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

test('EXT-08 a deletion request signs out everywhere, cancels payments, sends a mail, and deletes the account after 14 days', async () => {
  const member = await busyMember(app, shop);
  const { token, userId, email } = member;
  await addApp(app, member);
  await addPasskey(app, member);
  await firstStep(app, member);
  const { data } = await app.ok('deleteCurrentUser', { token });
  expect(data.due_at).toBe(new Date(app.clock.now().getTime() + 14 * day).toISOString());
  await app.fails('getCurrentUser', 401, { token });
  const mails = await app.db.selectFrom('outbox').select('encrypted').where('user_id', '=', userId).execute();
  const sent = mails.map(({ encrypted }) => JSON.parse(app.context.secrets.decrypt(encrypted) ?? '{}'));
  expect(sent).toContainEqual(
    expect.objectContaining({
      to: email,
      subject: expect.stringMatching(/^Your Kindfare account ends on May \d+, 2026$/),
    }),
  );
  const live = await app.db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['trialing', 'active', 'past_due'])
    .execute();
  expect(live).toEqual([]);

  app.clock.advance(14 * day - 1);
  await cleanUp(app.context);
  expect(await traces(userId)).toContain('users');
  app.clock.advance(1);
  await cleanUp(app.context);
  expect(await traces(userId)).toEqual([]);
  expect(await traces(email)).toEqual([]);
});

test('EXT-08 ENT-04 the referral code of a deleted account is removed from the members it brought and from their payments', async () => {
  const [referrer, referred] = [await busyMember(app, shop), await app.member()];
  const code = `Lea-${referrer.userId.slice(0, 8)}`;
  await app.ok('updateCurrentUser', { token: referrer.token, body: { referral_code: code } });
  await app.ok('addReferralCode', { token: referred.token, body: { referral_code: code.toLowerCase() } });
  await shop.buy(referred.token);
  // until the trial has ended and the first payment was made
  await shop.pass(15 * day);
  const sales = () => app.db.selectFrom('referral_sales').select('referral_code').execute();
  expect(await sales()).toEqual([{ referral_code: code }]);
  expect(await traces(code)).toContain('users');

  await app.ok('deleteCurrentUser', { token: await shop.signIn(referrer) });
  app.clock.advance(14 * day);
  await cleanUp(app.context);
  expect(await traces(code)).toEqual([]);
  expect(await sales()).toEqual([{ referral_code: null }]);
  const { data } = await app.ok('exportCurrentUser', { token: await shop.signIn(referred) });
  expect(data.user.affiliate.referred_by).toBeNull();
});

test('EXT-08 until the deletion is due the reviews are hidden, and a sign-in shows them again', async () => {
  const { userId, recipeId, ...member } = await busyMember(app, shop);
  const reader = await app.member();
  const seen = async () => {
    const token = await shop.signIn(reader);
    const at = { token, params: { id: String(recipeId) } };
    const { data: recipe } = await app.ok('getRecipe', at);
    const { data, meta } = await app.ok('listRecipeReviews', at);
    const listed = (await app.ok('listRecipes', { token })).data.find(({ id }) => id === recipeId);
    const ratings = (await app.ok('getRecipeRatings', { token, query: { ids: String(recipeId) } })).data;
    return {
      comments: data.map(({ comment }) => comment).filter((comment) => comment.includes(userId)),
      total: meta.total,
      counts: [recipe.reviews_count, listed?.reviews_count, ratings[String(recipeId)]?.reviews_count ?? 0],
      averages: [recipe.reviews_avg, recipe.rating_avg, listed?.rating_avg],
    };
  };
  const before = await seen();
  expect(before).toMatchObject({ comments: [`Said by ${userId}`] });

  await app.ok('deleteCurrentUser', { token: member.token });
  const hidden = await seen();
  expect(hidden).toMatchObject({ comments: [], total: before.total - 1 });
  expect(hidden.counts).toEqual(before.counts.map((count) => (count ?? 0) - 1));

  await shop.signIn(member);
  expect(await seen()).toEqual(before);

  await app.ok('deleteCurrentUser', { token: await shop.signIn(member) });
  app.clock.advance(14 * day);
  await cleanUp(app.context);
  expect(await seen()).toEqual(hidden);
});

test('EXT-08 a review that is written while the deletion is scheduled is hidden too', async () => {
  const { userId, recipeId, token } = await busyMember(app, shop);
  const at = { token, params: { id: String(recipeId) } };
  const countOf = async () =>
    (
      await app.db
        .selectFrom('recipes')
        .select('reviews_count')
        .where('id', '=', recipeId)
        .executeTakeFirstOrThrow()
    ).reviews_count;
  const before = await countOf();
  const fields = await form({ rating: '2', comment: 'Written at the same time' });
  await Promise.all([
    app.call('addRecipeReview', { ...at, ...fields }),
    app.ok('deleteCurrentUser', { token }),
  ]);
  const reviews = await app.db.selectFrom('reviews').select('hidden').where('user_id', '=', userId).execute();
  expect([reviews, await countOf()]).toEqual([[{ hidden: true }], before - 1]);
});

test('EXT-08 a sign-in before that cancels the deletion, with a notification', async () => {
  const { userId, recipeId, ...member } = await busyMember(app, shop);
  await app.ok('deleteCurrentUser', { token: member.token });
  app.clock.advance(13 * day);
  const token = await shop.signIn(member);
  app.clock.advance(2 * day);
  await cleanUp(app.context);
  const again = await shop.signIn(member);
  const { data } = await app.ok('exportCurrentUser', { token: again });
  expect(data.favorite_recipe_ids).toEqual([recipeId]);
  expect(data.notifications.map(({ payload }) => payload.title)).toContain('Good to have you back');
  expect(data.user.features).toEqual([]);
  expect(token).not.toBe(again);
});
